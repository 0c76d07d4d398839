internal import Games
internal import Terminal
internal import Views
internal import Words

/// Drawing.
extension ShortAnswerScreen {
  /// The rows of the line for the answer, and of the reply below it.
  private static var entryRows: Int { 3 }

  var hints: [KeyHint] {
    guard stage == .asking else { return hintsBetween }
    return [
      KeyHint(key: .enter, name: "ENTER", label: language(.answer)),
      KeyHint(key: .tab, name: "TAB", label: language(.pass)),
      KeyHint(key: .function(1), name: "F1", label: language(.help)),
      KeyHint(key: .escape, name: "ESC", label: language(.quit)),
    ]
  }

  func layout(_ size: Size) -> QuestionLayout {
    switch phase {
    case .welcome, .over: layout(nil, size)
    case .asking: layout(game.question.map { view($0.content, nil) }, size)
    case .judged(let outcome, let typed):
      layout(
        view(
          outcome.question.content,
          QuestionView.Result(
            isRight: outcome.verdict == .right, verdict: words.verdict(outcome, typed),
            explanation: outcome.question.content.explanation,
            source: outcome.question.content.source)), size)
    }
  }

  private func view(_ content: ShortQuestion, _ result: QuestionView.Result?) -> QuestionView {
    QuestionView(
      prompt: content.prompt, picture: picture(content),
      entryRows: result == nil ? Self.entryRows : 0, result: result)
  }

  private func picture(_ content: ShortQuestion) -> DescribedPicture {
    DescribedPicture(
      picture: content.picture,
      text: QuestionWords(language: language).picture(content.pictureText))
  }

  func summaryHead(_ columns: Int) -> [(String, Style)] {
    summaryHead(words.summary(game), columns)
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    switch phase {
    case .welcome:
      drawWelcome(
        rules.howToPlay(length, language), keys: language(.howToAnswer), layout, on: &canvas)
    case .asking:
      guard let question = game.question else { return }
      drawTime(layout, at: time, on: &canvas)
      drawPrompt(picture(question.content), layout, on: &canvas)
      drawEntry(layout.entry, on: &canvas)
    case .judged(let outcome, _):
      drawPrompt(picture(outcome.question.content), layout, on: &canvas)
      drawResult(isRight: outcome.verdict == .right, layout, at: time, on: &canvas)
    case .over:
      drawEnd(
        outcomes.map {
          ($0.question.content.prompt, $0.question.content.answer, $0.verdict == .right)
        }, layout, on: &canvas)
    }
    if layout.button.size.columns > 0 {
      canvas.write(buttonText, at: layout.button.origin, theme.button)
    }
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
  }

  /// Draws the line for the answer, and the reply to the last one below it.
  private func drawEntry(_ area: Area, on canvas: inout Canvas) {
    let lines = note.lines(area.size.columns, most: max(0, area.size.rows - 1))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(area.origin.column, area.origin.row + 1 + row), theme.bad)
    }
    entry.draw(in: area, theme.key, theme.accent, on: &canvas)
  }
}
