internal import Games
internal import PackFormat
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Words

/// The places of everything on the screen, for drawing and for the mouse.
struct HigherOrLowerLayout {
  var body: Area
  /// The lines of the question, above everything else.
  var prompt: [String] = []
  var top = 0
  /// The row of the value, or of the verdict on the guess.
  var middle = 0
  /// The lines of the verdict; those about the points follow.
  var judgement: [String] = []
  var earned: [String] = []
  var track: SliderTrack?
  var curveRows = 0
  /// The button that ENTER presses.
  var button = Area(0, 0, 0, 0)
  var noteRow = 0
}

extension HigherOrLowerScreen {
  var status: String {
    let most = game.rules.lives
    let lives =
      most <= 6
      ? String(repeating: "♥", count: game.lives)
        + String(repeating: "·", count: most - game.lives) : "♥ \(game.lives)"
    let best = max(keeper.best, game.score)
    return [
      lives, language(.score, ["score": .count(game.score)]),
      language(.highScore, ["best": .count(best)]),
    ].joined(separator: "   ")
  }

  var hints: [KeyHint] {
    var hints: [KeyHint] = []
    if case .asking = phase {
      hints = [
        KeyHint(key: nil, name: "←→", label: language(.move)),
        KeyHint(key: nil, name: "PgUp PgDn", label: language(.faster)),
        KeyHint(key: nil, name: "0-9", label: language(.typeIn)),
        KeyHint(key: .character("p"), name: "p", label: language(.pause)),
      ]
    }
    return hints + commonHints
  }

  private var buttonText: String {
    let text =
      switch phase {
      case .asking: language(.guess)
      case .judged: language(game.isOver ? .goOn : .next)
      case .over: language(.playAgain)
      }
    return "[ ENTER  \(text) ]"
  }

  func layout(_ size: Size) -> HigherOrLowerLayout {
    let body = frame.body(in: size)
    var layout = HigherOrLowerLayout(body: body)
    let width = buttonText.displayWidth
    let left = body.origin.column + (body.size.columns - width) / 2
    switch phase {
    case .asking: place(game.question, in: &layout)
    case .judged(let outcome): place(outcome, in: &layout)
    case .over: layout.button = Area(left, body.rows.upperBound - 1, width, 1)
    }
    layout.button = Area(left, layout.button.origin.row, width, 1)
    return layout
  }

  /// Places question, value, slider with its ends, button and note, and spreads the spare rows
  /// between them.
  private func place(_ question: HigherOrLower.Question?, in layout: inout HigherOrLowerLayout) {
    guard let question else { return }
    let body = layout.body
    let rest = 1 + 1 + 2 + 1 + 2
    let lines = lines(of: words.asked(question.fact), body, rows: body.size.rows - rest)
    let spare = body.size.rows - rest - lines.count
    let gap = max(0, min(2, spare / 4))
    var row = body.origin.row + max(0, spare - 4 * gap) / 2
    layout.prompt = lines
    layout.top = row
    row += 1 + lines.count + gap
    layout.middle = row
    row += 1 + gap
    layout.track = SliderTrack(
      question.slider, at: Point(body.origin.column, row), columns: body.size.columns)
    row += 2 + gap
    layout.button.origin.row = row
    layout.noteRow = row + 1 + min(1, gap)
  }

  private func place(_ outcome: HigherOrLower.Outcome, in layout: inout HigherOrLowerLayout) {
    let body = layout.body
    layout.judgement = lines(of: words.judgement(outcome), body, rows: 2)
    layout.earned = lines(of: words.accuracy(outcome.verdict), body, rows: 2)
    let said = layout.judgement.count + layout.earned.count
    // The rows of the slider, its ends, two marks and the button.
    let rest = 1 + said + 1 + 1 + 2 + 1
    let lines = lines(
      of: words.asked(outcome.question.fact), body, rows: min(3, body.size.rows - rest))
    var spare = body.size.rows - rest - lines.count
    let gap = spare > 5 ? 1 : 0
    spare -= 2 * gap
    // A curve of a single row would show nothing.
    layout.curveRows = spare < 2 ? 0 : min(10, spare)
    spare -= layout.curveRows
    var row = body.origin.row + max(0, spare) / 3
    layout.prompt = lines
    layout.top = row
    row += 1 + lines.count + gap
    layout.middle = row
    row += said + layout.curveRows
    layout.track = SliderTrack(
      outcome.question.slider, at: Point(body.origin.column, row), columns: body.size.columns)
    row += 4 + gap
    layout.button.origin.row = row
  }

