package import PackFormat

extension ExactDecimal {
  /// Reads digits with at most one point among them and perhaps a minus sign: `-12.50`.
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
        // A number of nothing but zeros would go on for ever.
        guard places < Self.maximumScale else { return nil }
        scale = places + 1
      }
      isEmpty = false
    }
    // Counted downwards until here, because the least integer has no positive counterpart.
    guard !isEmpty, isNegative || mantissa > .min else { return nil }
    self.init(mantissa: isNegative ? mantissa : -mantissa, scale: scale ?? 0)
  }

  /// The nearest floating-point number, for what need not be exact.
  package var approximate: Double { Double(mantissa) / Double(Self.power(of: scale)) }

  /// How many units of 10^-`places` this is: nil where it is no whole number or too large.
  func units(places: UInt8) -> Int64? {
    guard scale <= places else { return nil }
    let (units, overflow) = mantissa.multipliedReportingOverflow(
      by: Self.power(of: places - scale))
    return overflow ? nil : units
  }
}

/// How `amount` compares with `part` of `whole`, exactly: negative, zero or positive.
func compare(_ amount: UInt64, with part: ExactDecimal, of whole: UInt64) -> Int {
  // amount ≤ m ÷ 10^s · whole  ⟺  amount · 10^s ≤ m · whole, both in 128 bits.
  let left = amount.multipliedFullWidth(by: ExactDecimal.power(of: part.scale).magnitude)
  let right = part.mantissa.magnitude.multipliedFullWidth(by: whole)
  if left.high != right.high { return left.high < right.high ? -1 : 1 }
  if left.low != right.low { return left.low < right.low ? -1 : 1 }
  return 0
}

/// The smallest integer that is at least `part` of `whole`, or `UInt64.max` where that is too large.
func roundedUp(_ part: ExactDecimal, of whole: UInt64) -> UInt64 {
  let divisor = ExactDecimal.power(of: part.scale).magnitude
  let product = part.mantissa.magnitude.multipliedFullWidth(by: whole)
  guard product.high < divisor else { return .max }
  let (quotient, remainder) = divisor.dividingFullWidth(product)
  return remainder == 0 || quotient == .max ? quotient : quotient + 1
}
