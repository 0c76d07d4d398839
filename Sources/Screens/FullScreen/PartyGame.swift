internal import Games
internal import Terminal

/// A game on the whole screen that several people can play by turns, each with a game of their own.
protocol PartyGame: GameScreen {
  /// The state of the game, from which the turns follow.
  var partyState: PartyState { get }

  /// Stops the clock, because another player's turn covers the game.
  mutating func coverForTurn(at time: Int64)
}

/// The part of a game's state that the order of turns depends on.
struct PartyState: Equatable {
  /// The number of questions asked so far, including the open one.
  var asked: Int
  /// True if a question waits for an answer.
  var isAsking: Bool
  var isOver: Bool
  var score: Int64
}
