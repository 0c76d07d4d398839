/// The spacing of the numbers along a slider.
///
/// It is computed with + − × ÷ alone, so that every platform draws the same guesses.
enum SliderScale: Sendable, Equatable {
  /// Equal distances for equal differences.
  case linear
  /// Equal distances for equal ratios, for ranges of quantities that span more than a decade.
  ///
  /// `shift` units are added to each number first: one unit where the range begins at zero.
  case ratios(shift: Int64)
  /// Equal distances for equal ratios of the years until the end of the range, so that recent years
  /// have more room. A tenth of the range is added to them first.
  case yearsAgo

  /// Returns the number, in units, at a fraction of the length of a range in units.
  func number(at part: Double, _ low: Double, _ high: Double) -> Double {
    switch self {
    case .linear: return low + part * (high - low)
    case .ratios(let shift):
      let shift = Double(shift)
      let ratio = naturalLogarithm((high + shift) / (low + shift))
      return (low + shift) * exponential(part * ratio) - shift
    case .yearsAgo:
      let (width, shift) = Self.years(low, high)
      return high + shift - (width + shift) * exponential(-part * Self.yearsRatio)
    }
  }

  /// Returns the fraction of the length of a range at which a number lies. There are `unit` units
  /// in 1.
  func part(of number: Double, _ low: Double, _ high: Double, unit: Double) -> Double {
    switch self {
    case .linear: return (number - low) / (high - low)
    case .ratios(let shift):
      let shift = Double(shift) / unit
      return naturalLogarithm((number + shift) / (low + shift))
        / naturalLogarithm((high + shift) / (low + shift))
    case .yearsAgo:
      let (width, shift) = Self.years(low, high)
      return naturalLogarithm((width + shift) / (high + shift - number)) / Self.yearsRatio
    }
  }

  private static func years(_ low: Double, _ high: Double) -> (width: Double, shift: Double) {
    (high - low, (high - low) / 10)
  }

  /// The logarithm of the ratio between both ends: eleven tenths of the range to one tenth.
  private static var yearsRatio: Double { naturalLogarithm(11) }
}

/// The form of the range of a slider, a rule of a pack.
package enum SliderRange: String, Sendable, CaseIterable {
  /// The ends come from a ladder of round numbers, and years lie in fixed frames: the ends are no
  /// more than a hint at the magnitude.
  case ladder
  /// The width is taken from the value, or from the years since.
  case classic
}
