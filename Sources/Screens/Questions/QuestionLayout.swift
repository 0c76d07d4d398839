internal import Games
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// A question as it is shown, open or answered.
struct QuestionView {
  let prompt: String
  let picture: DescribedPicture
  /// The choices; none where answers are typed.
  var choices: [String] = []
  /// The most lines of a choice, unless there is room for all.
  var mostLines = 3
  /// The rows of further choices, whose lines the screen adds.
  var furtherRows: [Int] = []
  /// True if the open question has a button that answers it.
  var hasButton = false
  /// The rows that a typed answer needs.
  var entryRows = 0
  /// The result; nil while the question is open.
  var result: Result?

  /// The texts after an answer.
  struct Result {
    let isRight: Bool
    let verdict: String
    let explanation: String?
    let source: String?
    /// The choices that stay when there is little room.
    var kept: [Int] = []
  }
}

/// The places of everything on the screen of a question, for drawing and for the mouse.
struct QuestionLayout {
  struct Choice {
    let index: Int
    var area: Area
    let lines: [String]
  }

  var body: Area
  var bar = CountdownBar(columns: 0, hasFineBlocks: false)
  /// The verdict on the answer, which replaces the bar.
  var verdict: [String] = []
  var promptTop = 0
  var prompt: [String] = []
  /// The description of the picture, if the picture itself is not shown.
  var caption: [String] = []
  var picture: Area?
  var choices: [Choice] = []
  /// The area where the answer is typed.
  var entry = Area(0, 0, 0, 0)
  var explanation: [String] = []
  var source: [String] = []
  var explanationTop = 0
  /// The button that ENTER presses.
  var button = Area(0, 0, 0, 0)

  /// True if all choices are in the body, above the button.
  var fits: Bool {
    let end = button.size.rows > 0 ? button.origin.row : body.rows.upperBound
    return (choices.last?.area.rows.upperBound ?? 0) <= end
  }
}

extension SessionScreen {
  /// The picture grows with the window.
  static var widestBody: Int { 160 }

  /// The columns of the number and the mark before a choice.
  static var badge: Int { 6 }
  /// The columns of the text to the right of the time bar.
  static var timeColumns: Int { 16 }
  private static var fewestPictureRows: Int { 4 }
  private static var gap: Int { 3 }

  /// Returns the places of a question, or of a screen without one.
  func layout(_ question: QuestionView?, _ size: Size) -> QuestionLayout {
    let body = frame.body(in: size)
    var layout = QuestionLayout(body: body)
    let last = body.origin.row + max(0, body.size.rows - 1)
    layout.button = body.line(of: buttonText, row: last)
    guard let question else { return layout }
    if question.result == nil {
      layout.bar = CountdownBar(
        columns: max(1, body.size.columns - Self.timeColumns), hasFineBlocks: theme.hasFineBlocks)
      if !question.hasButton { layout.button = Area(0, 0, 0, 0) }
    }
    arrange(question, &layout)
    return layout
  }

