package import Games
package import PackFormat
package import Words

/// Higher-or-lower with its facts.
package struct PlayedFacts<Source: FactSource>: PlayedGame {
  package private(set) var game: HigherOrLower
  package var source: Source

  package init(_ game: HigherOrLower, _ source: Source) {
    self.game = game
    self.source = source
  }

  package var isOver: Bool { game.isOver }
  package var round: Int { game.round }
  package var score: Int64 { game.score }
  /// A game ends when its lives are lost.
  package var hasFullScore: Bool { false }

  package func most(of outcome: HigherOrLower.Outcome) -> Int64 { game.rules.fullScore }

  package mutating func ask() throws(Source.Failure) -> Bool { try game.ask(from: source) != nil }

  package mutating func judge(
    _ guess: ExactDecimal, after milliseconds: Int64
  ) throws(HigherOrLower.Refusal) -> HigherOrLower.Outcome? {
    try game.guess(guess)
  }

  package mutating func startAgain() { game.startAgain() }
}

extension HigherOrLower.Outcome: RoundOutcome {
  package var row: Int { question.index }
  package var prompt: String { question.fact.prompt }
  package var isRight: Bool { given(after: nil).isRight }
  package var keptScore: Int64? { score }
}

/// The sentences of higher-or-lower, for every form of the game.
package struct HigherOrLowerWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The question, with its unit in brackets unless its words name it.
  package func asked(_ fact: Fact) -> String {
    fact.promptNamesUnit ? fact.prompt : "\(fact.prompt) (\(unit(of: fact)))"
  }

  private func unit(of fact: Fact) -> String { fact.isYear ? language(.year) : fact.unit }

  package func question(_ round: Int) -> String { language(.questionNumber, ["n": .count(round)]) }

  /// The verdict on a guess, with the right answer.
  package func judgement(_ outcome: HigherOrLower.Outcome) -> String {
    let isYear = outcome.question.fact.isYear
    let verdict: Phrase =
      if outcome.guess == outcome.answer {
        .exactlyRight
      } else if outcome.guess < outcome.answer {
        isYear ? .tooEarly : .tooLow
      } else if outcome.verdict.points > 0 {
        isYear ? .aLittleLate : .aLittleHigh
      } else {
        isYear ? .tooLate : .tooHigh
      }
    return language(verdict, ["answer": .text(number(outcome.answer, of: outcome.question.fact))])
  }

  /// A number with its unit.
  package func number(_ number: ExactDecimal, of fact: Fact) -> String {
    let shown = language.number(number, asYear: fact.isYear)
    if fact.isYear { return shown }
    return language(.numberWithUnit, ["number": .text(shown), "unit": .text(fact.unit)])
  }

  /// The accuracy of a guess, and its points, of which `counted` are counted so far.
  package func accuracy(_ verdict: Verdict, counted: Int64? = nil) -> String {
    let points = counted ?? verdict.points
    let mark = language.numbers.decimalMark
    let accuracy = "\(verdict.accuracy / 10)\(mark)\(verdict.accuracy % 10)"
    return language(
      verdict.losesLife ? .accuracyAndLifeLost : .accuracyIs,
      ["accuracy": .text(accuracy), "points": .count(points)])
  }

  /// The sentence that names the source of a fact, and its date; nil if the pack has neither.
  package func origin(_ origin: FactOrigin) -> String? {
    let source = origin.source.map { language(.sourceIs, ["source": .text($0)]) }
    let date = origin.asOf.map { language(.asOf, ["date": .text(language.date($0))]) }
    let parts = [source, date].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  package func gameOver(after rounds: Int, _ score: Int64) -> String {
    language(.gameOverAfter, ["questions": .count(rounds), "points": .count(score)])
  }

  /// The sentence about a typed text that is no guess.
  package func refusal(of reading: GuessText.Reading, _ line: String, _ slider: GuessSlider)
    -> String
  {
    switch reading {
    case .tooLarge: explanation(of: .outsideRange, slider)
    case .tooFine: explanation(of: .tooFine, slider)
    case .number, .none: noNumber(line)
    }
  }

  private func noNumber(_ line: String) -> String {
    language(.isNoNumber, ["line": .text(line)])
  }

  package func explanation(of refusal: HigherOrLower.Refusal, _ slider: GuessSlider?) -> String {
    switch refusal {
    case .nothingAsked: return language(.noQuestionToAnswer)
    case .outsideRange: return language(.outsideRange)
    case .tooFine:
      let places = slider?.decimalPlaces ?? 0
      if places == 0 { return language(.onlyWholeNumbers) }
      return language(.atMostDecimals, ["n": .count(places)])
    }
  }
}

extension HigherOrLowerRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ language: Language) -> [String] {
    let most = tolerance.approximate
    return [
      language(.guessTheNumber),
      language(
        .guessesEarn,
        [
          "exact": .count(fullScore),
          "someOff": .count(points(quantityOffBy: most / 2)),
          "some": .text(percent(most / 2, language)),
          "mostOff": .count(points(quantityOffBy: most)),
          "most": .text(percent(most, language)),
        ]),
      years(language),
      language(.startWithLives, ["lives": .count(lives)]),
    ]
  }

  private func years(_ language: Language) -> String {
    let late = yearTolerance.approximate
    let years = horizon ?? 0
    let values: KeyValuePairs<StaticString, PhraseValue> = [
      "years": .count(years),
      "half": .text(percent(late / 2, language)),
      "some": .count(points(yearLateBy: late / 2)),
      "part": .text(percent(late, language)),
    ]
    return language.paragraph([
      language(yearsThatCount, values),
      language(yearMissCostsLife ? .yearsCostLife : .yearsEarnNothing, values),
    ])
  }

  /// The sentence about the years of which lateness is a part.
  private var yearsThatCount: Phrase {
    if range == .ladder { return .yearsCountInFrame }
    return horizon == nil ? .yearsCount : .yearsCountAtMost
  }

  /// A share as a percentage with one decimal.
  private func percent(_ part: Double, _ language: Language) -> String {
    ExactDecimal(mantissa: Int64(part * 1000 + 0.5), scale: 1).map {
      language.number($0) + " %"
    } ?? ""
  }
}
