internal import Games
internal import Terminal
internal import TextUnicode
internal import Words

/// The places of everything on the quiz screen, for drawing and for the mouse.
struct ChoiceQuizLayout {
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
  var explanation: [String] = []
  var source: [String] = []
  var explanationTop = 0
  /// The button that ENTER presses.
  var button = Area(0, 0, 0, 0)
}

extension ChoiceQuizScreen {
  /// The picture grows with the window.
  static var widestBody: Int { 160 }

  /// The columns of the number and the mark before a choice.
  static let badge = 6
  /// The columns of the text to the right of the time bar.
  static let timeColumns = 16
  private static let fewestPictureRows = 4
  private static let gap = 3

  func layout(_ size: Size) -> ChoiceQuizLayout {
    let body = frame.body(in: size)
    var layout = ChoiceQuizLayout(body: body)
    let last = body.origin.row + max(0, body.size.rows - 1)
    layout.button = body.line(of: buttonText, row: last)
    switch phase {
    case .welcome, .over: break
    case .asking:
      layout.bar = CountdownBar(
        columns: max(1, body.size.columns - Self.timeColumns), hasFineBlocks: theme.hasFineBlocks)
      layout.button = Area(0, 0, 0, 0)
      if let question = game.question { arrange(question, nil, &layout) }
    case .judged(let outcome): arrange(outcome.question, outcome, &layout)
    }
    return layout
  }

  func picture(_ question: ChoiceQuiz.Question) -> DescribedPicture {
    DescribedPicture(picture: question.content.picture, text: words.picture(question.content))
  }

  /// Places the question and its picture: beside the text if there is room, else above it, else
  /// nowhere.
  private func arrange(
    _ question: ChoiceQuiz.Question, _ outcome: ChoiceQuiz.Outcome?,
    _ layout: inout ChoiceQuizLayout
  ) {
    let body = layout.body
    let gap = body.size.rows >= 12 ? 1 : 0
    var text = body
    var row = body.origin.row
    if let outcome {
      let verdict = [words.verdict(outcome)] + (streak > 2 ? [words.streak(streak)] : [])
      layout.verdict = verdict.joined(separator: " ").lines(body.size.columns, most: 2)
      row += layout.verdict.count + gap
    } else {
      row += 1 + gap
    }
    let end = body.origin.row + body.size.rows - (outcome == nil ? 0 : 1)
    let picture = picture(question)
    if body.size.columns >= 66 {
      let columns = body.size.columns * 9 / 20
      let area = Area(
        body.origin.column + body.size.columns - columns, row, columns,
        min(end - row, columns / 2))
      if context.shows(picture, in: area.size) {
        layout.picture = area
        text.size.columns -= columns + Self.gap
      }
    }
    layout.prompt = question.content.prompt.lines(text.size.columns, most: 6)
    var lines = question.choices.map { $0.lines(text.size.columns - Self.badge, most: 3) }
    if let outcome {
      shorten(&lines, outcome, text.size.columns, room: end - row - layout.prompt.count - 2)
    }
    let used = layout.prompt.count + lines.reduce(0) { $0 + $1.count }
    var free = end - row - used
    if outcome == nil, layout.picture == nil, question.content.picture != nil {
      let area = Area(body.origin.column, row, body.size.columns, free - gap)
      if area.size.rows >= Self.fewestPictureRows, context.shows(picture, in: area.size) {
        layout.picture = area
        row += free
        free = 0
      } else {
        layout.caption = picture.text.lines(text.size.columns, most: max(0, free))
        free -= layout.caption.count
      }
    }
    layout.promptTop = row
    row += layout.prompt.count + layout.caption.count
    if free > 0, gap > 0 {
      row += 1
      free -= 1
    }
    let spread = outcome == nil ? min(2, max(0, free) / max(1, lines.count)) : 0
    for (index, lines) in lines.enumerated() where !lines.isEmpty {
      layout.choices.append(
        .init(
          index: index, area: Area(text.origin.column, row, text.size.columns, lines.count),
          lines: lines))
      row += lines.count + spread
    }
    if let outcome { explain(outcome, text, from: row, to: end, &layout) }
  }

  /// Drops the choices that are neither right nor chosen, if the explanation would not fit
  /// otherwise.
  private func shorten(
    _ lines: inout [[String]], _ outcome: ChoiceQuiz.Outcome, _ columns: Int, room: Int
  ) {
    let content = outcome.question.content
    let wish =
      (content.explanation ?? "").lines(columns, most: 6).count + (content.source == nil ? 0 : 1)
    guard lines.reduce(0, { $0 + $1.count }) + wish > room else { return }
    for index in lines.indices where index != outcome.choice && index != outcome.question.right {
      lines[index] = []
    }
  }

  private func explain(
    _ outcome: ChoiceQuiz.Outcome, _ text: Area, from row: Int, to end: Int,
    _ layout: inout ChoiceQuizLayout
  ) {
    let content = outcome.question.content
    var free = end - row
    let explanation = content.explanation ?? ""
    let source = content.source.map(words.source) ?? ""
    let columns = text.size.columns
    layout.explanationTop = row + (free > 1 ? 1 : 0)
    if free > 1 { free -= 1 }
    let least = source.isEmpty || free < 3 ? 0 : 1
    layout.explanation = explanation.isEmpty ? [] : explanation.lines(columns, most: free - least)
    free -= layout.explanation.count
    layout.source = source.isEmpty ? [] : source.lines(columns, most: min(3, free))
  }

  func summaryHead(_ columns: Int) -> [(String, Style)] {
    [
      (language.gameOver, theme.title), (words.summary(game), theme.accent),
      (language.record(isRecord, best: keeper.best), isRecord ? theme.good : theme.text),
      (keeper.trouble ?? "", theme.bad),
    ].wrapped(to: columns)
  }
}
