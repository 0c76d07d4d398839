package import Games

/// A number duel whose results are kept, for every form of the game.
package struct PlayedDuel {
  package var duel: NumberDuel
  /// True if the duel that is over set a record.
  package private(set) var isRecord = false

  package init(_ duel: NumberDuel) { self.duel = duel }

  /// True if leaving would lose the running duel.
  package var isInProgress: Bool { duel.isOpen }

  /// The result of a typed guess of the player.
  package enum Guessed: Equatable {
    /// It is not the player's turn.
    case ignored
    case outside
    case noNumber(isFraction: Bool)
    /// The computer has replied.
    case number(Int64)
  }

  /// Makes a typed guess of the player; the right one ends the duel, which is kept.
  package mutating func guess(_ typed: String, _ keeper: some RoundKeeper) -> Guessed {
    guard duel.phase == .playerGuesses else { return .ignored }
    let number: Int64
    switch DuelGuess(typed) {
    case .number(let read): number = read
    case .tooLarge: return .outside
    case .none(let isFraction): return .noNumber(isFraction: isFraction)
    }
    do throws(NumberDuel.Refusal) { _ = try duel.guess(number) } catch { return .outside }
    if duel.outcome != nil { isRecord = keeper.finish(duel.run) }
    return .number(number)
  }

  /// Returns to the levels; a running duel is left.
  package mutating func startAgain(_ keeper: some RoundKeeper) {
    leave(keeper)
    duel.startAgain()
  }

  /// Counts a running duel as left.
  package func leave(_ keeper: some RoundKeeper) {
    if duel.isOpen { _ = keeper.leave(0) }
  }
}
