internal import PackFormat
internal import Scores
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The history of one pack's games: a chart of points, and the hardest questions.
struct HistoryScreen: Screen {
  let title: String
  let history: Scores.History?
  let best: Int64?
  let language: Language
  let theme: Theme
  /// The first question of the list that is shown.
  private var top = 0

  init(
    _ title: String, _ history: Scores.History?, best: Int64?, _ language: Language, _ theme: Theme
  ) {
    self.title = title
    self.history = history
    self.best = best
    self.language = language
    self.theme = theme
  }

  private var frame: ScreenFrame {
    ScreenFrame(
      title: title, status: language(.statistics),
      hints: [
        KeyHint(key: .enter, name: "ENTER", label: language(.back)),
        KeyHint(key: nil, name: "↑↓", label: language(.scroll)),
      ])
  }

  private var words: HistoryWords { HistoryWords(language: language) }

  mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
    switch event {
    case .input(.key(let key, _)): return take(key, moment)
    case .input(.mouse(let mouse)):
      switch mouse.action {
      case .wheelUp: scroll(by: -1, moment)
      case .wheelDown: scroll(by: 1, moment)
      case .press:
        if let key = frame.key(at: mouse.point, in: moment.size) { return take(key, moment) }
      case .release, .drag: break
      }
    default: break
    }
    return .stay
  }

  private mutating func take(_ key: Key, _ moment: Moment) -> ScreenStep {
    switch key {
    case .up: scroll(by: -1, moment)
    case .down: scroll(by: 1, moment)
    case .pageUp: scroll(by: -5, moment)
    case .pageDown, .character(" "): scroll(by: 5, moment)
    case .home: top = 0
    case .end: scroll(by: ScoreBook.hardest, moment)
    case .enter, .escape, .character: return .leave()
    default: break
    }
    return .stay
  }

  private mutating func scroll(by rows: Int, _ moment: Moment) {
    let room = layout(frame.body(in: moment.size)).list.size.rows
    top = max(0, min(top + rows, (history?.hardest.count ?? 0) - room))
  }

  private func layout(_ body: Area) -> (chart: Area, list: Area) {
    let rows = body.size.rows
    let chart = max(3, min(10, rows - 12))
    let first = body.origin.row + 2
    let list = first + chart + 3
    return (
      Area(body.origin.column, first, body.size.columns, chart),
      Area(body.origin.column, list, body.size.columns, max(0, body.rows.upperBound - list))
    )
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let body = frame.body(in: canvas.size)
    guard let history, history.games > 0 else {
      canvas.centre(
        language(.noGameFinished), row: body.origin.row + body.size.rows / 3, in: body, theme.title)
      return
    }
    let (chart, list) = layout(body)
    drawNumbers(history, body, on: &canvas)
    drawGames(history, chart, on: &canvas)
    drawQuestions(history, list, on: &canvas)
  }

  private func drawNumbers(_ history: Scores.History, _ body: Area, on canvas: inout Canvas) {
    let numbers = [
      words.games(history.games), best.map { language(.bestIs, ["best": .count($0)]) },
      words.average(history), words.day(history),
    ].compactMap { $0 }
    let lines = numbers.joined(separator: " · ").wrapped(to: body.size.columns)
    for (row, line) in lines.prefix(2).enumerated() {
      canvas.write(line, at: Point(body.origin.column, body.origin.row + row), theme.title)
    }
  }

  private func drawGames(_ history: Scores.History, _ area: Area, on canvas: inout Canvas) {
    let label = String(history.last.max() ?? 0)
    let room = area.size.columns - label.count - 1
    let width = history.last.count * 3 <= room ? 3 : history.last.count * 2 <= room ? 2 : 1
    let games = Array(history.last.suffix(room / width))
    let most = String(games.max() ?? 0)
    canvas.write(most, at: area.origin, theme.faint)
    let chart = Area(
      area.origin.column + label.count + 1, area.origin.row, room, area.size.rows)
    Sparkline.draw(games, width: width, in: chart, on: &canvas, theme)
    canvas.write("0", at: Point(area.origin.column, area.rows.upperBound - 1), theme.faint)
    canvas.write(
      language(.lastGames),
      at: Point(chart.origin.column, area.rows.upperBound), theme.faint, columns: room)
  }

  private func drawQuestions(_ history: Scores.History, _ area: Area, on canvas: inout Canvas) {
    guard area.size.rows > 0 else { return }
    let (left, row) = (area.origin.column, area.origin.row - 1)
    guard !history.hardest.isEmpty else {
      canvas.write(
        language(.noQuestionWrong), at: Point(left, row), theme.good, columns: area.size.columns)
      return
    }
    canvas.write(
      language(.hardestQuestions), at: Point(left, row), theme.title, columns: area.size.columns)
    let shown = history.hardest.dropFirst(top).prefix(area.size.rows)
    let width = shown.map { words.right($0).displayWidth }.max() ?? 0
    for (index, answers) in shown.enumerated() {
      let row = area.origin.row + index
      let (full, rest) = Self.bar(answers, theme)
      let end = canvas.write(full, at: Point(left, row), theme.good)
      canvas.write(rest, at: Point(end, row), theme.faint)
      canvas.write(words.right(answers), at: Point(left + 7, row), theme.faint)
      canvas.write(
        answers.prompt, at: Point(left + 9 + width, row), theme.text,
        columns: area.size.columns - 9 - width)
    }
  }

  /// A bar of five cells for the share of right answers.
  private static func bar(
    _ answers: Scores.Answers, _ theme: Theme
  ) -> (full: String, rest: String) {
    let share = Double(answers.correct) / Double(max(1, answers.asked))
    let full = Int((share * 5).rounded())
    return (
      String(repeating: "█", count: full),
      String(repeating: theme.hasFineBlocks ? "░" : "-", count: 5 - full)
    )
  }
}

