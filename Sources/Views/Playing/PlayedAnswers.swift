package import Games
package import Words

/// The short answer with its questions.
package struct PlayedAnswers<Source: ShortQuestionSource>: PlayedSession {
  /// The moves of a player.
  package enum Answer: Equatable {
    case text(String)
    case pass
  }

  package private(set) var game: ShortAnswer
  package var source: Source
  /// The wrong answers to the question that is open, or was settled last.
  package private(set) var tried: [String] = []

  package init(_ game: ShortAnswer, _ source: Source) {
    self.game = game
    self.source = source
  }

  package var open: ShortQuestion? { game.question?.content }
  package var openRow: Int? { game.question?.index }
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
  package mutating func startAgain() { game.startAgain() }

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
  package var row: Int { question.index }
  package var content: ShortQuestion { question.content }
  package var isRight: Bool { verdict == .right }
  package var isUnanswered: Bool { verdict == .late || verdict == .passed }
  package var verdictName: String { verdict.rawValue }
}
