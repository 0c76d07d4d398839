package import PackFormat

/// The number that was probably meant by a cell that is no number.
package struct NumberFix: Equatable {
  package var number: ExactDecimal
  /// True if the text can be read in no other way.
  package var isCertain: Bool
  var reason: String

  /// The words for powers of ten; `isLocal` words belong to languages with a decimal comma and points for thousands.
  private static let words: [(word: String, zeros: UInt8, isLocal: Bool)] = [
    ("thousand", 3, false), ("million", 6, false), ("mio", 6, true), ("mn", 6, true),
    ("billion", 9, false), ("bn", 9, false), ("trillion", 12, false), ("tsd", 3, true),
    ("mrd", 9, true), ("md", 9, true), ("тыс", 3, true), ("млн", 6, true), ("млрд", 9, true),
    ("трлн", 12, true), (thousand, 3, true),
  ]
  /// A word in small letters alone: a capital K is the kelvin.
  private static let thousand = "k"
  /// Words that may be units or names as well.
  private static let doubtful: Set = [thousand, "md"]

  /// True if a text is one of the words for powers of ten.
  static func isWord(_ text: some StringProtocol) -> Bool {
    if text.lowercased() == thousand { return text == thousand }
    let text = text.lowercased()
    return words.contains { $0.word == text }
  }

  /// True unless the last letter of the text ends none of the words.
  static func mayBe(_ text: String) -> Bool {
    guard let last = text.utf8.last, 0x41...0x5A ~= last & 0xDF else { return true }
    return "dkno".utf8.contains(last | 0x20)
  }

  /// The length of a text above which no number fits.
  private static let longest = 80

  /// Nil if the text, whose white space is collapsed, is no number.
  package init?(_ text: some Collection<UInt8>, _ reading: NumberReading = .point) {
    guard text.count <= Self.longest else { return nil }
    let written = String(decoding: text, as: UTF8.self)
    // Mio. and тыс. are abbreviations.
    let text = (written.hasSuffix(".") ? String(written.dropLast()) : written).lowercased()
    guard let (word, zeros, isLocal) = Self.words.first(where: { text.hasSuffix($0.word) }),
      word != Self.thousand || written.hasSuffix(word)
    else {
      guard let digits = Digits(written.lowercased()[...], reading) else { return nil }
      self.init(number: digits.number, isCertain: digits.isCertain, reason: digits.reason)
      return
    }
    let rest = text.dropLast(word.count)
    guard let digits = Digits(rest.hasSuffix(" ") ? rest.dropLast() : rest, reading),
      let number = digits.number.shifted(by: Int(zeros))
    else { return nil }
    self.init(
      number: number,
      isCertain: !Self.doubtful.contains(word)
        && (isLocal ? digits.isCertainLocally : digits.isCertain),
      reason: "\"\(word)\" is a word, not digits")
  }

  private init(number: ExactDecimal, isCertain: Bool, reason: String) {
    self.number = number
    self.isCertain = isCertain
    self.reason = reason
  }
}

/// A number with separators between its digits, as people write it.
private struct Digits {
  let number: ExactDecimal
  var isCertain = true
  /// True if the reading is certain beside a word of a language that writes 1.234,5 for 1,234.5.
  var isCertainLocally = true
  var reason = "a number has no thousands separators"

  init?(_ text: Substring, _ reading: NumberReading) {
    if reading == .comma, let plain = Self.comma.plain(Array(text.utf8).span),
      !plain.elementsEqual(text.utf8),
      let number = Self.number(String(decoding: plain, as: UTF8.self))
    {
      self.number = number
      reason = "a comma stands before decimals in this file, and a point between thousands"
      return
    }
    // Two readings, and numbers of the file for each.
    if reading == .unclear, Self.isOfTwoReadings(text) { return nil }
    if let number = Self.number(text) {
      self.number = number
      isCertainLocally = text.split(separator: ".").dropFirst(1).first?.count != 3
      if reading == .comma, text.contains(".") {
        (isCertain, isCertainLocally) = (false, false)
        reason = "a comma stands before decimals in this file"
      }
      return
    }
    for separator: Character in [",", ".", " ", "'", "’", "_"] where text.contains(separator) {
      guard let (number, groups) = Self.grouped(text, by: separator) else { continue }
      self.number = number
      // A single comma may be a decimal comma, unless there is a point as well.
      isCertain = groups > 2 || separator != "," || text.contains(".")
      isCertainLocally = isCertain
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains("."),
      let number = Self.number(parts.joined(separator: "."))
    else { return nil }
    self.number = number
    isCertain = false
    reason = "a number has a decimal point, not a comma"
  }

  /// A decimal comma, and points between thousands.
  private static let comma = NumberStyle(
    decimal: UInt8(ascii: ","), grouping: UInt8(ascii: "."))

  /// True for a number with one point or comma, before three digits.
  private static func isOfTwoReadings(_ text: Substring) -> Bool {
    let bytes = text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    return NumberForm(bytes.span) == .doubtful
  }

  private static func number(_ text: some StringProtocol) -> ExactDecimal? {
    guard case .value(.number(let number)) = ValueParser.number(Array(text.utf8).span) else {
      return nil
    }
    return number
  }

  /// A number such as `1,234,567.8` without its separators, and the number of groups of digits.
  private static func grouped(
    _ text: Substring, by separator: Character
  ) -> (ExactDecimal, groups: Int)? {
    let isCommaPoint = separator == "." || separator != "," && text.contains(",")
    let point: Character = isCommaPoint ? "," : "."
    let parts = text.split(separator: point, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return nil }
    let groups = whole.split(separator: separator, omittingEmptySubsequences: false)
    // A leading group that begins with zero is no group: 0,125 is a fraction.
    guard let first = groups.first, groups.count > 1, (1...3).contains(first.count),
      first.first != "0", groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.joined().allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = number(
        ([groups.joined()] + parts.dropFirst().map(String.init)).joined(separator: "."))
    else { return nil }
    return (number, groups.count)
  }
}

extension ExactDecimal {
  /// This number times 10 to the power of `zeros`; nil if it does not fit.
  func shifted(by zeros: Int) -> ExactDecimal? {
    guard -18...36 ~= zeros else { return nil }
    let places = Int(scale) - zeros
    if places >= 0 {
      return UInt8(exactly: places).flatMap { ExactDecimal(mantissa: mantissa, scale: $0) }
    }
    guard -places <= 18 else { return nil }
    let (product, overflow) = mantissa.multipliedReportingOverflow(
      by: ExactDecimal.power(of: UInt8(-places)))
    return overflow ? nil : ExactDecimal(mantissa: product, scale: 0)
  }
}
