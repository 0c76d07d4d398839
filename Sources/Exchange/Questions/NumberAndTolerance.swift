internal import Rows

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
