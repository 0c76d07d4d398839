internal import Rows

/// A number of another program in the spelling that tables have: digits with a point.
enum DecimalText {
  /// Returns the number in its plain spelling, also if it has an exponent; nil if the text is none.
  static func plain(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard (1...2).contains(parts.count), let number = NumberAndTolerance.plain(String(parts[0]))
    else { return nil }
    guard parts.count == 2 else { return number }
    guard let exponent = Int(parts[1]), -30...30 ~= exponent else { return nil }
    return NumberAndTolerance.plain(moved(number, by: exponent)).map(withoutZeros)
  }

  /// Moves the point of a number to the right, or to the left.
  private static func moved(_ number: String, by places: Int) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let parts = number.dropFirst(sign.count).split(separator: ".")
    var whole = String(parts.first ?? "0")
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    if places >= 0 {
      fraction += String(repeating: "0", count: max(0, places - fraction.count))
      whole += fraction.prefix(places)
      fraction = String(fraction.dropFirst(places))
    } else {
      whole = String(repeating: "0", count: max(0, 1 - places - whole.count)) + whole
      fraction = whole.suffix(-places) + fraction
      whole = String(whole.dropLast(-places))
    }
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func withoutZeros(_ number: String) -> String {
    guard number.contains(".") else { return number }
    var digits = number
    while digits.last == "0" { digits.removeLast() }
    return digits.last == "." ? String(digits.dropLast()) : digits
  }
}

/// A number of a quiz with the distance at which an answer still counts, as in `3.14:0.01` or `1..5`.
struct NumberAndTolerance: Equatable {
  /// The number in digits with a decimal point.
  let value: String
  /// The tolerance as it is written; nil if there is none.
  let tolerance: String?

  /// Reads `5`, `5:2` and `3..7`; nil for anything else, and for an interval of which no whole number is the middle.
  init?(_ text: String) {
    let dots = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    if dots.count == 2 {
      guard let low = Int(dots[0]), let high = Int(dots[1]), low <= high else { return nil }
      let (sum, overflows) = low.addingReportingOverflow(high)
      guard !overflows, sum % 2 == 0 else { return nil }
      (value, tolerance) = ("\(sum / 2)", low == high ? nil : text)
      return
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), let number = Self.plain(parts[0]) else { return nil }
    value = number
    tolerance =
      parts.count == 2 && Double(decimal: parts[1]).map { $0 != 0 } ?? true ? parts[1] : nil
  }

  /// Returns a decimal number in its plain spelling; nil if the text is none.
  static func plain(_ text: String) -> String? {
    var digits = text.utf8.filter { $0 > 0x20 }[...]
    let sign = digits.first == UInt8(ascii: "-") ? "-" : ""
    if let first = digits.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.contains(where: { 0x30...0x39 ~= $0 }),
      parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0 } })
    else { return nil }
    let whole = String(decoding: parts[0].drop { $0 == 0x30 }, as: UTF8.self)
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    let number = (whole.isEmpty ? "0" : whole)
    let decimals = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    return number + decimals == "0" ? "0" : sign + number + decimals
  }
}
