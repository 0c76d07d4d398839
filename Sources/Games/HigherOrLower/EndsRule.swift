internal import PackFormat

/// A rule by which a player may guess from the two ends of the slider alone.
enum EndsRule: Sendable, Equatable {
  /// At this fraction of the slider's length.
  case position(Double)
  /// At this fraction of the difference of the ends.
  case difference(Double)
  /// At this fraction of their ratio.
  case ratio(Double)
  case timesLow(Double)
  case timesHigh(Double)
  case timesWidth(Double)
  /// The present less this multiple of the width of the range.
  case widthsAgo(Double)

  /// The rules that are tried.
  static let all: [EndsRule] = {
    let fractions = (0...40).map { Double($0) / 40 }
    let fromHalf = (0...20).map { 0.5 + Double($0) / 20 }
    // From 1 to 100, and from 1 down to 0.01.
    let powers = (0...24).map { exponential(Double($0) / 24 * naturalLogarithm(100)) }
    return fractions.map { .position($0) } + fractions.map { .difference($0) }
      + fractions.map { .ratio($0) } + powers.map { .timesLow($0) }
      + powers.map { .timesHigh(1 / $0) } + fromHalf.map { .timesWidth($0) }
      + fromHalf.map { .widthsAgo($0) }
  }()

  /// Returns the guess in the year `now`, a position of the slider.
  func guess(on slider: Slider, now: Int64) -> ExactDecimal {
    let (low, high) = (slider.low.approximate, slider.high.approximate)
    switch self {
    case .position(let part): return slider.position(at: part)
    case .difference(let part): return slider.position(near: low + part * (high - low))
    case .ratio(let part):
      guard low > 0 else { return slider.position(at: part) }
      return slider.position(near: low * exponential(part * naturalLogarithm(high / low)))
    case .timesLow(let factor): return slider.position(near: low * factor)
    case .timesHigh(let factor): return slider.position(near: high * factor)
    case .timesWidth(let factor): return slider.position(near: (high - low) * factor)
    case .widthsAgo(let factor): return slider.position(near: Double(now) - (high - low) * factor)
    }
  }
}
