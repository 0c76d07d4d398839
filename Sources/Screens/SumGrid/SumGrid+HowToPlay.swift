internal import Games
internal import Words

extension SumGrid {
  /// The rules with the pack's own numbers, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String] {
    let questions = language.counted(questions: rules.questions)
    let count = language.count(
      levels.count, "level", "levels", ru: ("уровень", "уровня", "уровней"))
    return [
      language(
        "The grid holds \(board.rows) by \(board.columns) digits. Add up the two numbers, and find"
          + " the answer in the grid: a path of neighbouring cells, side by side or corner to"
          + " corner, no cell twice, whose digits in order are the number.",
        ru: "В сетке \(board.rows) × \(board.columns) цифр. Сложите два числа и найдите ответ в"
          + " сетке: путь по соседним клеткам, по стороне или по углу, ни одной клетки дважды,"
          + " цифры которого по порядку дают это число."),
      language(
        "Every answer stands in a straight line somewhere, in any of the 8 directions; any other"
          + " path that spells it counts as well. A wrong path costs nothing.",
        ru: "Каждый ответ стоит где-нибудь по прямой, в любом из 8 направлений; любой другой путь,"
          + " который его даёт, тоже засчитывается. За неверный путь ничего не снимается."),
      language(
        "\(count), \(questions) each. The score is how many questions you solve in one game.",
        ru: "\(count), \(questions) на каждом. Счёт — сколько вопросов решено за одну игру."),
    ]
  }
}
