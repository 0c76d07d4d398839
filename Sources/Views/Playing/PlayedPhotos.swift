package import Games

/// Photo pick with its people.
package struct PlayedPhotos<Source: PersonSource>: PlayedGame {
  package private(set) var game: PhotoPick
  package var source: Source

  package init(_ game: PhotoPick, _ source: Source) {
    self.game = game
    self.source = source
  }

  package var isOver: Bool { game.isOver }
  package var round: Int { game.round }
  package var score: Int64 { game.score }
  /// Only a finished game counts, because wrong picks could still lower the score.
  package var leftScore: Int64 { 0 }

  package mutating func ask() throws(Source.Failure) -> Bool { try game.ask(from: source) != nil }

  package mutating func judge(
    _ choice: Int, after milliseconds: Int64
  ) throws(PhotoPick.Refusal) -> PhotoPick.Outcome? {
    try game.pick(choice)
  }

  package mutating func startAgain() { game.startAgain() }
}

/// The person asked for stands for the question.
extension PhotoPick.Outcome: RoundOutcome {
  package var row: Int { question.asked.index }
  package var prompt: String { question.asked.person.name }
  package var keptScore: Int64? { nil }
}
