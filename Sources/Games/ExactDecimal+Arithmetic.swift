package import PackFormat

extension ExactDecimal {
  /// Parses digits with at most one point among them and an optional minus sign, such as `-12.50`;
  /// nil for any other text.
  package init?(digits text: String) {
    var mantissa: Int64 = 0
    var scale: UInt8?
    var isEmpty = true
    var rest = Array(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    for byte in rest {
      if byte == UInt8(ascii: "."), scale == nil, !isEmpty {
        scale = 0
        isEmpty = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tens, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.subtractingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      mantissa = sum
      if let places = scale {
        // Without this limit, a number of zeros alone could have any length.
        guard places < Self.maximumScale else { return nil }
        scale = places + 1
      }
      isEmpty = false
    }
    // Digits were subtracted so far, because the least integer has no positive counterpart.
    guard !isEmpty, isNegative || mantissa > .min else { return nil }
    self.init(mantissa: isNegative ? mantissa : -mantissa, scale: scale ?? 0)
  }

  /// The nearest floating-point number, for uses that need not be exact.
  package var approximate: Double { Double(mantissa) / Double(Self.power(of: scale)) }

  /// Returns the number of units of 10^-`places`; nil if that is not whole or overflows.
  func units(places: UInt8) -> Int64? {
    guard scale <= places else { return nil }
    let (units, overflow) = mantissa.multipliedReportingOverflow(
      by: Self.power(of: places - scale))
    return overflow ? nil : units
  }
}

/// Compares `amount` with `part` of `whole` exactly, and returns a negative number, zero or a
/// positive number.
func compare(_ amount: UInt64, with part: ExactDecimal, of whole: UInt64) -> Int {
  // amount ≤ m ÷ 10^s · whole is the same as amount · 10^s ≤ m · whole; both products have 128
  // bits.
  let left = amount.multipliedFullWidth(by: ExactDecimal.power(of: part.scale).magnitude)
  let right = part.mantissa.magnitude.multipliedFullWidth(by: whole)
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  if left.low != right.low { return left.low < right.low ? -1 : 1 }
  return 0
}

/// Returns the smallest integer that is at least `part` of `whole`; `UInt64.max` if that overflows.
func roundedUp(_ part: ExactDecimal, of whole: UInt64) -> UInt64 {
  let divisor = ExactDecimal.power(of: part.scale).magnitude
  let product = part.mantissa.magnitude.multipliedFullWidth(by: whole)
  guard product.high < divisor else { return .max }
  let (quotient, remainder) = divisor.dividingFullWidth(product)
  return remainder == 0 || quotient == .max ? quotient : quotient + 1
}
