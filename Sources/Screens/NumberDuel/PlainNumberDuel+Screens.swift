internal import Games
internal import TextUnicode
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
    guard hintsAreShown, let hint = words.hint(in: duel, warmth: warmth) else { return [] }
    return [hint]
  }

  func prompt() -> String {
    switch duel.phase {
    case .start:
      let offered = duel.levelIndex + 1
      return language(
        "Level (1 to \(duel.levels.count), ENTER = \(offered)): ",
        ru: "Уровень (от 1 до \(duel.levels.count), ENTER = \(offered)): ")
    case .thinking:
      return language("ENTER when you have one: ", ru: "ENTER, когда задумаете: ")
    case .computerGuesses:
      let attempt = duel.computerAttempts
      guard let guess = duel.computerGuess?.number else { return "" }
      return language(
        "Attempt \(attempt): \(guess)? (> < =): ", ru: "Попытка \(attempt): \(guess)? (> < =): ")
    case .playerGuesses:
      let attempt = duel.playerAttempts + 1
      return language("Your attempt \(attempt): ", ru: "Ваша попытка \(attempt): ")
    case .result:
      return language("ENTER for a new duel, q to quit: ", ru: "ENTER — новая дуэль, q — выход: ")
    }
  }
}

/// Hints, help and refusals.
extension PlainNumberDuel {
  private var hintsAreShown: Bool { hintsChoice.isShown }

  /// Shows or hides the hints of all duels; nil toggles them.
  func setHints(_ wanted: Bool?) -> String {
    guard duel.hasHints else {
      return lines([
        words.noHints
      ]) + prompt()
    }
    let shown = wanted ?? !hintsAreShown
    hintsChoice.choose(shown)
    return lines([hintsState()] + hint()) + prompt()
  }

  private func hintsState() -> String {
    hintsAreShown
      ? language(
        "Hints are shown; type hints to hide them.",
        ru: "Подсказки показываются; «подсказки» — скрыть их.")
      : language(
        "Hints are hidden; type hints to show them.",
        ru: "Подсказки скрыты; «подсказки» — показывать их.")
  }

  func answerWanted(_ command: DuelCommand) -> String {
    let wanted = language(
      "Type > if your number is greater than \(guessed), < if it is less, = if it is equal.",
      ru: "Наберите >, если ваше число больше \(guessed), <, если меньше, =, если равно.")
    guard case .other(let line) = command else { return lines([wanted]) }
    return lines([
      words.quoted(line) + language(" is no answer. ", ru: " — не ответ. ") + wanted
    ])
  }

  private var guessed: String { duel.computerGuess.map { String($0.number) } ?? "" }

  func help() -> String {
    lines(
      duel.howToPlay(language) + [
        language(
          "Answer with >, < or =, or with greater, less or equal; back takes your last answer back."
            + " hints shows or hides the hints, n starts a new duel, q quits.",
          ru:
            "Отвечайте >, < или =, либо словами: больше, меньше, равно; «назад» отменяет последний"
            + " ответ. «подсказки» показывает или скрывает подсказки, n — новая дуэль, q — выход."),
        QuestionReport.help(language),
      ])
  }

  func lines(_ texts: [String]) -> String { texts.plainLines(columns) }
}