  private func lines(of text: String, _ body: Area, rows: Int) -> [String] {
    let lines = text.terminalSafe.wrapped(to: body.size.columns)
    let rows = max(1, rows)
    guard lines.count > rows else { return lines }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    return lines.prefix(rows - 1) + [rest.cropped(to: body.size.columns - 4) + " [v]"]
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    switch phase {
    case .asking: if let question = game.question { draw(question, layout, on: &canvas) }
    case .judged(let outcome): draw(outcome, layout, on: &canvas)
    case .over(let isRecord): drawEnd(isRecord, layout, on: &canvas)
    }
    canvas.write(buttonText, at: layout.button.origin, theme.button)
  }

  private func drawPrompt(_ layout: HigherOrLowerLayout, on canvas: inout Canvas) {
    let left = layout.body.origin.column
    canvas.write(words.question(game.round), at: Point(left, layout.top), theme.faint)
    for (row, line) in layout.prompt.enumerated() {
      canvas.write(line, at: Point(left, layout.top + 1 + row), theme.title)
    }
  }

  private func draw(
    _ question: HigherOrLower.Question, _ layout: HigherOrLowerLayout, on canvas: inout Canvas
  ) {
    drawPrompt(layout, on: &canvas)
    let body = layout.body
    if typed.isEmpty {
      canvas.centre(
        words.number(guess, of: question.fact), row: layout.middle, in: body, theme.accent)
    } else {
      let unit = question.fact.isYear ? "" : " " + question.fact.unit
      let place = canvas.centre(typed + " " + unit, row: layout.middle, in: body, theme.accent)
      canvas.showCursor(
        at: Point(
          min(place.origin.column + typed.terminalSafe.displayWidth, canvas.size.columns - 1),
          layout.middle))
    }
    layout.track?.draw(guess, on: &canvas, theme)
    drawEnds(question, layout, on: &canvas)
    let lines = (note?.text ?? keeper.trouble ?? "").terminalSafe.wrapped(to: body.size.columns)
    for (row, line) in lines.prefix(2).enumerated() {
      canvas.centre(line, row: layout.noteRow + row, in: body, theme.bad)
    }
  }

  private func drawEnds(
    _ question: HigherOrLower.Question, _ layout: HigherOrLowerLayout, on canvas: inout Canvas
  ) {
    let (slider, isYear) = (question.slider, question.fact.isYear)
    layout.track?.drawEnds(
      language.number(slider.low, asYear: isYear), language.number(slider.high, asYear: isYear),
      on: &canvas, theme)
  }

  private func draw(
    _ outcome: HigherOrLower.Outcome, _ layout: HigherOrLowerLayout, on canvas: inout Canvas
  ) {
    drawPrompt(layout, on: &canvas)
    let body = layout.body
    let verdict = outcome.verdict
    let style = verdict.losesLife ? theme.bad : verdict.points > 0 ? theme.good : theme.accent
    for (row, line) in layout.judgement.enumerated() {
      canvas.centre(line, row: layout.middle + row, in: body, style)
    }
    for (row, line) in layout.earned.enumerated() {
      let row = layout.middle + layout.judgement.count + row
      canvas.centre(line, row: row, in: body, theme.text)
    }
    guard let track = layout.track else { return }
    let fact = outcome.question.fact
    track.drawCurve(
      of: fact, game.rules, year: game.year, rows: layout.curveRows, on: &canvas, theme)
    track.draw(outcome.guess, on: &canvas, theme)
    drawEnds(outcome.question, layout, on: &canvas)
    let isExact = outcome.guess == outcome.answer
    let answer = language.number(outcome.answer, asYear: fact.isYear)
    track.point(
      at: outcome.answer, language(.isRight, ["answer": .text(answer)]), rowsBelow: 2,
      on: &canvas, theme.good)
    if isExact { return }
    let guess = language.number(outcome.guess, asYear: fact.isYear)
    track.point(
      at: outcome.guess, language(.wasYourGuess, ["guess": .text(guess)]), rowsBelow: 3,
      on: &canvas, theme.accent)
  }

  /// Draws the result of the game and the points of each question, the last ones if room is short.
  private func drawEnd(
    _ isRecord: Bool, _ layout: HigherOrLowerLayout, on canvas: inout Canvas
  ) {
    let body = layout.body
    let lines = [
      (words.gameOver(after: game.round, game.score), theme.title),
      (language.record(isRecord, best: keeper.best), isRecord ? theme.good : theme.text),
      (keeper.trouble ?? "", theme.bad),
    ].wrapped(to: body.size.columns)
    let shown = answered.suffix(max(0, body.size.rows - lines.count - 4))
    let (start, columns) = canvas.head(lines, above: shown.count, columns: 60, in: body)
    let left = start.column
    var row = start.row
    for answer in shown {
      let points = String(answer.points)
      canvas.write(answer.prompt, at: Point(left, row), theme.faint, columns: columns - 6)
      canvas.write(
        points, at: Point(left + columns - points.count, row),
        answer.points > 0 ? theme.good : theme.bad)
      row += 1
    }
  }
}
