internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Words

/// Drawing.
extension ChoiceQuizScreen {
  var status: String {
    if case .welcome = phase { return "" }
    let best = max(keeper.best, game.score)
    return [
      "\(game.round)/\(game.length)", language(.score, ["score": .count(game.score)]),
      language(.highScore, ["best": .count(best)]),
    ].joined(separator: "   ")
  }

  var hints: [KeyHint] {
    var hints: [KeyHint] = []
    switch phase {
    case .asking:
      let count = game.question?.choices.count ?? 0
      hints = [
        KeyHint(key: nil, name: "1–\(count)", label: language(.answer)),
        KeyHint(key: nil, name: "↑↓ ENTER", label: language(.choose)),
        KeyHint(key: .character("p"), name: "p", label: language(.pause)),
      ]
    case .over where outcomes.count > 10:
      hints = [KeyHint(key: nil, name: "↑↓", label: language(.scroll))]
    case .judged where countdown != nil:
      hints = [KeyHint(key: .character("s"), name: "s", label: language(.stayHere))]
    case .welcome, .judged, .over: break
    }
    if case .welcome = phase { return hints + [helpHint, quitHint] }
    return hints + commonHints
  }

  var buttonText: String {
    let text =
      switch phase {
      case .welcome: language(.start)
      case .asking: ""
      case .judged: language(.next)
      case .over: language(.playAgain)
      }
    return "[ ENTER  \(text) ]"
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    switch phase {
    case .welcome: drawWelcome(layout, on: &canvas)
    case .asking:
      guard let question = game.question else { return }
      drawTime(layout, at: time, on: &canvas)
      draw(question, nil, layout, on: &canvas)
    case .judged(let outcome):
      let style = outcome.verdict == .right ? theme.good : theme.bad
      let mark = outcome.verdict == .right ? theme.marks.right : theme.marks.wrong
      for (row, line) in layout.verdict.enumerated() {
        canvas.write(
          row == 0 && line.displayWidth + 2 <= layout.body.size.columns ? mark + " " + line : line,
          at: Point(layout.body.origin.column, layout.body.origin.row + row), style)
      }
      draw(outcome.question, outcome, layout, on: &canvas)
      drawExplanation(layout, on: &canvas)
      drawTimeToGoOn(layout, at: time, on: &canvas)
    case .over: drawEnd(layout, on: &canvas)
    }
    if layout.button.size.columns > 0 {
      canvas.write(buttonText, at: layout.button.origin, theme.button)
    }
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
  }

