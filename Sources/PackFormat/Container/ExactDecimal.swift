/// An exact decimal number, `mantissa` ÷ 10^`scale`, as the author wrote it. It is never rounded to
/// binary floating point.
///
/// A value always has the smallest scale that holds it, so equal values have equal `mantissa` and
/// `scale`.
public struct ExactDecimal: Sendable, Hashable, Comparable {
  /// The digits of the number, as one integer.
  public let mantissa: Int64
  /// The number of decimal places, 0 to `maximumScale`.
  public let scale: UInt8

  /// The largest number of decimal places that a pack can hold.
  public static let maximumScale: UInt8 = 18

  /// Creates `mantissa` ÷ 10^`scale` and removes trailing zeros; nil if `scale` is over
  /// `maximumScale`.
  public init?(mantissa: Int64, scale: UInt8) {
    guard scale <= Self.maximumScale else { return nil }
    var mantissa = mantissa
    var scale = scale
    while scale > 0, mantissa % 10 == 0 {
      mantissa /= 10
      scale -= 1
    }
    self.mantissa = mantissa
    self.scale = scale
  }

  /// Creates a whole number.
  public init(_ integer: Int64) {
    mantissa = integer
    scale = 0
  }

  /// True if the number has no decimal places.
  public var isInteger: Bool { scale == 0 }

  /// Compares two numbers by value, without rounding.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.mantissa < right.mantissa }
    // a/10^s < b/10^t is the same as a·10^t < b·10^s, which needs at most 124 bits and is computed
    // in 128.
    let a = left.mantissa.multipliedFullWidth(by: power(of: right.scale))
    let b = right.mantissa.multipliedFullWidth(by: power(of: left.scale))
    return a.high == b.high ? a.low < b.low : a.high < b.high
  }

  /// Returns 10 to the power of `scale`; a `scale` over `maximumScale` counts as `maximumScale`.
  public static func power(of scale: UInt8) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<min(scale, maximumScale) { power *= 10 }
    return power
  }
}

extension ExactDecimal {
  /// The canonical spelling, such as `-12.5`: no exponent, no trailing zeros after the point.
  public var text: String {
    guard scale > 0 else { return String(mantissa) }
    let digits = String(mantissa.magnitude)
    let places = Int(scale)
    let padding = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count))
    let all = Array((padding + digits).utf8)
    let whole = String(decoding: all[..<(all.count - places)], as: UTF8.self)
    let part = String(decoding: all[(all.count - places)...], as: UTF8.self)
    return (mantissa < 0 ? "-" : "") + whole + "." + part
  }
}
