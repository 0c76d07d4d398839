internal import Games
internal import TextUnicode
internal import Views
internal import Words

/// The texts of each phase.
extension PlainNumberDuel {
  /// The text of the current phase and its prompt.
  func screen() -> String {
    switch duel.phase {
    case .start: return lines(levels()) + prompt()
    case .thinking: return lines([words.think(of: duel.level)]) + prompt()
    case .computerGuesses, .playerGuesses: return lines(hint()) + prompt()
    case .result: return prompt()
    }
  }

  private func levels() -> [String] {
    duel.levels.enumerated().map { "\($0 + 1). \($1.title(language))" }
      + (duel.hasHints ? [hintsState()] : [])
  }

  private func hint() -> [String] {
    guard hintsAreShown, let hint = words.hint(in: duel) else { return [] }
    return [hint]
  }

  func prompt() -> String { question + " " }

  /// The question that awaits a line.
  private var question: String {
    switch duel.phase {
    case .start:
      language(
        .duelLevelPrompt,
        ["count": .count(duel.levels.count), "offered": .count(duel.levelIndex + 1)])
    case .thinking: language(.duelThinkPrompt)
    case .computerGuesses:
      language(
        .duelAttemptPrompt, ["n": .count(duel.computerAttempts), "guess": .text(guessed)])
    case .playerGuesses:
      language(.duelYourAttemptPrompt, ["n": .count(duel.playerAttempts + 1)])
    case .result: language(.duelNewOrQuit)
    }
  }
}

/// Hints, help and refusals.
extension PlainNumberDuel {
  private var hintsAreShown: Bool { hintsChoice.isShown }

  /// Shows or hides the hints of all duels; nil toggles them.
  func setHints(_ wanted: Bool?) -> String {
    guard duel.hasHints else { return lines([words.noHints]) + prompt() }
    let shown = wanted ?? !hintsAreShown
    hintsChoice.choose(shown)
    return lines([hintsState()] + hint()) + prompt()
  }

  private func hintsState() -> String {
    language(
      hintsAreShown ? .duelHintsShownType : .duelHintsHiddenType,
      ["hints": .text(language(.duelHintsWord))])
  }

  func answerWanted(_ command: DuelCommand) -> String {
    let wanted = language(.duelAnswerWanted, ["guess": .text(guessed)])
    guard case .other(let line) = command else { return lines([wanted]) }
    let refusal = language(.duelNoAnswer, ["line": .text(line.shortlyShown)])
    return lines([language.paragraph([refusal, wanted])])
  }

  private var guessed: String { duel.computerGuess.map { String($0.number) } ?? "" }

  func help() -> String {
    let typing = language(
      .duelHowToType,
      [
        "greater": .text(language(.duelGreater)), "less": .text(language(.duelLess)),
        "equal": .text(language(.duelEqual)), "back": .text(language(.duelBackWord)),
        "hints": .text(language(.duelHintsWord)),
      ])
    return lines(duel.howToPlay(language) + [typing, QuestionReport.help(language)])
  }

  func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
