package import PackFormat

/// The notation of numbers in one language.
package struct NumberForm: Sendable {
  package let million: String
  package let billion: String
  /// The separator between the thousands of the whole part.
  package let separator: String
  package let decimalMark: String
  /// The smallest number of whole digits that is written with separators.
  package let fewestGroupedDigits: Int

  package init(
    million: String, billion: String, separator: String, decimalMark: String,
    fewestGroupedDigits: Int
  ) {
    self.million = million
    self.billion = billion
    self.separator = separator
    self.decimalMark = decimalMark
    self.fewestGroupedDigits = fewestGroupedDigits
  }

  package static var english: NumberForm {
    NumberForm(
      million: "million", billion: "billion", separator: ",", decimalMark: ".",
      fewestGroupedDigits: 4)
  }

  /// Returns plain digits with separators and the decimal mark of this language.
  fileprivate func written(_ text: String) -> String {
    let digits = Array(text.utf8)
    let start = digits.first == UInt8(ascii: "-") ? 1 : 0
    let end = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
    let isGrouped = end - start >= fewestGroupedDigits
    var written: [UInt8] = []
    for (index, byte) in digits.enumerated() {
      if isGrouped, index > start, index < end, (end - index) % 3 == 0 {
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
  /// The text is exact: `million` and `billion` are used only if at most three decimal places
  /// suffice.
  package func shown(asYear: Bool, _ form: NumberForm = .english) -> String {
    if asYear { return text }
    let (word, one): (String, Int64) =
      mantissa.magnitude < 1_000_000_000
      ? (form.million, 1_000_000) : (form.billion, 1_000_000_000)
    if isInteger, mantissa.magnitude >= one.magnitude, mantissa % (one / 1000) == 0,
      let number = ExactDecimal(mantissa: mantissa / (one / 1000), scale: 3)
    {
      return form.written(number.isInteger ? number.text + ".0" : number.text) + " " + word
    }
    return form.written(text)
  }
}
