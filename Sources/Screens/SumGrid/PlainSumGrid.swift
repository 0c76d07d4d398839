package import Games
internal import PackFormat
internal import TextUnicode
package import Words

/// The grid game, played line by line.
package struct PlainSumGrid: PlainGame {
  private let title: String
  private let keeper: ScoreKeeper
  private let columns: Int
  private let language: Language
  private let words: SumGridWords
  private var game: SumGrid

  package init(
    _ game: SumGrid, title: String, _ keeper: ScoreKeeper, columns: Int, language: Language
  ) {
    self.game = game
    self.title = title
    self.keeper = keeper
    self.columns = columns
    self.language = language
    words = SumGridWords(language: language)
  }

  package mutating func begin() -> String {
    lines([
      title,
      language(
        "Sum grid: find the answer of each sum in the grid. Type ? for help, n for a new game,"
          + " q to quit.",
        ru: "Суммы в сетке: найдите в сетке ответ каждого примера. ? — помощь, n — новая игра,"
          + " q — выход."),
      language(
        "High score: \(words.solved(keeper.best)).", ru: "Рекорд: \(words.solved(keeper.best))."),
    ]) + "\n" + showLevel()
  }

  package mutating func take(_ line: String, after milliseconds: Int64 = 0) -> Reply {
    let line = line.trimmed
    switch PlainCommand(line) {
    case .quit: return Reply(leave(), isDone: true)
    case .new: return Reply(leave() + startAgain())
    case .help: return Reply(help() + prompt())
    case nil: break
    }
    guard game.stage == .asking else { return Reply(startAgain()) }
    switch line.lowercased() {
    case "": return Reply(showLevel())
    case "s", "skip", "другой": return Reply(skip())
    case "hint", "подсказка": return Reply(hint() + prompt())
    default: return Reply(judge(line))
    }
  }

  /// The row of the level.
  package var row: Int? { game.levelIndex }
  package mutating func promptAgain(after milliseconds: Int64) -> String { prompt() }

  /// Keeps the score when the input ends, and prints nothing.
  package mutating func end() -> String {
    _ = leave()
    return ""
  }
}

extension PlainSumGrid {
  /// The heading, the grid and the question of the level.
  private func showLevel() -> String {
    lines([words.heading(game)]) + drawing(GridText.drawn(game.board, columns: columns)) + ask()
  }

  private func ask() -> String {
    let number = game.questionIndex + 1
    let sum = "\(game.question.first) + \(game.question.second) = ?"
    return lines([
      GridText.circles(game.questions) + " "
        + language("Question \(number): \(sum)", ru: "Вопрос \(number): \(sum)")
    ]) + prompt()
  }

  private func prompt() -> String {
    game.stage == .asking
      ? language("Path: ", ru: "Путь: ")
      : language("ENTER to play again, q to quit: ", ru: "ENTER — сыграть ещё раз, q — выход: ")
  }

  private mutating func judge(_ line: String) -> String {
    let digits = "\(game.question.answer)".utf8.count
    guard let path = PathText.cells(line, count: digits) else {
      return lines([words.unreadable(line)]) + prompt()
    }
    let outcome: SumGrid.Outcome
    do throws(SumGrid.Refusal) {
      outcome = try game.select(path)
    } catch {
      return lines([words.explanation(of: error, on: game.board)]) + prompt()
    }
    guard outcome.isRight else {
      return lines([words.wrong(outcome.spelt)]) + prompt()
    }
    keeper.note(game.score)
    return lines([words.right(outcome)]) + "\n"
      + goOn(after: outcome.stage)
  }

  private mutating func goOn(after stage: SumGrid.Stage) -> String {
    switch stage {
    case .asking: return ask()
    case .levelDone:
      let done =
        GridText.circles(game.questions) + " " + words.levelDone(game.levelIndex + 1)
      game.goOn()
      return drawing(GridText.fireworks) + lines([done]) + "\n" + showLevel()
    case .gameDone:
      let all = GridText.circles(game.questions) + " " + words.allDone(game.score)
      return drawing(GridText.fireworks + GridText.rainbow + GridText.unicorn)
        + lines([all + record()]) + prompt()
    }
  }

  private mutating func startAgain() -> String {
    game.startAgain()
    return "\n" + showLevel()
  }

  private mutating func skip() -> String {
    let asked = game.questionIndex
    game.skip()
    guard game.questionIndex == asked else { return ask() }
    return lines([words.lastOne]) + prompt()
  }

  /// Ends the running game, if any question is solved.
  private mutating func leave() -> String {
    guard game.score > 0, game.stage == .asking else { return "" }
    let text = lines([
      language(
        "You leave with \(words.solved(game.score)).",
        ru: "Игра прервана: \(words.solved(game.score)).")
        + record()
    ])
    game.startAgain()
    return text
  }
}

/// Texts.
extension PlainSumGrid {
  /// Keeps the score of the ended game and returns the sentence about the high score.
  private func record() -> String {
    " " + words.record(keeper.finish(game.score), best: keeper.best)
  }

  private func hint() -> String { lines([words.hint(game.question)]) }

  private func help() -> String {
    lines(
      game.howToPlay(language) + [
        language(
          "Type the cells of the answer, row letter and column number, as A1 A2; or its first"
            + " cell and a direction: up, down, left, right, up right, or n, ne, e, se, s, sw, w,"
            + " nw.",
          ru: "Введите клетки ответа, букву строки и номер столбца: A1 A2; или первую клетку и"
            + " направление: вверх, вниз, влево, вправо, вверх вправо или с, св, в, юв, ю, юз, з,"
            + " сз. Буквы строк можно вводить и русские."),
        language(
          "ENTER alone shows the grid again, s asks another question of the level first, hint"
            + " tells where the answer begins, n starts a new game, q quits.",
          ru:
            "Один ENTER снова показывает сетку, s (другой) — сначала другой вопрос уровня, подсказка"
            + " (hint) — где начинается ответ, n (новая) — новая игра, q (выход) — выход."),
        QuestionReport.help(language),
      ])
  }

  /// Joins lines that are narrow enough already and whose spaces matter.
  private func drawing(_ texts: [String]) -> String { texts.map { $0 + "\n" }.joined() }

  private func lines(_ texts: [String]) -> String { texts.plainLines(columns) }
}
