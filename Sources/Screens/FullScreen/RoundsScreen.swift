internal import Games
internal import PackFormat
internal import Terminal
internal import Views

/// A game on the whole screen that asks one question after the other.
protocol RoundsScreen: PartyGame {
  associatedtype Game: PlayedGame where Game.Failure == PackError

  var rounds: Rounds<Game> { get set }

  /// The line that begins another game in the plain game.
  static var newLine: String { get }

  /// Prepares the screen for a phase that has just begun.
  mutating func enter(_ moment: Moment)
}

extension RoundsScreen {
  static var newLine: String { "n" }

  var phase: RoundPhase<Game.Outcome> { rounds.phase }
  var isSummary: Bool { phase.isOver }
  var resultTime: Int64? { phase.isJudged || phase.isOver ? rounds.changed : nil }

  var partyState: PartyState { PartyState(rounds) }

  func coverForTurn(at time: Int64) {}

  mutating func goOnByKey(_ moment: Moment) throws(PackError) {
    if phase.isWelcome || phase.isOver { context.note("") }
    try rounds.next(at: moment.time, keeper)
    enter(moment)
  }

  mutating func startAgain(_ moment: Moment) throws(PackError) {
    context.note(Self.newLine)
    try rounds.startAgain(at: moment.time, keeper)
    enter(moment)
  }

  mutating func end() { rounds.leave(keeper) }

  /// True if leaving would lose something.
  var losesByLeaving: Bool { rounds.isInProgress && !rounds.game.isOver }

  func question(before ending: GameEnding) -> String? {
    losesByLeaving ? ending.question(language, points: rounds.game.score) : nil
  }
}

/// A game on the whole screen that several people can play by turns, each with a game of their own.
protocol PartyGame: GameScreen {
  /// The state of the game, from which the turns follow.
  var partyState: PartyState { get }

  /// Stops the clock, because another player's turn covers the game.
  mutating func coverForTurn(at time: Int64)
}
