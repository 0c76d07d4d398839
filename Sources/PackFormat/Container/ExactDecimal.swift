/// A number as an author wrote it: `mantissa` ÷ 10^`scale`, exact, never binary floating point.
///
/// Always in canonical form: the smallest scale that holds the value, so equal values are equal bits.
public struct ExactDecimal: Sendable, Hashable, Comparable {
  public let mantissa: Int64
  public let scale: UInt8

  /// The most decimal places a pack can hold.
  public static let maximumScale: UInt8 = 18

  /// Nil where `scale` is over 18.
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

  public init(_ integer: Int64) {
    mantissa = integer
    scale = 0
  }

  public var isInteger: Bool { scale == 0 }

  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.mantissa < right.mantissa }
    // a/10^s < b/10^t  ⟺  a·10^t < b·10^s: at most 64 + 60 bits, held in 128.
    let a = left.mantissa.multipliedFullWidth(by: power(of: right.scale))
    let b = right.mantissa.multipliedFullWidth(by: power(of: left.scale))
    return a.high == b.high ? a.low < b.low : a.high < b.high
  }

  /// 10 to the power of `scale`, which is at most 18.
  public static func power(of scale: UInt8) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<min(scale, maximumScale) { power *= 10 }
    return power
  }
}

extension ExactDecimal {
  /// The one canonical spelling: `-12.5`, no exponent, no trailing zeros.
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
