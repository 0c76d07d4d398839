package import Games
package import Words

/// The short answer with its questions.
package struct PlayedAnswers<Source: ShortQuestionSource>: PlayedSession {
  /// The moves of a player.
  package enum Answer: Equatable {
    case text(String)
    case pass
  }

  package var game: ShortAnswer
  package var source: Source
  /// The wrong answers to the question that is open, or was settled last.
  package private(set) var tried: [String] = []

  package init(_ game: ShortAnswer, _ source: Source) {
    self.game = game
    self.source = source
  }

  package func most(of outcome: ShortAnswer.Outcome) -> Int64 { game.rules.rightPoints }

  /// The number of answers that the player may still give.
  package var left: Int { max(0, game.rules.tries - tried.count) }

  package mutating func ask() throws(Source.Failure) -> Bool {
    guard try game.ask(from: source) != nil else { return false }
    tried = []
    return true
  }

  package mutating func judge(
    _ answer: Answer, after milliseconds: Int64
  ) throws(ShortAnswer.Refusal) -> ShortAnswer.Outcome? {
    guard case .text(let text) = answer else { return try game.pass() }
    switch try game.answer(text, after: milliseconds) {
    case .again:
      tried.append(text)
      return nil
    case .settled(let outcome): return outcome
    }
  }

  package mutating func expire() -> ShortAnswer.Outcome? { try? game.expire() }

  package func howToPlay(_ language: Language) -> [String] {
    game.rules.howToPlay(game.length, language)
  }

  package func verdict(_ outcome: ShortAnswer.Outcome, _ language: Language) -> String {
    ShortAnswerWords(language: language).verdict(outcome)
  }

  package func summary(_ language: Language) -> String {
    ShortAnswerWords(language: language).summary(game)
  }
}

extension ShortAnswer.Outcome: SessionOutcome {
  package var isUnanswered: Bool { verdict == .late || verdict == .passed }
}

/// The sentences of the short answer, for every form of the game.
package struct ShortAnswerWords {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// The verdict on a question, with the right answer unless the player typed it but for case.
  package func verdict(_ outcome: ShortAnswer.Outcome) -> String {
    let text = outcome.question.content.answer
    let answer = PhraseValue.text(text)
    switch outcome.verdict {
    case .right where outcome.match == .slip: return language(.rightButForSlip, ["answer": answer])
    case .right where outcome.typed.lowercased() == text.lowercased(): return language(.rightAnswer)
    case .right: return language(.rightAnswerIs, ["answer": answer])
    case .wrong: return language(.wrongAnswer, ["answer": answer])
    case .passed: return language(.passedAnswer, ["answer": answer])
    case .late: return language(.lateAnswer, ["answer": answer])
    }
  }

  /// The reply to a wrong answer with tries left.
  package func again(_ typed: String, left: Int) -> String {
    language(.notThat, ["text": .text(typed), "tries": .count(left)])
  }

  /// The reply to an answer that does not count.
  package func refusal(_ refusal: ShortAnswer.Refusal) -> String {
    switch refusal {
    case .nothingAsked: ""
    case .empty: language(.needsLetter)
    case .repeated: language(.saidBefore)
    }
  }

  /// The numbers of right, wrong, passed and late answers, and the score.
  package func summary(_ game: ShortAnswer) -> String {
    language(
      .shortSummary,
      [
        "right": .count(game.count(of: .right)), "wrong": .count(game.count(of: .wrong)),
        "passed": .count(game.count(of: .passed)), "late": .count(game.count(of: .late)),
        "points": .count(game.score),
      ])
  }
}

extension ShortAnswerRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ length: Int, _ language: Language) -> [String] {
    [
      language.paragraph([
        language(.shortQuestions, ["questions": .count(length), "points": .count(rightPoints)]),
        tries == 1
          ? ""
          : language(.shortTries, ["tries": .count(tries), "points": .count(laterPoints)]),
        tolerance == AnswerTolerance() ? language(.shortForgiven) : "",
      ]),
      howToPlayInTime(language),
    ]
  }
}
