public import PackFormat

/// The range from which a guess is chosen, its steps, and the guess that is offered first.
///
/// All numbers are integers in units of 10^-`places`, where `places` is the number of decimal
/// places of the answer. Positions are multiples of a step, which is larger for larger numbers. The
/// step depends on the position of the slider and never on the answer.
public struct GuessSlider: Sendable, Equatable {
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
  public var low: ExactDecimal { decimal(lowUnits) }
  /// The upper end of the range.
  public var high: ExactDecimal { decimal(highUnits) }
  /// The guess that is offered first.
  public var offered: ExactDecimal { decimal(offeredUnits) }
  /// The largest number of decimal places of a guess.
  public var decimalPlaces: Int { Int(places) }

  /// Returns the position nearest to a fraction of the slider's length: 0 is the lower end of the
  /// range, 1 its upper end.
  public func position(at part: Double) -> ExactDecimal { decimal(units(at: part)) }

  /// Returns the position in the range nearest to a number; the lower one of two.
  public func snapped(_ number: ExactDecimal) -> ExactDecimal {
    decimal(snapped(units: units(nearest: number)))
  }

  /// Returns the first position that is not below a number in the range.
  func leastPosition(notBelow number: ExactDecimal) -> ExactDecimal {
    decimal(min(snappedUp(units(nearest: number)), highUnits))
  }

  /// Returns the fraction of the slider's length at which a number lies: 0 at the lower end of the
  /// range, 1 at its upper end.
  public func part(of number: ExactDecimal) -> Double {
    let (low, high) = (low.approximate, high.approximate)
    return low < high ? scale.part(of: number.approximate, low, high, unit: unit) : 0
  }

  /// Returns a number moved by a part of the slider's length, up or down, but at least to the next
  /// position.
  public func moved(_ number: ExactDecimal, by part: Double) -> ExactDecimal {
    let position = position(at: min(max(self.part(of: number) + part, 0), 1))
    return part < 0 ? min(position, below(number)) : max(position, above(number))
  }

  /// Returns the next position above `number`; at most the upper end.
  public func above(_ number: ExactDecimal) -> ExactDecimal {
    let units = units(nearest: number)
    return decimal(units >= highUnits ? highUnits : min(snappedUp(units + 1), highUnits))
  }

  /// Returns the next position below `number`; at least the lower end.
  public func below(_ number: ExactDecimal) -> ExactDecimal {
    let units = units(nearest: number)
    return decimal(units <= lowUnits ? lowUnits : max(snappedDown(units - 1), lowUnits))
  }
}

extension GuessSlider {
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

extension GuessSlider {
  /// Draws a range whose width is taken from the value, and then the place of the answer in it.
  ///
  /// They use floating point. The limits that the rules promise are then enforced in integers.
  mutating func drawClassicRange(
    for fact: Fact, rules: HigherOrLowerRules, year: Int64, using generator: inout SeededGenerator
  ) {
    let answer = fact.value.mantissa
    let width = rules.drawWidth(for: fact, year: year, using: &generator)
    let part = generator.fraction(
      from: rules.answerPart.from.approximate, to: rules.answerPart.to.approximate)
    let span = fact.isYear ? yearSpan(width, part, fact, year) : quantitySpan(width, part, fact)
    let reached = fact.isYear ? answer : Self.reached(answer, rules: rules)
    lowUnits = snappedDown(min(span.low, answer))
    highUnits = max(snappedUp(max(span.high, reached)), answer)
    if fact.isYear, let limit = Fact.units(ofYear: max(year, 1), places: places) {
      highUnits = max(min(highUnits, limit), answer)
    }
  }

  /// Returns the number up to which the range must reach above the answer.
  private static func reached(_ answer: Int64, rules: HigherOrLowerRules) -> Int64 {
    let above = Int64(clamping: roundedUp(rules.reach, of: answer.magnitude))
    let (reached, overflow) = answer.addingReportingOverflow(above)
    return overflow ? .max : reached
  }

  /// Returns a range that does not go below 0. It is moved up if necessary, and keeps its width.
  private func quantitySpan(
    _ width: Double, _ part: Double, _ fact: Fact
  ) -> (low: Int64, high: Int64) {
    let answer = Double(fact.value.mantissa)
    let low = max(answer - part * width, min(0, answer))
    return (Int64(clamping: low), Int64(clamping: low + width))
  }

  /// Returns a range between the year 1 and now, which keeps its width if possible.
  private func yearSpan(
    _ width: Double, _ part: Double, _ fact: Fact, _ year: Int64
  ) -> (low: Int64, high: Int64) {
    let one = Double(ExactDecimal.power(of: places))
    let answer = Double(fact.value.mantissa)
    let now = max(Double(year) * one, answer)
    var low = answer - part * width
    if low + width > now { low = now - width }
    low = max(low, one)
    return (Int64(clamping: low), Int64(clamping: min(low + width, now)))
  }
}

extension HigherOrLowerRules {
  /// Draws the width of a range, in units of 10^-`scale` of the value.
  fileprivate func drawWidth(
    for fact: Fact, year: Int64, using generator: inout SeededGenerator
  ) -> Double {
    let one = Double(ExactDecimal.power(of: fact.value.scale))
    let value = Double(fact.value.mantissa)
    let span = fact.isYear ? yearWidth : width
    let factor = generator.fraction(from: span.from.approximate, to: span.to.approximate)
    if fact.isYear {
      return max(Double(year) * one - value, Double(yearMinimumWidth) * one) * factor
    }
    return max(value.magnitude * factor, Double(minimumWidth) * one)
  }
}

extension GuessSlider {
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