  /// Places the question and its picture: beside the text if there is room, else above it, else
  /// nowhere.
  private func arrange(_ question: QuestionView, _ layout: inout QuestionLayout) {
    let body = layout.body
    let gap = body.size.rows >= 12 ? 1 : 0
    var text = body
    var row = body.origin.row
    if let result = question.result {
      let streak =
        rounds.streak > 2 ? [QuestionWords(language: language).streak(rounds.streak)] : []
      let verdict = [result.verdict] + streak
      layout.verdict = verdict.joined(separator: " ").lines(body.size.columns, most: 2)
      row += layout.verdict.count + gap
    } else {
      row += 1 + gap
    }
    let end = body.origin.row + body.size.rows - (layout.button.size.rows > 0 ? 1 : 0)
    if body.size.columns >= 66 {
      let columns = body.size.columns * 9 / 20
      let area = Area(
        body.origin.column + body.size.columns - columns, row, columns,
        min(end - row, columns / 2))
      if context.shows(question.picture, in: area.size) {
        layout.picture = area
        text.size.columns -= columns + Self.gap
      }
    }
    let further = question.furtherRows.map { Array(repeating: "", count: $0) }
    func linesOfChoices(most: Int) -> [[String]] {
      question.choices.map { $0.lines(text.size.columns - Self.badge, most: most) } + further
    }
    var lines = linesOfChoices(most: question.mostLines)
    let most = end - row - question.entryRows
    layout.prompt = question.prompt.lines(
      text.size.columns, most: max(6, most - lines.reduce(0) { $0 + $1.count }))
    let whole = linesOfChoices(most: most)
    if layout.prompt.count + whole.reduce(0, { $0 + $1.count }) <= most { lines = whole }
    if let result = question.result {
      shorten(&lines, result, text.size.columns, room: end - row - layout.prompt.count - 2)
    }
    let used = layout.prompt.count + question.entryRows + lines.reduce(0) { $0 + $1.count }
    var free = end - row - used
    if question.result == nil, layout.picture == nil, question.picture.picture != nil {
      let area = Area(body.origin.column, row, body.size.columns, free - gap)
      if area.size.rows >= Self.fewestPictureRows, context.shows(question.picture, in: area.size) {
        layout.picture = area
        row += free
        free = 0
      } else {
        layout.caption = question.picture.text.lines(text.size.columns, most: max(0, free))
        free -= layout.caption.count
      }
    }
    layout.promptTop = row
    row += layout.prompt.count + layout.caption.count
    if free > 0, gap > 0 {
      row += 1
      free -= 1
    }
    layout.entry = Area(text.origin.column, row, text.size.columns, question.entryRows)
    row += question.entryRows
    let spread =
      question.result == nil ? min(2, max(0, free) / max(1, lines.count)) : 0
    for (index, lines) in lines.enumerated() where !lines.isEmpty {
      layout.choices.append(
        .init(
          index: index, area: Area(text.origin.column, row, text.size.columns, lines.count),
          lines: lines))
      row += lines.count + spread
    }
    if let result = question.result { explain(result, text, from: row, to: end, &layout) }
  }

  /// Drops the choices that are neither right nor chosen, if the explanation would not fit
  /// otherwise.
  private func shorten(
    _ lines: inout [[String]], _ result: QuestionView.Result, _ columns: Int, room: Int
  ) {
    let wish =
      (result.explanation ?? "").lines(columns, most: 6).count + (result.source == nil ? 0 : 1)
    guard lines.reduce(0, { $0 + $1.count }) + wish > room else { return }
    for index in lines.indices where !result.kept.contains(index) { lines[index] = [] }
  }

  private func explain(
    _ result: QuestionView.Result, _ text: Area, from row: Int, to end: Int,
    _ layout: inout QuestionLayout
  ) {
    var free = end - row
    let explanation = result.explanation ?? ""
    let source = result.source.map(QuestionWords(language: language).source) ?? ""
    let columns = text.size.columns
    layout.explanationTop = row + (free > 1 ? 1 : 0)
    if free > 1 { free -= 1 }
    let least = source.isEmpty || free < 3 ? 0 : 1
    layout.explanation = explanation.isEmpty ? [] : explanation.lines(columns, most: free - least)
    free -= layout.explanation.count
    layout.source = source.isEmpty ? [] : source.lines(columns, most: min(3, free))
  }
}

/// A bar that gets shorter with the time, in eighths of a cell if the font has fine blocks.
struct CountdownBar {
  let columns: Int
  let hasFineBlocks: Bool

  var steps: Int { max(1, columns) * (hasFineBlocks ? 8 : 1) }

  func draw(
    _ countdown: Countdown, at time: Int64, _ point: Point, on canvas: inout Canvas,
    _ style: Style, _ empty: Style
  ) {
    let left = countdown.limit - countdown.elapsed(at: time)
    let shown = Int((left * Int64(steps) + countdown.limit - 1) / countdown.limit)
    let size = hasFineBlocks ? 8 : 1
    // Fonts have the left eighths of a cell only.
    canvas.drawLeftToRight(in: Area(point.column, point.row, columns, 1)) { canvas in
      canvas.write(String(repeating: "·", count: columns), at: point, empty)
      canvas.write(String(repeating: "█", count: shown / size), at: point, style)
      guard shown % size > 0, let part = Unicode.Scalar(0x2590 - UInt32(shown % size)) else {
        return
      }
      canvas.write(
        String(part), at: Point(point.column + shown / size, point.row), style)
    }
  }
}
