package import PackFormat

/// What a guess earned.
package struct Verdict: Sendable, Equatable {
  package var points: Int64
  package var losesLife: Bool
  /// How near the guess was, in tenths of a per cent, rounded down: 1000 is exact, 0 is as far away
  /// as the answer itself (the years since, for a year) or further.
  package var accuracy: Int

  package init(points: Int64, losesLife: Bool, accuracy: Int) {
    self.points = points
    self.losesLife = losesLife
    self.accuracy = accuracy
  }
}

extension HigherOrLowerRules {
  /// What a guess is worth; nil where it has more decimal places than the answer.
  ///
  /// The bounds are compared in whole units of the answer's last decimal place; only the points
  /// between them are floating point.
  package func judge(_ guess: ExactDecimal, on fact: Fact, year: Int64) -> Verdict? {
    guard let guess = guess.units(places: fact.value.scale) else { return nil }
    let answer = fact.value.mantissa
    let distance = guess > answer ? distance(answer, guess) : distance(guess, answer)
    let base = fact.isYear ? span(of: fact, year: year) : answer.magnitude
    var verdict = Verdict(points: 0, losesLife: false, accuracy: accuracy(distance, of: base))
    if guess < answer {
      verdict.losesLife = true
    } else if guess == answer {
      verdict.points = fullScore
    } else if fact.isYear {
      if compare(distance, with: yearTolerance, of: base) >= 0 {
        verdict.losesLife = yearMissCostsLife
      } else {
        verdict.points = points(yearLateBy: Double(distance) / Double(base))
      }
    } else if compare(distance, with: tolerance, of: base) > 0 {
      verdict.losesLife = true
    } else {
      verdict.points = points(quantityOffBy: Double(distance) / Double(base))
    }
    return verdict
  }

  /// The years since the fact, at most the horizon; a year that lies after now has none.
  private func span(of fact: Fact, year: Int64) -> UInt64 {
    let now = Fact.units(ofYear: year, places: fact.value.scale) ?? .max
    guard now > fact.value.mantissa else { return 0 }
    let since = distance(fact.value.mantissa, now)
    guard let horizon, let most = Fact.units(ofYear: horizon, places: fact.value.scale) else {
      return since
    }
    return min(since, most.magnitude)
  }

  /// `high` − `low`, which is never too large for 64 bits without a sign.
  private func distance(_ low: Int64, _ high: Int64) -> UInt64 {
    UInt64(bitPattern: high &- low)
  }

  /// What a quantity is worth where the guess is this part of it above, within the tolerance.
  package func points(quantityOffBy off: Double) -> Int64 { points(decay.approximate * off) }

  /// What a year is worth where the guess is late by this part of the years since.
  package func points(yearLateBy part: Double) -> Int64 { points(yearDecay.approximate * part) }

  /// Rounded to the nearest whole number, halves up.
  private func points(_ decay: Double) -> Int64 {
    Int64(Double(fullScore) * exponential(-decay) + 0.5)
  }

  private func accuracy(_ distance: UInt64, of base: UInt64) -> Int {
    guard distance > 0 else { return 1000 }
    guard distance < base else { return 0 }
    let lost = base.dividingFullWidth(distance.multipliedFullWidth(by: 1000))
    return 1000 - Int(lost.quotient) - (lost.remainder > 0 ? 1 : 0)
  }
}
