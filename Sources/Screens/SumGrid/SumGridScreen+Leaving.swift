internal import Games
internal import Terminal
internal import Views
internal import Words

/// Leaving and help.
extension SumGridScreen {
  /// True if a question is solved and the game goes on, so that leaving would lose something.
  var isInProgress: Bool { game.solved > 0 && game.stage == .asking }

  /// Keeps the score of a game that is broken off; true for a new record.
  mutating func finish() -> Bool {
    isInProgress ? keeper.leave(game.score) : false
  }

  func question(before ending: GameEnding) -> String? {
    guard isInProgress else { return nil }
    return language.paragraph([ending.question(language), words.endsWith(game.score)])
  }

  mutating func startAgain(_ moment: Moment) {
    _ = finish()
    context.note("n")
    begin(moment)
  }

  func help() -> ScreenStep {
    context.help(
      game.howToPlay(language)
        + [language(.gridMouse), language(.gridKeys), language(.gridLetters)])
  }
}
