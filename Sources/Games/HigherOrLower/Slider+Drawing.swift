package import PackFormat

extension Slider {
  /// Draws a range around the answer that does not give it away, and the guess offered first.
  ///
  /// Three fractions are drawn, in this order: how wide the range is, where in it the answer lies,
  /// and where the first guess lies. Floating point is enough for those; the bounds that the rules
  /// promise are then held in integers.
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

  /// The best guess that any slider for this fact offers: its least position not below the answer.
  ///
  /// Where the positions lie does not depend on what range is drawn, and every range reaches so far.
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

  /// The smallest step that holds: the rules' own, made finer until it meets the answer or is a
  /// small part of it.
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

  /// The answer and the part of it that the range must reach above.
  private static func reached(_ answer: Int64, rules: HigherOrLowerRules) -> Int64 {
    let above = Int64(clamping: roundedUp(rules.reach, of: answer.magnitude))
    let (reached, overflow) = answer.addingReportingOverflow(above)
    return overflow ? .max : reached
  }

  /// Never below 0; the range is then moved up and keeps its width.
  private func quantitySpan(
    _ width: Double, _ part: Double, _ fact: Fact
  ) -> (low: Int64, high: Int64) {
    let answer = Double(fact.value.mantissa)
    let low = max(answer - part * width, min(0, answer))
    return (Int64(clamping: low), Int64(clamping: low + width))
  }

  /// Never below the year 1 nor beyond now; where it can, the range keeps its width.
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
  /// The width of a range in units of 10^-`scale` of the value.
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

  /// The stretches of the larger steps, as far as they can be counted in these units.
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
  static func units(ofYear year: Int64, places: UInt8) -> Int64? {
    ExactDecimal(year).units(places: places)
  }
}

extension Int64 {
  /// Rounded towards 0, and cut to what fits; 0 for what is no number.
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
