package import PackFormat

extension GuessSlider {
  /// Draws a range around the answer that does not give it away, and the guess that is offered
  /// first.
  package init(
    for fact: Fact, rules: HigherOrLowerRules, year: Int64, using generator: inout SeededGenerator
  ) {
    self.init(for: fact, rules: rules)
    if rules.range == .classic || !fact.isYear && fact.value.mantissa <= 0 {
      // A ladder has no rung for a value of zero or less, which no pack of this compiler has.
      drawClassicRange(for: fact, rules: rules, year: year, using: &generator)
    } else if fact.isYear {
      frame(YearFrame(of: fact, now: year))
    } else {
      drawLadderRange(around: fact.value.mantissa, using: &generator)
    }
    let middle = rules.firstGuessMiddle.approximate
    offeredUnits = units(at: 0.5 - middle / 2 + middle * generator.fraction())
  }

  /// Returns the best guess that any slider for this fact offers: the least position that is not
  /// below the answer.
  ///
  /// Positions do not depend on the drawn range, and every range reaches that far.
  package static func bestGuess(for fact: Fact, rules: HigherOrLowerRules) -> ExactDecimal {
    let slider = GuessSlider(for: fact, rules: rules)
    return slider.decimal(slider.snappedUp(fact.value.mantissa))
  }

  /// Creates a slider with the steps for a fact and no limits.
  private init(for fact: Fact, rules: HigherOrLowerRules) {
    places = fact.value.scale
    range = rules.range
    stretches =
      [Stretch(from: 0, step: Self.step(for: fact, rules: rules))]
      + (fact.isYear ? [] : rules.coarser(places: fact.value.scale))
    lowUnits = .min
    highUnits = .max
    offeredUnits = fact.value.mantissa
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
}

extension HigherOrLowerRules {
  /// Returns the stretches with larger steps, as far as they can be represented in these units.
  fileprivate func coarser(places: UInt8) -> [GuessSlider.Stretch] {
    var stretches: [GuessSlider.Stretch] = []
    for (from, step) in [(millionsFrom, millionsStep), (billionsFrom, billionsStep)] {
      let one = ExactDecimal.power(of: places)
      let (start, startOverflow) = from.multipliedReportingOverflow(by: one)
      let (units, stepOverflow) = step.multipliedReportingOverflow(by: one)
      if startOverflow || stepOverflow { break }
      stretches.append(GuessSlider.Stretch(from: start, step: units))
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

extension GuessSlider {
  /// Sets the range to a frame, with more room for recent years.
  mutating func frame(_ frame: YearFrame) {
    (lowUnits, highUnits) = (frame.low, frame.high)
    scale = .yearsAgo
  }
}
