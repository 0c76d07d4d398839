internal import PackFormat

/// Formats numbers for people.
package enum ShownNumber {
  /// The number with commas between thousands: `1,234.5`.
  static func text(_ number: ExactDecimal) -> String { grouped(number.text) }

  static func text(_ number: some BinaryInteger) -> String { grouped("\(number)") }

  /// The number with commas and up to two decimal places.
  static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    let hundredths = Int64((number * 100).rounded())
    return text(ExactDecimal(mantissa: hundredths, scale: 2) ?? ExactDecimal(0))
  }

  /// The year, without commas.
  static func year(_ year: Double) -> String {
    year.magnitude < 1e15 ? "\(Int64(year))".replacing("-", with: "−") : "\(year)"
  }

  /// A power of ten: `0.001`, `1`, `1,000`, and `10⁶` for large ones.
  static func powerOfTen(_ power: Int) -> String {
    switch power {
    case 0...4: return grouped("1" + String(repeating: "0", count: power))
    case -3..<0: return "0." + String(repeating: "0", count: -power - 1) + "1"
    default:
      let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
      let raised = String(
        "\(power.magnitude)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
      return "10" + (power < 0 ? "⁻" : "") + raised
    }
  }

  /// A size in bytes: `512 bytes`, `4.0 KiB`, `1.2 MiB`.
  package static func bytes(_ count: UInt64) -> String {
    if count < 1024 { return count == 1 ? "1 byte" : "\(count) bytes" }
    for (unit, shift) in [("KiB", 10), ("MiB", 20), ("GiB", 30)] as [(String, UInt64)]
    where count < 1 << (shift + 10) || shift == 30 {
      let tenths = (count >> (shift - 10)) * 10 / 1024
      return "\(grouped("\(tenths / 10)")).\(tenths % 10) \(unit)"
    }
    return "\(count) bytes"
  }

  /// A number of things in words: `1 question`, `2,000 questions`.
  static func counted(_ count: some BinaryInteger, _ noun: String) -> String {
    "\(text(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func grouped(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "−" : ""
    let parts = digits.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    var whole = ""
    let first = parts.first ?? "0"
    for (index, digit) in first.enumerated() {
      if index > 0, (first.count - index) % 3 == 0 { whole += "," }
      whole.append(digit)
    }
    return sign + whole + (parts.count > 1 ? "." + parts[1] : "")
  }
}
