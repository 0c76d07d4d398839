internal import PackFormat

extension Slider {
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
