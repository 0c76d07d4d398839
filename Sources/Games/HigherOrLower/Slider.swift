package import PackFormat

/// The range from which a guess is chosen, its steps, and the guess that is offered first.
///
/// All numbers are integers in units of 10^-`places`, where `places` is the number of decimal
/// places of the answer. Positions are multiples of a step, which is larger for larger numbers. The
/// step depends on the position of the slider and never on the answer.
package struct Slider: Sendable, Equatable {
  /// From `from` on, positions are multiples of `step`; both are in units.
  struct Stretch: Sendable, Equatable {
    var from: Int64
    var step: Int64
  }

  let places: UInt8
  /// The form of the range.
  let range: SliderRange
  let stretches: [Stretch]
  /// The spacing of numbers along the slider.
  var scale = SliderScale.linear
  var lowUnits: Int64
  var highUnits: Int64
  var offeredUnits: Int64

  /// The lower end of the range.
  package var low: ExactDecimal { decimal(lowUnits) }
  /// The upper end of the range.
  package var high: ExactDecimal { decimal(highUnits) }
  /// The guess that is offered first.
  package var offered: ExactDecimal { decimal(offeredUnits) }
  /// The largest number of decimal places of a guess.
  package var decimalPlaces: Int { Int(places) }

  /// Returns the position nearest to a fraction of the slider's length: 0 is the lower end of the
  /// range, 1 its upper end.
  package func position(at part: Double) -> ExactDecimal { decimal(units(at: part)) }

  /// Returns the position in the range nearest to a number; the lower one of two.
  package func snapped(_ number: ExactDecimal) -> ExactDecimal {
    decimal(snapped(units: units(nearest: number)))
  }

  /// Returns the first position that is not below a number in the range.
  func leastPosition(notBelow number: ExactDecimal) -> ExactDecimal {
    decimal(min(snappedUp(units(nearest: number)), highUnits))
  }

  /// Returns the fraction of the slider's length at which a number lies: 0 at the lower end of the
  /// range, 1 at its upper end.
  package func part(of number: ExactDecimal) -> Double {
    let (low, high) = (low.approximate, high.approximate)
    return low < high ? scale.part(of: number.approximate, low, high, unit: unit) : 0
  }

  /// Returns a number moved by a part of the slider's length, up or down, but at least to the next
  /// position.
  package func moved(_ number: ExactDecimal, by part: Double) -> ExactDecimal {
    let position = position(at: min(max(self.part(of: number) + part, 0), 1))
    return part < 0 ? min(position, below(number)) : max(position, above(number))
  }

  /// Returns the next position above `number`; at most the upper end.
  package func above(_ number: ExactDecimal) -> ExactDecimal {
    let units = units(nearest: number)
    return decimal(units >= highUnits ? highUnits : min(snappedUp(units + 1), highUnits))
  }

  /// Returns the next position below `number`; at least the lower end.
  package func below(_ number: ExactDecimal) -> ExactDecimal {
    let units = units(nearest: number)
    return decimal(units <= lowUnits ? lowUnits : max(snappedDown(units - 1), lowUnits))
  }
}

extension Slider {
  func units(at part: Double) -> Int64 {
    snapped(units: clamped(scale.number(at: part, Double(lowUnits), Double(highUnits)) + 0.5))
  }

  /// Returns the position in the range nearest to a number that need not be exact.
  func position(near number: Double) -> ExactDecimal {
    decimal(snapped(units: clamped(number * unit + 0.5)))
  }

  /// Returns the greatest position that is not above `units`.
  func snappedDown(_ units: Int64) -> Int64 {
    // Below the first stretch, which only negative values reach, its step applies as well.
    let stretch = stretches.last { $0.from <= units } ?? stretches[0]
    let remainder = units % stretch.step
    let (multiple, overflow) = units.subtractingReportingOverflow(
      remainder < 0 ? remainder + stretch.step : remainder)
    guard !overflow else { return .min }
    return units >= stretch.from ? max(multiple, stretch.from) : multiple
  }

  /// Returns the least position that is not below `units`.
  func snappedUp(_ units: Int64) -> Int64 {
    let down = snappedDown(units)
    guard down < units else { return units }
    let index = stretches.lastIndex { $0.from <= units } ?? 0
    let (next, overflow) = down.addingReportingOverflow(stretches[index].step)
    guard !overflow else { return .max }
    return index + 1 < stretches.count ? min(next, stretches[index + 1].from) : next
  }

  private func snapped(units: Int64) -> Int64 {
    let down = max(snappedDown(units), lowUnits)
    let up = min(snappedUp(units), highUnits)
    if units <= down { return down }
    return units >= up || up - units < units - down ? up : down
  }

  /// Returns a number in units, clamped to the range.
  private func units(nearest number: ExactDecimal) -> Int64 {
    if number <= low { return lowUnits }
    if number >= high { return highUnits }
    return number.units(places: places) ?? clamped(number.approximate * unit)
  }

  private func clamped(_ units: Double) -> Int64 {
    min(max(Int64(clamping: units), lowUnits), highUnits)
  }

  private var unit: Double { Double(ExactDecimal.power(of: places)) }

  func decimal(_ units: Int64) -> ExactDecimal {
    // `places` is that of an exact decimal, so it is in range.
    ExactDecimal(mantissa: units, scale: places) ?? ExactDecimal(units)
  }
}
