package import Games
package import Words

/// The ordering or the matching with its questions.
package struct PlayedPlacing<Source: QuestionSource<PlacingQuestion>>: PlayedSession {
  package let form: PlacingForm
  package var game: Placing
  package var source: Source

  package init(_ form: PlacingForm, _ game: Placing, _ source: Source) {
    self.form = form
    self.game = game
    self.source = source
  }

  package func most(of outcome: Placing.Outcome) -> Int64 {
    game.rules.mostPoints(places: outcome.question.content.places.count)
  }

  package mutating func judge(
    _ items: [Int], after milliseconds: Int64
  ) throws(Placing.Refusal) -> Placing.Outcome? {
    try game.answer(items, after: milliseconds)
  }

  package mutating func expire() -> Placing.Outcome? { try? game.expire() }

  package func howToPlay(_ language: Language) -> [String] {
    game.rules.howToPlay(form, game.length, language)
  }

  package func verdict(_ outcome: Placing.Outcome, _ language: Language) -> String {
    PlacingWords(language: language).verdict(outcome)
  }

  package func summary(_ language: Language) -> String {
    PlacingWords(language: language).summary(game)
  }
}

extension Placing.Outcome: SessionOutcome {}

/// The sentences of the ordering and the matching, for every form of the game.
package struct PlacingWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The verdict on an answer; the right answer stands in lines of its own.
  package func verdict(_ outcome: Placing.Outcome) -> String {
    switch outcome.verdict {
    case .right: language(.rightAnswer)
    case .partly:
      language(
        .partlyRight,
        ["right": .count(outcome.rightPlaces), "count": .count(outcome.marks.count)])
    case .wrong: language(.nothingInPlace)
    case .late: language(.placesTimeUp)
    }
  }

  /// The right answer in lines, one for each place, with what the player had there if it was wrong.
  package func lines(_ outcome: Placing.Outcome) -> [String] {
    let question = outcome.question
    let separator = question.content.form == .ordering ? ". " : ": "
    return question.content.places.indices.map { place in
      let start = question.content.places[place] + separator
      let right = question.content.items[place].text
      guard let answer = outcome.answer else { return start + right }
      if outcome.marks[place] { return "✓ " + start + right }
      return "✗ " + start + question.shown[answer[place]] + " → " + right
    }
  }

  /// The reply to an answer that does not count.
  package func refusal(_ refusal: Placing.Refusal, _ question: Placing.Question?) -> String {
    guard let question else { return "" }
    return switch refusal {
    case .nothingAsked: ""
    case .otherCount, .noSuchItem:
      language(.lettersNeeded, ["n": .count(question.content.places.count)])
    case .usedTwice(let item): language(.letterTwice, ["letter": .text(Placing.letter(item))])
    }
  }

  /// The numbers of right, partly right, wrong and late answers, and the score.
  package func summary(_ game: Placing) -> String {
    language(
      .placingSummary,
      [
        "right": .count(game.count(of: .right)), "partly": .count(game.count(of: .partly)),
        "wrong": .count(game.count(of: .wrong)), "late": .count(game.count(of: .late)),
        "points": .count(game.score),
      ])
  }
}

extension PlacingForm {
  /// The name of the game.
  package func name(_ language: Language) -> String {
    language(self == .ordering ? .orderingName : .matchingName)
  }
}

extension PlacingRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(
    _ form: PlacingForm, _ length: Int, _ language: Language
  ) -> [String] {
    let asked: Phrase = form == .ordering ? .orderingQuestions : .matchingQuestions
    let earned: Phrase = credit == .whole ? .placingWhole : .placingPart
    return [
      language.paragraph([
        language(asked, ["questions": .count(length)]),
        language(earned, ["points": .count(points)]),
      ]),
      howToPlayInTime(language),
    ]
  }
}
