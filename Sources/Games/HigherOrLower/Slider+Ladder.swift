internal import PackFormat

extension Slider {
  /// Draws the ends of the range around an answer above zero, in units, from the ladder of the
  /// numbers 1, 2 and 5 times a power of ten.
  ///
  /// Two rungs are drawn, each independently of the other: one of those from 0.1 to 0.7 times the
  /// answer, and one of those from 1.4 to 10 times. Zero counts as a rung below an answer of less
  /// than 10 units, where the ladder ends.
  mutating func drawLadderRange(
    around answer: Int64, using generator: inout SeededGenerator
  ) {
    // An answer of 63 bits times 1.4 fits into 64 bits.
    let value = answer.magnitude
    let (tens, ones) = value.quotientAndRemainder(dividingBy: 10)
    let least = tens + (ones > 0 ? 1 : 0)
    let most = 7 * tens + 7 * ones / 10
    let leastAbove = value + 4 * tens + (4 * ones + 9) / 10
    let (times, overflow) = value.multipliedReportingOverflow(by: 10)
    let mostAbove = overflow ? .max : times
    var below = Self.ladder.filter { $0 >= least && $0 <= most }
    if value < 10 { below.insert(0, at: 0) }
    let above = Self.ladder.filter { $0 >= leastAbove && $0 <= mostAbove }
    lowUnits = below.isEmpty ? 0 : Self.drawn(from: below, using: &generator)
    highUnits = above.isEmpty ? .max : Self.drawn(from: above, using: &generator)
    // Coarse steps may leave no position up to the rung that is not below the answer.
    highUnits = max(highUnits, snappedUp(answer))
    if lowUnits == 0 ? highUnits > 10 : highUnits / 10 >= lowUnits && highUnits > 10 * lowUnits {
      scale = .ratios(shift: lowUnits == 0 ? 1 : 0)
    }
  }

  private static func drawn(from rungs: [UInt64], using generator: inout SeededGenerator) -> Int64 {
    Int64(clamping: rungs[Int(generator.below(UInt64(rungs.count)))])
  }

  /// The rungs that fit into 63 bits, in ascending order.
  private static let ladder: [UInt64] = {
    var rungs: [UInt64] = []
    var power: UInt64 = 1
    while power <= Int64.max.magnitude {
      rungs += [power, 2 * power, 5 * power].filter { $0 <= Int64.max.magnitude }
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow { break }
      power = next
    }
    return rungs
  }()
}
