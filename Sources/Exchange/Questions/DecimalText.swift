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
