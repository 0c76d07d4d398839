package import PackFormat

/// The notation of numbers in one language.
package struct NumberForm: Sendable {
  /// A word for a power of ten.
  package struct Scale: Sendable {
    package let zeros: UInt8
    /// The word behind a number, with the space before it, if the language writes one.
    package let word: String
    /// The word behind a number below 2, where that differs.
    package let belowTwo: String

    package init(_ zeros: UInt8, _ word: String, belowTwo: String? = nil) {
      self.zeros = zeros
      self.word = word
      self.belowTwo = belowTwo ?? word
    }
  }

  /// The words for powers of ten, the largest first.
  package let scales: [Scale]
  /// The separator between the thousands of the whole part.
  package let separator: String
  package let decimalMark: String
  /// The smallest number of whole digits that is written with separators.
  package let fewestGroupedDigits: Int
  /// True if a number before a word has at least one decimal place, as in `3.0 million`.
  package let showsTenths: Bool
  /// The sign before a number below zero.
  package let minus: String

  package init(
    _ scales: [Scale], separator: String, decimalMark: String, fewestGroupedDigits: Int = 4,
    showsTenths: Bool = true, minus: String = "−"
  ) {
    self.scales = scales
    self.separator = separator
    self.decimalMark = decimalMark
    self.fewestGroupedDigits = fewestGroupedDigits
    self.showsTenths = showsTenths
    self.minus = minus
  }

  /// The notation of English texts.
  package static var english: NumberForm { english(minus: "−") }

  /// The notation of English texts in which an author can copy a number into a source.
  package static var typed: NumberForm { english(minus: "-") }

  private static func english(minus: String) -> NumberForm {
    NumberForm(
      [Scale(12, " trillion"), Scale(9, " billion"), Scale(6, " million")], separator: ",",
      decimalMark: ".", minus: minus)
  }

  /// Returns a whole number with separators.
  package func grouped(_ number: Int64) -> String { written(ExactDecimal(number).text) }

  /// Returns plain digits with separators and the decimal mark of this language.
  fileprivate func written(_ text: String) -> String {
    let digits = Array(text.utf8)
    if digits.first == UInt8(ascii: "-") { return minus + written(String(text.dropFirst())) }
    let end = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
    let isGrouped = end >= fewestGroupedDigits
    var written: [UInt8] = []
    for (index, byte) in digits.enumerated() {
      if isGrouped, index > 0, index < end, (end - index) % 3 == 0 {
        written += Array(separator.utf8)
      }
      if index == end { written += Array(decimalMark.utf8) } else { written.append(byte) }
    }
    return String(decoding: written, as: UTF8.self)
  }
}

extension ExactDecimal {
  /// Returns the number as a player reads it: `3.1 billion`, `2.5 million`, `12,345`, `8,848.86`,
  /// and a year as `1969`.
  ///
  /// The text is exact: the word for a power of ten is used only if at most three decimal places
  /// suffice.
  package func shown(asYear: Bool, _ form: NumberForm = .typed) -> String {
    if asYear { return mantissa < 0 ? form.minus + text.dropFirst() : text }
    guard isInteger,
      let scale = form.scales.first(where: {
        mantissa.magnitude >= Self.power(of: $0.zeros).magnitude
      })
    else { return form.written(text) }
    let thousandth = Self.power(of: scale.zeros - 3)
    guard mantissa % thousandth == 0,
      let number = ExactDecimal(mantissa: mantissa / thousandth, scale: 3)
    else { return form.written(text) }
    let digits = number.isInteger && form.showsTenths ? number.text + ".0" : number.text
    let isBelowTwo = mantissa.magnitude / Self.power(of: scale.zeros).magnitude < 2
    return form.written(digits) + (isBelowTwo ? scale.belowTwo : scale.word)
  }
}
