package import Games
package import PackFormat

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
