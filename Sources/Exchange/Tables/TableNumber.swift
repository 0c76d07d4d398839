internal import PackFormat
internal import Rows
internal import TextUnicode

/// Numbers in the cells of tables of other programs.
enum TableNumber {
  /// Returns a number in digits with a decimal point; a text that is no number, or may be two, stays as it is.
  static func plain(_ text: String) -> String {
    let text = text.collapsed
    if let number = DecimalText.plain(text) { return number }
    guard let fix = NumberFix(text.utf8), fix.isCertain else { return text }
    return fix.number.text
  }

  /// Returns the number that a workbook stores, as its program shows it: with 15 digits at most.
  ///
  /// Workbooks store 0.1 + 0.2 as 0.30000000000000004. `hundredfold` numbers are shown in percent.
  static func stored(_ text: String, hundredfold: Bool = false) -> String {
    guard let value = Double(text), value.isFinite, let plain = DecimalText.plain("\(value)")
    else { return text }
    let number = rounded(plain)
    guard hundredfold else { return number }
    return (DecimalText.plain(number + "e2") ?? number) + "%"
  }

  private static let mostDigits = 15

  /// Rounds a plain number to 15 digits, and removes zeros at the end of its decimals.
  private static func rounded(_ number: String) -> String {
    guard let point = number.firstIndex(of: ".") else { return number }
    var digits = Array(number.utf8)
    let place = number.utf8.distance(from: number.startIndex, to: point)
    let first = digits.firstIndex { 0x31...0x39 ~= $0 } ?? 0
    // The point counts as a place if it stands behind the first digit.
    let end = first + mostDigits + (first < place ? 1 : 0)
    if end < digits.count, end > place {
      let isUp = digits[end] >= 0x35
      digits.removeSubrange(end...)
      if isUp { increment(&digits) }
    }
    while digits.last == 0x30 { digits.removeLast() }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Adds one to the last digit.
  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() where 0x30...0x39 ~= digits[index] {
      if digits[index] < 0x39 {
        digits[index] += 1
        return
      }
      digits[index] = 0x30
    }
    digits.insert(0x31, at: digits.first == UInt8(ascii: "-") ? 1 : 0)
  }
}

/// Tags in one cell.
enum TableTags {
  /// Returns tags with semicolons between them; commas separate tags only if there is no semicolon.
  static func separated(_ text: String) -> String {
    text.contains(";") || !text.contains(",") ? text : text.replacing(",", with: ";")
  }
}
