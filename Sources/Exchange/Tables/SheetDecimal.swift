/// A decimal number of a workbook; if it has decimals, with the 15 digits that spreadsheet programs show.
///
/// Workbooks store 0.1 + 0.2 as 0.30000000000000004.
struct SheetDecimal: Equatable {
  private static let mostDigits = 15
  /// The exponents of stored numbers beyond which a number stays a text.
  private static let exponents = -30...30

  var isNegative = false
  /// The digits as values from 0 to 9, without zeros at either end; none for zero.
  private(set) var digits: [UInt8] = []
  /// The number of digits before the decimal point; below zero if zeros follow the point.
  private(set) var point = 0

  /// Reads digits with a decimal point, and maybe an exponent; nil for other texts.
  init?(_ stored: String) {
    let parts = stored.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard (1...2).contains(parts.count), let number = NumberAndTolerance.plain(String(parts[0]))
    else { return nil }
    isNegative = number.hasPrefix("-")
    let sides = number.drop { $0 == "-" }.split(separator: ".")
    guard let whole = sides.first else { return nil }
    point = whole.utf8.count
    digits = sides.joined().utf8.map { $0 - UInt8(ascii: "0") }
    if parts.count == 2 {
      guard let exponent = Int(parts[1]), Self.exponents ~= exponent else { return nil }
      point += exponent
    }
    trim()
    if !isWhole { self = rounded(significant: Self.mostDigits) }
  }

  var isZero: Bool { digits.isEmpty }

  /// The power of ten of the first digit; 0 for zero.
  var magnitude: Int { isZero ? 0 : point - 1 }

  /// True if spreadsheet programs keep all digits of the number.
  var isStorable: Bool { digits.count <= Self.mostDigits }

  /// True if no digit stands behind the point.
  var isWhole: Bool { digits.count <= point }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { (isNegative, point) = (false, 0) }
  }

  /// Returns the number times a power of ten.
  func shifted(by places: Int) -> SheetDecimal {
    var number = self
    if !isZero { number.point += places }
    return number
  }

  /// Rounds to a number of digits behind the point; a half goes away from zero.
  func rounded(decimals: Int) -> SheetDecimal { rounded(keeping: point + decimals) }

  /// Rounds to a number of digits in all.
  func rounded(significant count: Int) -> SheetDecimal { rounded(keeping: count) }

  private func rounded(keeping count: Int) -> SheetDecimal {
    guard count < digits.count else { return self }
    var number = self
    number.digits.removeSubrange(max(0, count)...)
    if count >= 0, digits[count] >= 5 {
      if let index = number.digits.lastIndex(where: { $0 < 9 }) {
        number.digits[index] += 1
        number.digits.removeSubrange((index + 1)...)
      } else {
        number.digits = [1]
        number.point += 1
      }
    }
    number.trim()
    return number
  }

  /// The digits before the point; none if the number is below one.
  var whole: [UInt8] {
    point <= 0
      ? [] : digits.prefix(point) + Array(repeating: 0, count: max(0, point - digits.count))
  }

  /// The digits behind the point.
  var decimals: [UInt8] {
    isZero ? [] : Array(repeating: 0, count: max(0, -point)) + digits.dropFirst(max(0, point))
  }

  /// Digits with a decimal point, without zeros that say nothing.
  var plain: String { text(mark: ".") }

  func text(mark: String) -> String {
    let whole = whole
    let decimals = decimals
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : Self.text(whole))
      + (decimals.isEmpty ? "" : mark + Self.text(decimals))
  }

  static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// Returns the number as the format General shows it: with ten digits, and an exponent if it is very large or small.
  ///
  /// Whole numbers have all their digits, also where a program shows an exponent from 12 digits on.
  func general(mark: String) -> String {
    let digitsShown = 10
    switch magnitude {
    case ..<(-9): return scientific(mark: mark)
    case -9 ... -5:
      return digits.count - point < digitsShown ? text(mark: mark) : scientific(mark: mark)
    case -4 ... -1: return rounded(decimals: digitsShown - 1).text(mark: mark)
    case 0..<Self.mostDigits where isWhole: return text(mark: mark)
    case 0..<digitsShown: return rounded(significant: digitsShown).text(mark: mark)
    case digitsShown: return rounded(decimals: 0).text(mark: mark)
    default: return scientific(mark: mark)
    }
  }

  private func scientific(mark: String) -> String {
    let number = rounded(significant: 6)
    let mantissa = number.shifted(by: -number.magnitude).text(mark: mark)
    let exponent = number.magnitude
    let places = String(exponent.magnitude)
    return "\(mantissa)E\(exponent < 0 ? "-" : "+")\(places.count < 2 ? "0" : "")\(places)"
  }
}
