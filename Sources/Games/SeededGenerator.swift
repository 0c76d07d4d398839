/// The random number generator of the games: SplitMix64, with the same numbers on every platform.
///
/// In any language with wrapping 64-bit arithmetic, a step is
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

  /// Returns the next number, 0 to 2^64 - 1.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// Returns a number below `bound`, which is at least 1; all are equally likely.
  ///
  /// The result is the high word of next() × bound. A number is rejected while the low word is
  /// below 2^64 mod bound.
  package mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0)
    let surplus = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= surplus { return product.high }
    }
  }

  /// Returns a fraction from 0 to below 1: the upper 53 bits of a step, divided by 2^53.
  package mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns a number from `low` to below `high`, apart from rounding.
  mutating func fraction(from low: Double, to high: Double) -> Double {
    low + fraction() * (high - low)
  }
}

extension SeededGenerator {
  /// Returns the numbers from 0 to `count` - 1 in a random order; every order is equally likely
  /// (Fisher-Yates).
  package mutating func shuffled(_ count: Int) -> [Int] {
    var numbers = Array(0..<count)
    for place in stride(from: count - 1, to: 0, by: -1) {
      numbers.swapAt(place, Int(below(UInt64(place + 1))))
    }
    return numbers
  }
}
