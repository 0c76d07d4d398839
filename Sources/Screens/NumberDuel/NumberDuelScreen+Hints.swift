internal import Games
internal import Views
internal import Words

/// Hints and help.
extension NumberDuelScreen {
  var hintsAreShown: Bool { hintsChoice.isShown }

  mutating func changeHints() {
    guard duel.hasHints else { return tell(words.noHints, isBad: false) }
    let isShown = !hintsAreShown
    context.note(isShown ? "hints on" : "hints off")
    let trouble = hintsChoice.choose(isShown).map { "(\($0))" } ?? ""
    let state = language(isShown ? .duelHintsShown : .duelHintsHidden)
    tell(language.paragraph([state, trouble]), isBad: !trouble.isEmpty)
  }

  /// The hint on the screen; nil if hints are hidden or the level gives none.
  var hint: String? {
    hintsAreShown ? words.hint(in: duel) : nil
  }

  /// The remaining numbers that the bar shows; nil if they stay secret.
  ///
  /// The player's own answers always show. The computer's number is narrowed only if the level
  /// gives that hint.
  var left: DuelRange? {
    switch duel.phase {
    case .computerGuesses: duel.computerGuess?.left
    case .playerGuesses:
      hintsAreShown && duel.level.hints.contains(.range) ? duel.playerLeft : nil
    case .start, .thinking, .result: duel.level.numbers
    }
  }

  func help() -> ScreenStep {
    context.help(duel.howToPlay(language) + [language(.duelKeys), language(.duelLetters)])
  }
}
