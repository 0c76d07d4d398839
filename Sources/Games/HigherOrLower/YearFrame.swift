internal import PackFormat

/// The fixed range from which the year of a fact is guessed: from 1900, 1500, 1 or a round year
/// before that to now.
///
/// It is the shortest that begins before the year of the fact.
struct YearFrame: Sendable, Equatable {
  /// The ends, in units of 10^-places of the value.
  let low: Int64
  let high: Int64

  var width: UInt64 { UInt64(bitPattern: high &- low) }

  init(of fact: Fact, now: Int64) {
    let (answer, places) = (fact.value.mantissa, fact.value.scale)
    let starts = Self.starts.lazy.compactMap { Fact.units(ofYear: $0, places: places) }
    low = starts.first { $0 < answer } ?? .min
    high = max(Fact.units(ofYear: now, places: places) ?? (now < 0 ? answer : .max), answer)
  }

  /// The first years of the frames, the latest first.
  private static var starts: [Int64] {
    [1900, 1500, 1, -3000, -10_000, -100_000, -1_000_000, -1_000_000_000, -1_000_000_000_000]
  }
}

extension Slider {
  /// Sets the range to a frame, with more room for recent years.
  mutating func frame(_ frame: YearFrame) {
    (lowUnits, highUnits) = (frame.low, frame.high)
    scale = .yearsAgo
  }
}
