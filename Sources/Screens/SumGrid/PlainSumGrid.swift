package import Games
internal import PackFormat
internal import TextUnicode
internal import Views
package import Words

/// The grid game, played line by line.
package struct PlainSumGrid: PlainGame {
  private let title: String
  private let keeper: ScoreKeeper
  private let form: LineForm
  private let language: Language
  private let words: SumGridWords
  private var played: PlayedGrid
  private var game: SumGrid { played.game }

  package init(
    _ game: SumGrid, title: String, _ keeper: ScoreKeeper, form: LineForm, language: Language
  ) {
    played = PlayedGrid(game)
    self.title = title
    self.keeper = keeper
    self.form = form
    self.language = language
    words = SumGridWords(game, language)
  }

  package mutating func begin() -> String {
    lines([
      title,
      language(.gridIntroduction),
      words.highScore(keeper.best),
    ]) + "\n" + showLevel()
  }

  package mutating func take(_ line: String, after milliseconds: Int64 = 0) -> Reply {
    let line = line.trimmed
    played.spend(milliseconds)
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
  package mutating func promptAgain(after milliseconds: Int64) -> String {
    played.spend(milliseconds)
    return prompt()
  }

  /// Keeps the score when the input ends, and prints nothing.
  package mutating func end() -> String {
    _ = played.leave(keeper)
    return ""
  }
}

extension PlainSumGrid {
  /// The heading, the grid and the question of the level.
  private func showLevel() -> String {
    lines([words.heading(game)]) + drawing(GridText.drawn(game.board, columns: form.columns))
      + ask()
  }

  private func ask() -> String {
    let question = language(
      .gridQuestion, ["number": .count(game.questionIndex + 1), "sum": .text(words.sum(game))])
    return lines([GridText.circles(game.questions) + " " + question]) + prompt()
  }

  private func prompt() -> String {
    language(game.stage == .asking ? .gridPathPrompt : .playAgainOrQuit) + " "
  }

  private mutating func judge(_ line: String) -> String {
    let digits = "\(game.question.answer)".utf8.count
    guard let path = PathText.cells(line, count: digits) else {
      return lines([words.unreadable(line.shortlyShown)]) + prompt()
    }
    let outcome: SumGrid.Outcome
    do throws(SumGrid.Refusal) {
      outcome = try played.select(path, keeper)
    } catch {
      return lines([words.explanation(of: error, on: game.board)]) + prompt()
    }
    guard outcome.isRight else {
      return lines([words.wrong(outcome.spelt.shown(columns: 20))]) + prompt()
    }
    return lines([words.right(outcome)]) + "\n"
      + goOn(after: outcome.stage)
  }

  private mutating func goOn(after stage: SumGrid.Stage) -> String {
    switch stage {
    case .asking: return ask()
    case .levelDone:
      let done =
        earned + words.levelDone(game.levelIndex + 1)
      played.goOn()
      return drawing(GridText.fireworks) + lines([done]) + "\n" + showLevel()
    case .gameDone:
      let all = earned + words.allDone(game.score)
      return drawing(GridText.fireworks + GridText.rainbow + GridText.unicorn)
        + lines([language.paragraph([all, record(played.isRecord)])]) + prompt()
    }
  }

  /// The circles and stars of a level that is done.
  private var earned: String {
    GridText.circles(game.questions) + " "
      + (game.stars.last.flatMap(GridText.stars).map { $0 + " " } ?? "")
  }

  private mutating func startAgain() -> String {
    played.startAgain()
    return "\n" + showLevel()
  }

  private mutating func skip() -> String {
    played.skip() ? ask() : lines([words.lastOne]) + prompt()
  }

  /// Ends the running game, if any question is solved.
  private mutating func leave() -> String {
    guard played.isInProgress else { return "" }
    let isRecord = played.leave(keeper)
    let text = language.paragraph([words.leaving(with: game.score), record(isRecord)])
    played.startAgain()
    return lines([text])
  }
}

/// Texts.
extension PlainSumGrid {
  private func record(_ isRecord: Bool) -> String { words.record(isRecord, best: keeper.best) }

  private mutating func hint() -> String { lines(played.hint().map { [words.hint($0)] } ?? []) }

  private func help() -> String {
    lines(
      game.howToPlay(language)
        + [language(.gridHowToType), language(.gridCommands), QuestionReport.help(language)])
  }

  /// Joins lines that are narrow enough already and whose spaces matter.
  private func drawing(_ texts: [String]) -> String { texts.map { $0 + "\n" }.joined() }

  private func lines(_ texts: [String]) -> String { texts.plainLines(form) }
}