  private func drawWelcome(_ layout: ChoiceQuizLayout, on canvas: inout Canvas) {
    let body = layout.body
    let columns = min(64, body.size.columns)
    let best = language(.highScoreHeading, ["best": .count(keeper.best)])
    let rules = game.rules.howToPlay(game.length, language)
    let trouble = keeper.trouble.map { $0.lines(columns, most: 2) } ?? []
    let room = body.size.rows - 1
    func text(_ paragraphs: [String], _ gap: [String]) -> [String] {
      Array(paragraphs.map { $0.terminalSafe.wrapped(to: columns) }.joined(separator: gap))
    }
    // The longest of the three texts that fits.
    let lines =
      [text(rules + [language(.howToChoose)], [""]), text(rules, [""]), text(rules, [])]
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

  private func drawTime(_ layout: ChoiceQuizLayout, at time: Int64, on canvas: inout Canvas) {
    guard let countdown else { return }
    let elapsed = countdown.elapsed(at: time)
    let isLow = game.rules.isLow(after: elapsed)
    let style = isLow ? theme.bad : theme.accent
    let seconds = game.rules.secondsLeft(after: elapsed)
    let point = layout.body.origin
    layout.bar.draw(
      countdown,
      at: context.isStill ? (countdown.time(ofElapsed: elapsed / 1000 * 1000) ?? time) : time,
      point, on: &canvas, style, theme.faint)
    let text = isLow ? words.secondsLeft(seconds) + "!" : words.secondsLeft(seconds)
    canvas.write(
      text, at: Point(point.column + layout.bar.columns + 1, point.row),
      isLow ? style : theme.faint,
      columns: Self.timeColumns - 1)
  }

  private func draw(
    _ question: ChoiceQuiz.Question, _ outcome: ChoiceQuiz.Outcome?, _ layout: ChoiceQuizLayout,
    on canvas: inout Canvas
  ) {
    let left = layout.body.origin.column
    for (row, line) in layout.prompt.enumerated() {
      canvas.write(line, at: Point(left, layout.promptTop + row), theme.title)
    }
    for (row, line) in layout.caption.enumerated() {
      canvas.write(line, at: Point(left, layout.promptTop + layout.prompt.count + row), theme.faint)
    }
    for choice in layout.choices { draw(choice, question, outcome, on: &canvas) }
    if let area = layout.picture {
      context.draw(
        picture(question), in: area, isAtTop: area.origin.row == layout.promptTop, on: &canvas)
    }
  }

  private func draw(
    _ choice: ChoiceQuizLayout.Choice, _ question: ChoiceQuiz.Question,
    _ outcome: ChoiceQuiz.Outcome?, on canvas: inout Canvas
  ) {
    let (area, origin) = (choice.area, choice.area.origin)
    let badge = " \(choice.index + 1) "
    var (mark, style) = ("", theme.text)
    if let outcome {
      style = theme.faint
      if choice.index == question.right {
        (mark, style) = (theme.marks.right, theme.good)
      } else if choice.index == outcome.choice {
        (mark, style) = (theme.marks.wrong, theme.bad)
      }
      canvas.write(badge, at: origin, mark.isEmpty ? theme.faint : style)
    } else if choice.index == selected {
      style = theme.button
      canvas.fill(area, style)
      canvas.write(badge, at: origin, style)
      mark = "›"
    } else {
      canvas.write(badge, at: origin, theme.bar)
    }
    canvas.write(mark, at: Point(origin.column + 4, origin.row), style)
    for (row, line) in choice.lines.enumerated() {
      canvas.write(
        line, at: Point(origin.column + Self.badge, origin.row + row), style,
        columns: area.size.columns - Self.badge)
    }
  }

  private func drawExplanation(_ layout: ChoiceQuizLayout, on canvas: inout Canvas) {
    var point = Point(layout.body.origin.column, layout.explanationTop)
    for (lines, style) in [(layout.explanation, theme.text), (layout.source, theme.faint)] {
      for line in lines {
        canvas.write(line, at: point, style)
        point.row += 1
      }
    }
  }

  /// Draws the seconds until the game goes on by itself, and a thin line that gets shorter.
  private func drawTimeToGoOn(
    _ layout: ChoiceQuizLayout, at time: Int64, on canvas: inout Canvas
  ) {
    guard let countdown else { return }
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

  /// Draws the result of the session and the list of its questions.
  private func drawEnd(_ layout: ChoiceQuizLayout, on canvas: inout Canvas) {
    let body = layout.body
    let head = summaryHead(body.size.columns)
    let shown = outcomes.dropFirst(top).prefix(summaryRows(canvas.size))
    let (start, columns) = canvas.head(head, above: shown.count, columns: 76, in: body)
    let left = start.column
    var row = start.row
    for outcome in shown {
      let content = outcome.question.content
      let isRight = outcome.verdict == .right
      let style = isRight ? theme.good : theme.bad
      canvas.write(isRight ? theme.marks.right : theme.marks.wrong, at: Point(left, row), style)
      let answer = content.right.terminalSafe.cropped(to: max(8, columns / 3))
      let place = left + columns - answer.displayWidth
      canvas.write(
        content.prompt, at: Point(left + 2, row), theme.text, columns: place - left - 4)
      canvas.write(answer, at: Point(place, row), style)
      row += 1
    }
  }
}
