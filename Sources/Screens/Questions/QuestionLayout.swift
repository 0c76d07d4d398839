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
  /// The part of the texts that is shown; nil if all of them fit.
  var scrolling: Scrolling?
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

  /// Returns the places of an open question with a button that answers it, unless all fits only without one.
  func layoutWithButton(_ question: QuestionView, _ size: Size) -> QuestionLayout {
    var question = question
    question.hasButton = true
    let whole = layout(question, size)
    if whole.scrolling == nil { return whole }
    question.hasButton = false
    let bare = layout(question, size)
    return bare.scrolling == nil ? bare : whole
  }

  /// Places the question and its picture: beside the text if there is room, else above it, else
  /// nowhere. Texts that do not fit scroll.
  private func arrange(_ question: QuestionView, _ layout: inout QuestionLayout) {
    let body = layout.body
    let gap = body.size.rows >= 12 ? 1 : 0
    var area = body
    if let result = question.result {
      let streak =
        rounds.streak > 2 ? [QuestionWords(language: language).streak(rounds.streak)] : []
      let verdict = [result.verdict] + streak
      // A right choice is shown whole among the choices.
      layout.verdict = verdict.joined(separator: " ").lines(
        body.size.columns, most: question.choices.isEmpty ? 5 : 2)
      area.origin.row += layout.verdict.count + gap
    } else {
      area.origin.row += 1 + gap
    }
    // The rows at the end are those of the button and of the line above it.
    let hasLine = question.result != nil && Self.hasLine(body)
    let rowsBelow = (layout.button.size.rows > 0 ? 1 : 0) + (hasLine ? 1 : 0)
    area.size.rows = max(0, body.rows.upperBound - rowsBelow - area.origin.row)
    if body.size.columns >= 66 {
      let columns = body.size.columns * 9 / 20
      let side = Area(
        body.origin.column + body.size.columns - columns, area.origin.row, columns,
        min(area.size.rows, columns / 2))
      if context.shows(question.picture, in: side.size) {
        layout.picture = side
        area.size.columns -= columns + Self.gap
      }
    }
    var texts = QuestionLines(
      question, source: question.result?.source.map(QuestionWords(language: language).source),
      area.size.columns, badge: Self.badge)
    let room = area.size.rows - question.entryRows
    if question.result == nil, layout.picture == nil, question.picture.picture != nil {
      let rows = room - texts.count - gap
      let above = Area(body.origin.column, area.origin.row, body.size.columns, rows)
      if rows >= Self.fewestPictureRows, context.shows(question.picture, in: above.size) {
        layout.picture = above
        area.origin.row += rows + gap
        area.size.rows -= rows + gap
      } else {
        texts.caption = Array(question.picture.text.lines(area.size.columns, most: .max))
      }
    }
    if texts.count <= room {
      place(texts, question, in: area, gap, &layout)
    } else if let result = question.result, texts.kept(result.kept).count <= room {
      place(texts.kept(result.kept), question, in: area, gap, &layout)
    } else {
      scroll(texts, question, in: area, &layout)
    }
  }

  /// Places texts that fit, with the rows that are left between them.
  private func place(
    _ texts: QuestionLines, _ question: QuestionView, in area: Area, _ gap: Int,
    _ layout: inout QuestionLayout
  ) {
    var free = area.size.rows - question.entryRows - texts.count
    var row = area.origin.row
    func leaveRow() {
      guard free > 0 else { return }
      row += 1
      free -= 1
    }
    layout.prompt = texts.prompt
    layout.promptTop = row
    layout.caption = texts.caption
    row += texts.prompt.count + texts.caption.count
    if gap > 0 { leaveRow() }
    layout.entry = Area(area.origin.column, row, area.size.columns, question.entryRows)
    row += question.entryRows
    let spread = question.result == nil ? min(2, free / max(1, texts.choices.count)) : 0
    for (index, lines) in texts.choices.enumerated() where !lines.isEmpty {
      layout.choices.append(
        .init(
          index: index, area: Area(area.origin.column, row, area.size.columns, lines.count),
          lines: lines))
      row += lines.count + spread
    }
    leaveRow()
    layout.explanationTop = row
    (layout.explanation, layout.source) = (texts.explanation, texts.source)
  }

  /// True if a body has a row for the line that shows the time until the game goes on.
  static func hasLine(_ body: Area) -> Bool { body.size.rows > 12 }
}

/// The whole texts of a question in lines that fit beside its picture.
struct QuestionLines {
  var prompt: [String]
  /// The description of the picture, if the picture itself is not shown.
  var caption: [String] = []
  var choices: [[String]]
  var explanation: [String] = []
  var source: [String] = []

  /// Wraps the texts; choices have `badge` columns less.
  init(_ question: QuestionView, source: String?, _ columns: Int, badge: Int) {
    prompt = question.prompt.lines(columns, most: .max)
    choices = question.choices.map { $0.lines(columns - badge, most: .max) }
    guard let result = question.result else { return }
    if let text = result.explanation, !text.isEmpty {
      explanation = text.lines(columns, most: .max)
    }
    if let source, !source.isEmpty { self.source = source.lines(columns, most: .max) }
  }

  /// The number of lines.
  var count: Int {
    prompt.count + caption.count + choices.reduce(0) { $0 + $1.count } + explanation.count
      + source.count
  }

  /// Returns the lines without those of all other choices.
  func kept(_ kept: [Int]) -> QuestionLines {
    var lines = self
    for index in choices.indices where !kept.contains(index) { lines.choices[index] = [] }
    return lines
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