/// The history of games in words.
struct HistoryWords {
  let language: Language

  func games(_ count: Int64) -> String {
    language(.games, ["n": .count(count)])
  }

  /// The average score in words; nil without games.
  func average(_ history: Scores.History) -> String? {
    Self.average(history).map {
      language(.averageIs, ["average": .text(language.number($0))])
    }
  }

  /// The average score, with one decimal if it is no whole number; nil without games.
  static func average(_ history: Scores.History) -> ExactDecimal? {
    guard history.games > 0, history.points.magnitude < 1 << 59 else { return nil }
    let (whole, rest) = history.points.quotientAndRemainder(dividingBy: history.games)
    if rest == 0 { return ExactDecimal(whole) }
    let tenths = (Double(history.points) * 10 / Double(history.games)).rounded()
    return ExactDecimal(mantissa: Int64(tenths), scale: 1)
  }

  func summary(_ history: Scores.History) -> String {
    language.list([games(history.games), average(history)].compactMap { $0 })
  }

  /// The day of the latest game in words; nil if unknown.
  func day(_ history: Scores.History) -> String? {
    guard let day = history.day, day > 0, let date = CalendarDate(daysSince1970: Int(day)) else {
      return nil
    }
    return language(.lastPlayed, ["date": .text(language.date(date))])
  }

  func right(_ answers: Scores.Answers) -> String {
    language(
      .rightOfAsked, ["right": .count(answers.correct), "asked": .count(answers.asked)])
  }
}

/// Charts of numbers as columns, scaled to the highest number.
enum Sparkline {
  static func text(_ numbers: some Collection<Int64>, _ theme: Theme) -> String {
    let blocks: [Character] = theme.hasFineBlocks ? Array("▁▂▃▄▅▆▇█") : ["_", "▄", "█"]
    let most = max(1, numbers.max() ?? 1)
    return String(
      numbers.map { number in
        let part = Double(max(0, number)) / Double(most)
        return blocks[min(blocks.count - 1, Int(part * Double(blocks.count - 1) + 0.5))]
      })
  }

  /// Draws columns over several rows; the highest ones stand out.
  static func draw(
    _ numbers: [Int64], width: Int, in area: Area, on canvas: inout Canvas, _ theme: Theme
  ) {
    let blocks: [Character] = theme.hasFineBlocks ? Array(" ▁▂▃▄▅▆▇█") : [" ", "▄", "█"]
    let steps = blocks.count - 1
    let most = max(1, numbers.max() ?? 1)
    for (place, number) in numbers.enumerated() {
      let part = Double(max(0, number)) / Double(most) * Double(area.size.rows * steps)
      // A game without points shows, too.
      var left = max(1, Int(part.rounded()))
      let style = number == most ? theme.good : theme.accent
      for row in 0..<area.size.rows where left > 0 {
        let block = String(blocks[min(left, steps)])
        for column in 0..<max(1, width - (width > 1 ? 1 : 0)) {
          canvas.write(
            block,
            at: Point(
              area.origin.column + place * width + column, area.rows.upperBound - 1 - row), style)
        }
        left -= steps
      }
    }
  }
}
