internal import Games
internal import Terminal
internal import Views
internal import Words

/// Drawing.
extension ChoiceQuizScreen {
  var hints: [KeyHint] {
    guard stage == .asking else { return hintsBetween }
    let count = game.question?.choices.count ?? 0
    return [
      KeyHint(key: nil, name: "1–\(count)", label: language(.answer)),
      KeyHint(key: nil, name: "↑↓ ENTER", label: language(.choose)),
      KeyHint(key: .character("p"), name: "p", label: language(.pause)),
    ] + commonHints
  }

  func layout(_ size: Size) -> QuestionLayout {
    switch phase {
    case .welcome, .over: layout(nil, size)
    case .asking: layout(game.question.map { view($0, nil) }, size)
    case .judged(let outcome): layout(view(outcome.question, outcome), size)
    }
  }

  private func view(
    _ question: ChoiceQuiz.Question, _ outcome: ChoiceQuiz.Outcome?
  ) -> QuestionView {
    QuestionView(
      prompt: question.content.prompt, picture: picture(question), choices: question.choices,
      result: outcome.map { outcome in
        QuestionView.Result(
          isRight: outcome.verdict == .right, verdict: words.verdict(outcome),
          explanation: question.content.explanation, source: question.content.source,
          kept: [question.right] + (outcome.choice.map { [$0] } ?? []))
      })
  }

  private func picture(_ question: ChoiceQuiz.Question) -> DescribedPicture {
    DescribedPicture(
      picture: question.content.picture,
      text: QuestionWords(language: language).picture(question.content.pictureText))
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
        rules.howToPlay(length, language), keys: language(.howToChoose), layout, on: &canvas)
    case .asking:
      guard let question = game.question else { return }
      drawTime(layout, at: time, on: &canvas)
      draw(question, nil, layout, on: &canvas)
    case .judged(let outcome):
      draw(outcome.question, outcome, layout, on: &canvas)
      drawResult(isRight: outcome.verdict == .right, layout, at: time, on: &canvas)
    case .over:
      drawEnd(
        outcomes.map {
          ($0.question.content.prompt, $0.question.content.right, $0.verdict == .right)
        }, layout, on: &canvas)
    }
    if layout.button.size.columns > 0 {
      canvas.write(buttonText, at: layout.button.origin, theme.button)
    }
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
  }

  private func draw(
    _ question: ChoiceQuiz.Question, _ outcome: ChoiceQuiz.Outcome?, _ layout: QuestionLayout,
    on canvas: inout Canvas
  ) {
    for choice in layout.choices { draw(choice, question, outcome, on: &canvas) }
    drawPrompt(picture(question), layout, on: &canvas)
  }

  private func draw(
    _ choice: QuestionLayout.Choice, _ question: ChoiceQuiz.Question,
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
}
