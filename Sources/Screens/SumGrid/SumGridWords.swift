internal import Games
internal import SafeText
internal import TextUnicode
internal import Words

/// The sentences of the grid game, for the plain game and the whole screen.
struct SumGridWords {
  let language: Language

  func heading(_ game: SumGrid) -> String {
    language(
      "Level \(game.levelIndex + 1) of \(game.levels.count): \(game.level.name)",
      ru: "Уровень \(game.levelIndex + 1) из \(game.levels.count): \(game.level.name)")
  }

  func solved(_ count: Int64) -> String {
    language.count(
      count, "question solved", "questions solved",
      ru: ("решённый вопрос", "решённых вопроса", "решённых вопросов"))
  }

  func right(_ outcome: SumGrid.Outcome) -> String {
    let sum = "\(outcome.question.first) + \(outcome.question.second) = \(outcome.spelt)"
    return language("Right! \(sum)", ru: "Верно! \(sum)")
  }

  func wrong(_ spelt: String) -> String {
    let spelt = spelt.terminalSafe.cropped(to: 20, ellipsis: "...")
    return language("No, that is \(spelt). Try again.", ru: "Нет, это \(spelt). Попробуйте ещё.")
  }

  func levelDone(_ number: Int) -> String {
    language("Level \(number) is done!", ru: "Уровень \(number) пройден!")
  }

  func allDone(_ score: Int64) -> String {
    language(
      "All levels are done: \(solved(score)).", ru: "Все уровни пройдены: \(solved(score)).")
  }

  func record(_ isNew: Bool, best: Int64) -> String {
    isNew
      ? language("A new record!", ru: "Новый рекорд!")
      : language("The high score is \(best).", ru: "Рекорд: \(best).")
  }

  var lastOne: String {
    language("This is the last one of the level.", ru: "Это последний вопрос уровня.")
  }

  func hint(_ question: SumGridQuestion) -> String {
    // Every answer was planted and has at least one digit.
    let start = question.planted.first?.name ?? ""
    return language("The answer can begin at \(start).", ru: "Ответ может начинаться в \(start).")
  }

  func unreadable(_ line: String) -> String {
    let shown = line.terminalSafe.cropped(to: 40, ellipsis: "...")
    return language(
      "\"\(shown)\" is no path: type the cells of the answer, as A1 A2, or its first cell and a"
        + " direction, as A1 right.",
      ru: "«\(shown)» — не путь: введите клетки ответа, например A1 A2, или первую клетку и"
        + " направление, например A1 вправо.")
  }

  func explanation(of refusal: SumGrid.Refusal, on board: SumGridBoard) -> String {
    switch refusal {
    case .nothingAsked, .empty:
      return language("There is no path.", ru: "Пути нет.")
    case .outside:
      let last = SumGridCell(row: board.rows - 1, column: board.columns - 1).name
      return language(
        "That leaves the grid, which goes from A1 to \(last).",
        ru: "Это выходит за сетку: она от A1 до \(last).")
    case .apart(let one, let other):
      return language(
        "\(one.name) and \(other.name) are not neighbours.",
        ru: "\(one.name) и \(other.name) — не соседние клетки.")
    case .twice(let cell):
      return language(
        "\(cell.name) is there twice; each cell may be used once.",
        ru: "\(cell.name) встречается дважды, а каждую клетку можно взять один раз.")
    }
  }
}
