internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Drawing.
extension SessionScreen {
  var status: String {
    if phase.isWelcome { return "" }
    return status(
      ["\(game.game.round)/\(game.game.length)"], game.score, best: max(keeper.best, game.score))
  }

  var buttonText: String {
    "[ ENTER  \(phase.isAsking ? language(.answer) : phase.nextText(language) ?? "") ]"
  }

  /// The hints of the phases without an open question.
  var hintsBetween: [KeyHint] {
    switch phase {
    case .welcome: [helpHint, quitHint]
    case .over where rounds.outcomes.count > 10:
      [KeyHint(key: nil, name: "↑↓", label: language(.scroll))] + commonHints
    case .judged where rounds.clock.countdown != nil:
      [KeyHint(key: .character("s"), name: "s", label: language(.stayHere))] + commonHints
    case .asking, .judged, .over: commonHints
    }
  }

  /// Draws the rules, and the paragraph about the keys if it fits.
  func drawWelcome(_ layout: QuestionLayout, on canvas: inout Canvas) {
    let rules = game.howToPlay(language)
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
      [text(rules + [keysHelp], [""]), text(rules, [""]), text(rules, [])]
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
    guard let countdown = rounds.clock.countdown else { return }
    let elapsed = countdown.elapsed(at: time)
    let rules = game.game.rules
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
  func drawPrompt(
    _ content: Game.State.Content, _ layout: QuestionLayout, on canvas: inout Canvas
  ) {
    let left = layout.body.origin.column
    for (row, line) in layout.prompt.enumerated() {
      canvas.write(line, at: Point(left, layout.promptTop + row), theme.title)
    }
    for (row, line) in layout.caption.enumerated() {
      canvas.write(line, at: Point(left, layout.promptTop + layout.prompt.count + row), theme.faint)
    }
    if let area = layout.picture {
      context.draw(
        described(content), in: area, isAtTop: area.origin.row == layout.promptTop, on: &canvas)
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
    guard let countdown = rounds.clock.countdown else { return }
    let body = layout.body
    let left = countdown.limit - countdown.elapsed(at: time)
    let length = Int(left * Int64(body.size.columns) / countdown.limit)
    if Self.hasLine(body) {
      canvas.write(
        String(repeating: theme.hasFineBlocks ? "─" : "-", count: length),
        at: Point(body.origin.column, layout.button.origin.row - 1), theme.faint)
    }
    let seconds = (countdown.limit - countdown.elapsed(at: time) + 999) / 1000
    let text = language(.inSeconds, ["n": .count(seconds)])
    let column = layout.button.origin.column + layout.button.size.columns + 2
    canvas.write(text, at: Point(column, layout.button.origin.row), theme.faint)
  }

  /// Draws the keys that scroll, and the number of the last visible line among all lines.
  private func draw(_ scrolling: QuestionLayout.Scrolling, on canvas: inout Canvas) {
    let (origin, columns) = (scrolling.mark.origin, scrolling.mark.size.columns)
    let part = "\(min(scrolling.count, scrolling.first + scrolling.rows))/\(scrolling.count)"
    let end = canvas.write("PgUp PgDn", at: origin, theme.key, columns: columns)
    canvas.write(
      language(.scroll), at: Point(end + 1, origin.row), theme.faint,
      columns: max(0, origin.column + columns - part.count - 1 - end - 1))
    canvas.write(
      part, at: Point(origin.column + max(0, columns - part.count), origin.row), theme.faint)
  }

  /// Returns the picture of a question with its description.
  private func described(_ content: Game.State.Content) -> DescribedPicture {
    DescribedPicture(
      picture: content.picture, text: QuestionWords(language: language).picture(content.pictureText)
    )
  }

  /// Returns a question as it is shown.
  func view(
    _ content: Game.State.Content, choices: [String] = [], entryRows: Int = 0, kept: [Int] = []
  ) -> QuestionView {
    QuestionView(
      prompt: content.prompt, picture: described(content), choices: choices, entryRows: entryRows,
      result: phase.outcome.map { outcome in
        QuestionView.Result(
          isRight: outcome.isRight, verdict: game.verdict(outcome, language),
          explanation: content.explanation, source: content.source, kept: kept)
      })
  }

  /// The lines above the list of questions at the end.
  func summaryHead(_ columns: Int) -> [(String, Style)] {
    [
      (language.gameOver, theme.title), (game.summary(language), theme.accent),
      (
        language.record(phase.isRecord, best: keeper.best),
        phase.isRecord ? theme.good : theme.text
      ),
      (keeper.trouble ?? "", theme.bad),
    ].wrapped(to: columns)
  }

  /// Draws the frame and the phase; `drawAnswers` draws what a question is answered with.
  func draw(
    on canvas: inout Canvas, at time: Int64,
    _ drawAnswers: (QuestionLayout, inout Canvas) -> Void
  ) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    switch phase {
    case .welcome: drawWelcome(layout, on: &canvas)
    case .asking:
      guard let content = game.open else { return }
      drawTime(layout, at: time, on: &canvas)
      drawAnswers(layout, &canvas)
      drawPrompt(content, layout, on: &canvas)
    case .judged(let outcome):
      drawAnswers(layout, &canvas)
      drawPrompt(outcome.content, layout, on: &canvas)
      drawResult(isRight: outcome.isRight, layout, at: time, on: &canvas)
    case .over: drawEnd(layout, on: &canvas)
    }
    if let scrolling = layout.scrolling { draw(scrolling, on: &canvas) }
    if layout.button.size.columns > 0 {
      canvas.write(buttonText, at: layout.button.origin, theme.button)
    }
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
  }

  /// Draws the result of the session and the list of its questions with their right answers.
  private func drawEnd(_ layout: QuestionLayout, on canvas: inout Canvas) {
    let body = layout.body
    let head = summaryHead(body.size.columns)
    let shown = rounds.outcomes.dropFirst(top).prefix(summaryRows(canvas.size))
    let (start, columns) = canvas.head(head, above: shown.count, columns: 76, in: body)
    let left = start.column
    var row = start.row
    for outcome in shown {
      let style = outcome.isRight ? theme.good : theme.bad
      canvas.write(
        outcome.isRight ? theme.marks.right : theme.marks.wrong, at: Point(left, row), style)
      let answer = outcome.content.answer.terminalSafe.cropped(to: max(8, columns / 3))
      let place = left + columns - answer.displayWidth
      canvas.write(
        outcome.prompt, at: Point(left + 2, row), theme.text, columns: place - left - 4)
      canvas.write(answer, at: Point(place, row), style)
      row += 1
    }
  }
}
