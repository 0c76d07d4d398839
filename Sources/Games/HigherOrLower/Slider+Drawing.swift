package import PackFormat

extension Slider {
  /// Draws a range around the answer that does not give it away, and the guess that is offered
  /// first.
  ///
  /// Three fractions are drawn: the width of the range, then the place of the answer, then that of
  /// the first guess. They use floating point. The limits that the rules promise are then enforced
  /// in integers.
  package init(
    for fact: Fact, rules: HigherOrLowerRules, year: Int64, using generator: inout SeededGenerator
  ) {
    places = fact.value.scale
    let answer = fact.value.mantissa
    stretches = Self.stretches(for: fact, rules: rules)
    lowUnits = .min
    highUnits = .max
    offeredUnits = answer

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

    let middle = rules.firstGuessMiddle.approximate
    offeredUnits = units(at: 0.5 - middle / 2 + middle * generator.fraction())
  }

  /// Returns the best guess that any slider for this fact offers: the least position that is not
  /// below the answer.
  ///
  /// Positions do not depend on the drawn range, and every range reaches that far.
  package static func bestGuess(for fact: Fact, rules: HigherOrLowerRules) -> ExactDecimal {
    let slider = Slider(
      places: fact.value.scale, stretches: stretches(for: fact, rules: rules), lowUnits: .min,
      highUnits: .max, offeredUnits: fact.value.mantissa)
    return slider.decimal(slider.snappedUp(fact.value.mantissa))
  }

  private static func stretches(for fact: Fact, rules: HigherOrLowerRules) -> [Stretch] {
    [Stretch(from: 0, step: step(for: fact, rules: rules))]
      + (fact.isYear ? [] : rules.coarser(places: fact.value.scale))
  }

  /// Returns the smallest step of the slider: that of the rules, made finer as `fineStep` demands.
  private static func step(for fact: Fact, rules: HigherOrLowerRules) -> Int64 {
    let answer = fact.value.mantissa
    let one = ExactDecimal.power(of: fact.value.scale)
    let (whole, overflow) = (fact.isYear ? 1 : rules.step).multipliedReportingOverflow(by: one)
    var step = overflow ? one : whole
    while step > 1, answer % step != 0,
      compare(step.magnitude, with: rules.fineStep, of: answer.magnitude) > 0
    {
      step /= 10
    }
    return max(step, 1)
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

  /// Returns the stretches with larger steps, as far as they can be represented in these units.
  fileprivate func coarser(places: UInt8) -> [Slider.Stretch] {
    var stretches: [Slider.Stretch] = []
    for (from, step) in [(millionsFrom, millionsStep), (billionsFrom, billionsStep)] {
      let one = ExactDecimal.power(of: places)
      let (start, startOverflow) = from.multipliedReportingOverflow(by: one)
      let (units, stepOverflow) = step.multipliedReportingOverflow(by: one)
      if startOverflow || stepOverflow { break }
      stretches.append(Slider.Stretch(from: start, step: units))
    }
    return stretches
  }
}

extension Fact {
  /// Returns a year in units of 10^-`places`; nil if that overflows.
  static func units(ofYear year: Int64, places: UInt8) -> Int64? {
    ExactDecimal(year).units(places: places)
  }
}

extension Int64 {
  /// Rounds towards 0 and clamps to the range of `Int64`; NaN becomes 0.
  init(clamping number: Double) {
    if number >= 0x1p63 {
      self = .max
    } else if number >= -0x1p63 {
      self = Int64(number)
    } else {
      self = number < 0 ? .min : 0
    }
  }
}
