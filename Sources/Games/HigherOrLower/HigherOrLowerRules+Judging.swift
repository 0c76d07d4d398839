package import PackFormat

/// The judgement of a guess.
package struct Verdict: Sendable, Equatable {
  package var points: Int64
  package var losesLife: Bool
  /// The accuracy of the guess in tenths of a per cent, rounded down.
  ///
  /// 1000 is exact. 0 is off by the answer itself or more; for a year, by its frame or, in the
  /// classic form, by the years since.
  package var accuracy: Int

  package init(points: Int64, losesLife: Bool, accuracy: Int) {
    self.points = points
    self.losesLife = losesLife
    self.accuracy = accuracy
  }
}

extension HigherOrLowerRules {
  /// Judges a guess; nil if it has more decimal places than the answer.
  ///
  /// Limits are compared exactly, in units of the answer's last decimal place. Only the points
  /// between them use floating point.
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

  /// Returns the years of which lateness is a part: those of the fact's frame or, in the classic
  /// form, those since the fact, at most the horizon and 0 for a year in the future.
  private func span(of fact: Fact, year: Int64) -> UInt64 {
    if range == .ladder { return YearFrame(of: fact, now: year).width }
    let now = Fact.units(ofYear: year, places: fact.value.scale) ?? .max
    guard now > fact.value.mantissa else { return 0 }
    let since = distance(fact.value.mantissa, now)
    guard let horizon, let most = Fact.units(ofYear: horizon, places: fact.value.scale) else {
      return since
    }
    return min(since, most.magnitude)
  }

  /// Returns `high` - `low`, which always fits into 64 bits without a sign.
  private func distance(_ low: Int64, _ high: Int64) -> UInt64 {
    UInt64(bitPattern: high &- low)
  }

  /// Returns the points for a quantity when the guess is above it by this fraction, within the
  /// tolerance.
  package func points(quantityOffBy off: Double) -> Int64 { points(decay.approximate * off) }

  /// Returns the points for a year when the guess is late by this fraction of the years that count.
  package func points(yearLateBy part: Double) -> Int64 { points(yearDecay.approximate * part) }

  /// Returns the points, rounded to the nearest integer, halves up.
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
