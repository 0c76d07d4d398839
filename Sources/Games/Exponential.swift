/// Returns e to the power of `x`, computed with + − × ÷ alone, so that every platform gets the same
/// bits.
///
/// IEEE 754 defines the result of each of these operations. A fused multiplication and addition
/// would round differently, but Swift never fuses them on its own.
package func exponential(_ x: Double) -> Double {
  guard x > -745 else { return 0 }
  guard x < 709 else { return .infinity }

  // e^x = 2^k · e^r with |r| ≤ ln 2 ÷ 2. ln 2 is split: the first part has so few bits that k times
  // it is exact, and the second is the rest.
  let ln2 = (first: 0x1.62e42feep-1, rest: 0x1.a39ef35793c76p-33)
  let k = Int((x / ln2.first + (x < 0 ? -0.5 : 0.5)))
  let r = (x - Double(k) * ln2.first) - Double(k) * ln2.rest

  // Taylor series, innermost term first; the first omitted term is below 1e-18.
  var sum = 1.0
  for n in stride(from: 14, through: 1, by: -1) { sum = 1 + sum * r / Double(n) }

  for _ in 0..<abs(k) { sum = k < 0 ? sum / 2 : sum * 2 }
  return sum
}

/// Returns the natural logarithm of a number above zero, computed with + − × ÷ alone, so that every
/// platform gets the same bits.
package func naturalLogarithm(_ x: Double) -> Double {
  guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x }

  // ln x = k · ln 2 + ln m with m from √½ to √2.
  var (k, m) = (Double(x.exponent), x.significand)
  if m > 1.4142135623730951 { (k, m) = (k + 1, m / 2) }

  // ln m = 2 · (t + t³ ÷ 3 + t⁵ ÷ 5 + …) with t = (m − 1) ÷ (m + 1), innermost term first; the
  // first omitted term is below 1e-18.
  let t = (m - 1) / (m + 1)
  var sum = 0.0
  for n in stride(from: 23, through: 1, by: -2) { sum = sum * t * t + 1 / Double(n) }
  return k * 0x1.62e42fefa39efp-1 + 2 * t * sum
}
