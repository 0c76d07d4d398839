/// The one source of chance in a game: SplitMix64, the same numbers on every platform.
///
/// In any language, with wrapping 64-bit arithmetic, a step is
///
///     state += 0x9E3779B97F4A7C15
///     z = state
///     z = (z ^ z >> 30) × 0xBF58476D1CE4E5B9
///     z = (z ^ z >> 27) × 0x94D049BB133111EB
///     z ^ z >> 31 is the next number
///
/// and `state` starts as the seed.
package struct SeededGenerator: Sendable, Equatable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Any number below `bound`, each exactly as likely; `bound` is at least 1.
  ///
  /// The high word of next() × bound, drawn again while the low word is below 2^64 mod bound.
  package mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0)
    let surplus = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= surplus { return product.high }
    }
  }

  /// At least 0 and less than 1: the upper 53 bits of a step over 2^53, exactly.
  package mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// At least `low` and, but for rounding, less than `high`.
  mutating func fraction(from low: Double, to high: Double) -> Double {
    low + fraction() * (high - low)
  }
}
