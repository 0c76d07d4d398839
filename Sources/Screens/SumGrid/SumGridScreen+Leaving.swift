internal import Games
internal import Terminal
internal import Words

/// Leaving and help.
extension SumGridScreen {
  /// True if a question is solved and the game goes on, so that leaving would lose something.
  var isInProgress: Bool { game.score > 0 && game.stage == .asking }

  /// Keeps the score of a game that is broken off; true for a new record.
  mutating func finish() -> Bool {
    isInProgress ? keeper.finish(game.score) : false
  }

  func question(before ending: GameEnding) -> String? {
    guard isInProgress else { return nil }
    let solved = words.solved(game.score)
    return ending.question(language)
      + language(" It ends with \(solved).", ru: " Она закончится: \(solved).")
  }

  mutating func startAgain(_ moment: Moment) {
    _ = finish()
    context.note("n")
    begin()
  }

  func help() -> ScreenStep {
    context.help(
      game.howToPlay(language) + [
        language(
          "With the mouse: press on the first digit, drag over the others, let go on the last; going"
            + " back one step takes it back. Or click one after the other.",
          ru:
            "Мышью: нажмите на первую цифру, ведите по остальным и отпустите на последней; шаг назад"
            + " отменяет. Или щёлкайте по ним по очереди."),
        language(
          "With keys: move with the arrows (h j k l), diagonally with Home, PgUp, End and PgDn (7 9 1"
            + " 3); SPACE marks a digit, BACKSPACE takes it back, ENTER checks. With / you type a path,"
            + " as B2 B3 or B2 right.",
          ru: "Клавишами: ходите стрелками, наискосок — Home, PgUp, End и PgDn (7 9 1 3); ПРОБЕЛ"
            + " отмечает цифру, BACKSPACE отменяет, ENTER проверяет. После / можно ввести путь: B2 B3"
            + " или B2 вправо."),
        language(
          "s asks another question of the level first, i tells where the answer begins, w where the"
            + " question comes from.",
          ru: "s — сначала другой вопрос уровня, i — где начинается ответ, w — откуда вопрос."),
      ])
  }
}
