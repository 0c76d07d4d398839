package import Games

/// A sum grid whose moves are timed and whose results are kept, for every form of the game.
package struct PlayedGrid {
  package private(set) var game: SumGrid
  /// True if the game that is over set a record.
  package private(set) var isRecord = false
  /// The time since which the next move is awaited; nil until the question is seen.
  private var awaitedSince: Int64?

  package init(_ game: SumGrid) { self.game = game }

  /// True if a question is solved and the game goes on, so that leaving would lose something.
  package var isInProgress: Bool { game.solved > 0 && game.stage == .asking }

  // MARK: - The clock

  /// True if the time of the next move runs.
  package var isTimed: Bool { awaitedSince != nil }

  /// Starts the time of the next move.
  package mutating func wait(from time: Int64) { awaitedSince = time }

  /// Ends the time of a move, and returns its milliseconds. The time of the next move starts.
  @discardableResult
  package mutating func spend(until time: Int64) -> Int64 {
    let spent = max(0, time - (awaitedSince ?? time))
    awaitedSince = time
    spend(spent)
    return spent
  }

  /// Adds the time of a move to the open question, before the move is made.
  package mutating func spend(_ milliseconds: Int64) { game.spend(milliseconds) }

  // MARK: - The moves

  /// Judges a path. The last right one ends the game, which is kept.
  package mutating func select(
    _ path: [SumGridCell], _ keeper: some RoundKeeper
  ) throws(SumGrid.Refusal) -> SumGrid.Outcome {
    let outcome = try game.select(path)
    if outcome.isRight { keeper.note(game.score) }
    if outcome.stage == .gameDone { isRecord = keeper.finish(game.score) }
    return outcome
  }

  /// Asks another question; false if the open one is the last.
  package mutating func skip() -> Bool {
    let asked = game.questionIndex
    game.skip()
    return game.questionIndex != asked
  }

  package mutating func hint() -> SumGridCell? { game.hint() }

  package mutating func goOn() { game.goOn() }

  /// Begins another game; a running one has been left before.
  package mutating func startAgain() { game.startAgain() }

  /// Keeps the score of a game that is broken off; true for a new record.
  package func leave(_ keeper: some RoundKeeper) -> Bool {
    isInProgress && keeper.leave(game.score)
  }
}
