internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Drawing.
extension SessionScreen {
  var status: String {
    if stage == .welcome { return "" }
    return status(["\(round)/\(length)"], score, best: max(keeper.best, score))
  }

  var buttonText: String {
    let text =
      switch stage {
      case .welcome: language(.start)
      case .asking: ""
      case .judged: language(.next)
      case .over: language(.playAgain)
      }
    return "[ ENTER  \(text) ]"
  }

  /// The hints of the stages without an open question.
  var hintsBetween: [KeyHint] {
    switch stage {
    case .welcome: [helpHint, quitHint]
    case .over where verdicts.count > 10:
      [KeyHint(key: nil, name: "↑↓", label: language(.scroll))] + commonHints
    case .judged where clock.countdown != nil:
      [KeyHint(key: .character("s"), name: "s", label: language(.stayHere))] + commonHints
    case .asking, .judged, .over: commonHints
    }
  }

  /// Draws the rules, and `keys`, the paragraph about the keys, if it fits.
  func drawWelcome(
    _ rules: [String], keys: String, _ layout: QuestionLayout, on canvas: inout Canvas
  ) {
    let body = layout.body
    let columns = min(64, body.size.columns)
    let best = language(.highScoreHeading, ["best": .count(keeper.best)])
    let trouble = keeper.trouble.map { $0.lines(columns, most: 2) } ?? []
    let room = body.size.rows - 1
    func text(_ paragraphs: [String], _ gap: [String]) -> [String] {
      Array(paragraphs.map { $0.terminalSafe.wrapped(to: columns) }.joined(separator: gap))
    }
    // The longest of the three texts that fits.
    let lines =
      [text(rules + [keys], [""]), text(rules, [""]), text(rules, [])]
      .first { $0.count + trouble.count + 4 <= room } ?? text(rules, [])
    let left = body.origin.column + (body.size.columns - columns) / 2
    let spare = room - lines.count - trouble.count - 4
    let gap = spare >= 2 ? 1 : 0
    var row = body.origin.row + max(0, spare - gap) / 3
    canvas.centre(context.title, row: row, in: body, theme.title)
    row += 1 + gap
    for line in lines.prefix(max(0, room - trouble.count - 2)) {
      canvas.write(line, at: Point(left, row), theme.text)
      row += 1
    }
    row += spare >= 0 ? 1 : 0
    canvas.centre(best, row: row, in: body, theme.accent)
    for (index, line) in trouble.enumerated() {
      canvas.centre(line, row: row + 1 + index, in: body, theme.bad)
    }
  }

  /// Draws the time for the open question.
  func drawTime(_ layout: QuestionLayout, at time: Int64, on canvas: inout Canvas) {
    guard let countdown = clock.countdown else { return }
    let elapsed = countdown.elapsed(at: time)
    let isLow = rules.isLow(after: elapsed)
    let style = isLow ? theme.bad : theme.accent
    let seconds = QuestionWords(language: language).secondsLeft(rules.secondsLeft(after: elapsed))
    let point = layout.body.origin
    layout.bar.draw(
      countdown,
      at: context.isStill ? (countdown.time(ofElapsed: elapsed / 1000 * 1000) ?? time) : time,
      point, on: &canvas, style, theme.faint)
    canvas.write(
      isLow ? seconds + "!" : seconds, at: Point(point.column + layout.bar.columns + 1, point.row),
      isLow ? style : theme.faint,
      columns: Self.timeColumns - 1)
  }

  /// Draws the prompt with its picture or caption.
  func drawPrompt(_ picture: DescribedPicture, _ layout: QuestionLayout, on canvas: inout Canvas) {
    let left = layout.body.origin.column
    for (row, line) in layout.prompt.enumerated() {
      canvas.write(line, at: Point(left, layout.promptTop + row), theme.title)
    }
    for (row, line) in layout.caption.enumerated() {
      canvas.write(line, at: Point(left, layout.promptTop + layout.prompt.count + row), theme.faint)
    }
    if let area = layout.picture {
      context.draw(
        picture, in: area, isAtTop: area.origin.row == layout.promptTop, on: &canvas)
    }
  }

  /// Draws the verdict, the explanation, the source, and the time until the game goes on.
  func drawResult(
    isRight: Bool, _ layout: QuestionLayout, at time: Int64, on canvas: inout Canvas
  ) {
    let style = isRight ? theme.good : theme.bad
    let mark = isRight ? theme.marks.right : theme.marks.wrong
    for (row, line) in layout.verdict.enumerated() {
      canvas.write(
        row == 0 && line.displayWidth + 2 <= layout.body.size.columns ? mark + " " + line : line,
        at: Point(layout.body.origin.column, layout.body.origin.row + row), style)
    }
    var point = Point(layout.body.origin.column, layout.explanationTop)
    for (lines, style) in [(layout.explanation, theme.text), (layout.source, theme.faint)] {
      for line in lines {
        canvas.write(line, at: point, style)
        point.row += 1
      }
    }
    drawTimeToGoOn(layout, at: time, on: &canvas)
  }

  /// Draws the seconds until the game goes on by itself, and a thin line that gets shorter.
  private func drawTimeToGoOn(
    _ layout: QuestionLayout, at time: Int64, on canvas: inout Canvas
  ) {
    guard let countdown = clock.countdown else { return }
    let body = layout.body
    let left = countdown.limit - countdown.elapsed(at: time)
    let length = Int(left * Int64(body.size.columns) / countdown.limit)
    if body.size.rows > 12 {
      canvas.write(
        String(repeating: theme.hasFineBlocks ? "─" : "-", count: length),
        at: Point(body.origin.column, layout.button.origin.row - 1), theme.faint)
    }
    let seconds = (countdown.limit - countdown.elapsed(at: time) + 999) / 1000
    let text = language(.inSeconds, ["n": .count(seconds)])
    let column = layout.button.origin.column + layout.button.size.columns + 2
    canvas.write(text, at: Point(column, layout.button.origin.row), theme.faint)
  }

  /// The lines above the list of questions at the end; `summary` is the result of the session.
  func summaryHead(_ summary: String, _ columns: Int) -> [(String, Style)] {
    [
      (language.gameOver, theme.title), (summary, theme.accent),
      (language.record(isRecord, best: keeper.best), isRecord ? theme.good : theme.text),
      (keeper.trouble ?? "", theme.bad),
    ].wrapped(to: columns)
  }

  /// Draws the result of the session and the list of its questions with their right answers.
  func drawEnd(
    _ questions: [(prompt: String, answer: String, isRight: Bool)], _ layout: QuestionLayout,
    on canvas: inout Canvas
  ) {
    let body = layout.body
    let head = summaryHead(body.size.columns)
    let shown = questions.dropFirst(top).prefix(summaryRows(canvas.size))
    let (start, columns) = canvas.head(head, above: shown.count, columns: 76, in: body)
    let left = start.column
    var row = start.row
    for question in shown {
      let style = question.isRight ? theme.good : theme.bad
      canvas.write(
        question.isRight ? theme.marks.right : theme.marks.wrong, at: Point(left, row), style)
      let answer = question.answer.terminalSafe.cropped(to: max(8, columns / 3))
      let place = left + columns - answer.displayWidth
      canvas.write(
        question.prompt, at: Point(left + 2, row), theme.text, columns: place - left - 4)
      canvas.write(answer, at: Point(place, row), style)
      row += 1
    }
  }
}
