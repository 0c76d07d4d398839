internal import Games
internal import PackFormat
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

extension HigherOrLowerScreen {
  var status: String {
    let points = verdict?.points ?? 0
    let score = game.score - points + reveal.points(of: points)
    return status([hearts], score, best: max(keeper.best, score))
  }

  /// A heart for each life, the one that breaks now in its outline.
  private var hearts: String {
    let most = game.rules.lives
    let breaks = verdict?.losesLife == true && reveal.tail < 1
    let whole = game.lives + (breaks && !reveal.isTold ? 1 : 0)
    guard most <= 6 else { return "♥ \(whole)" }
    let broken = breaks && reveal.isTold ? 1 : 0
    return String(repeating: "♥", count: whole) + String(repeating: "♡", count: broken)
      + String(repeating: "·", count: most - whole - broken)
  }

  /// The verdict on the last guess, as long as it is shown.
  private var verdict: Verdict? {
    phase.outcome?.verdict
  }

  var hints: [KeyHint] {
    var hints: [KeyHint] = []
    if case .asking = phase {
      if !typed.isEmpty { return KeyHint.typing(language) }
      hints = [
        KeyHint(key: nil, name: "←→", label: language(.move)),
        KeyHint(key: nil, name: "PgUp PgDn", label: language(.faster)),
        KeyHint(key: nil, name: "0-9", label: language(.typeIn)),
        KeyHint(key: .character("p"), name: "p", label: language(.pause)),
      ]
    }
    return hints + commonHints
  }

  var buttonText: String {
    let goesOn = phase.isJudged && game.isOver ? language(.goOn) : phase.nextText(language)
    return "[ ENTER  \(goesOn ?? language(.guess)) ]"
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    switch phase {
    case .welcome: break
    case .asking: if let question = game.question { draw(question, layout, on: &canvas) }
    case .judged(let outcome): draw(outcome, layout, on: &canvas)
    case .over(let isRecord): drawEnd(isRecord, layout, on: &canvas)
    }
    canvas.write(buttonText, at: layout.button.origin, theme.button)
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
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
    draw(typed.isEmpty ? nil : typed, guess, question.fact, layout, theme.accent, on: &canvas)
    layout.track?.draw(guess, on: &canvas, theme)
    drawEnds(question, layout, on: &canvas)
    let wrong = note?.text ?? keeper.trouble
    let told = wrong ?? language(.lowGuessCostsLife)
    for (row, line) in told.terminalSafe.wrapped(to: body.size.columns).prefix(2).enumerated() {
      canvas.centre(
        line, row: layout.noteRow + row, in: body, wrong == nil ? theme.faint : theme.bad)
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

  /// Draws a value, in large digits if there is room; `typed` stands for it while it is typed.
  private func draw(
    _ typed: String?, _ value: ExactDecimal, _ fact: Fact, _ layout: HigherOrLowerLayout,
    _ style: Style, on canvas: inout Canvas
  ) {
    let body = layout.body
    let unit = fact.isYear ? "" : fact.unit
    let text = typed.map { $0 + " " + unit } ?? words.number(value, of: fact)
    let (number, rest) = BigNumber.split(text)
    let isBig = layout.isBig && BigNumber.fits(number, columns: body.size.columns)
    let row = layout.valueRow
    let place: Area
    let end: Int
    if isBig, !number.isEmpty {
      place = BigNumber.draw(number, row: row, in: body, on: &canvas, style)
      end = place.columns.upperBound + 1
      canvas.centre(rest.trimmed, row: row + BigNumber.rows, in: body, theme.text)
    } else {
      place = canvas.centre(text, row: row + (layout.isBig ? 1 : 0), in: body, style)
      end = place.origin.column + (typed ?? "").terminalSafe.displayWidth
    }
    guard typed != nil else { return }
    canvas.showCursor(
      at: Point(min(end, canvas.size.columns - 1), place.rows.upperBound - 1))
  }

  private func draw(
    _ outcome: HigherOrLower.Outcome, _ layout: HigherOrLowerLayout, on canvas: inout Canvas
  ) {
    drawPrompt(layout, on: &canvas)
    drawEnds(outcome.question, layout, on: &canvas)
    for (row, line) in layout.origin.enumerated() {
      canvas.centre(line, row: layout.originRow + row, in: layout.body, theme.faint)
    }
    guard let track = layout.track else { return }
    if reveal.isTold {
      tell(outcome, layout, track, on: &canvas)
    } else {
      run(outcome, layout, track, on: &canvas)
    }
    guard outcome.guess != outcome.answer else { return }
    let guess = language.number(outcome.guess, asYear: outcome.question.fact.isYear)
    track.point(
      at: outcome.guess, language(.wasYourGuess, ["guess": .text(guess)]), rowsBelow: 3,
      on: &canvas, theme.accent)
  }

  /// Draws the mark on its way from the guess to the answer, and the number below it.
  private func run(
    _ outcome: HigherOrLower.Outcome, _ layout: HigherOrLowerLayout, _ track: SliderTrack,
    on canvas: inout Canvas
  ) {
    let place = reveal.place(
      from: track.slider.part(of: outcome.guess), to: track.slider.part(of: outcome.answer))
    let number = track.slider.position(at: min(max(place, 0), 1))
    track.draw(outcome.guess, on: &canvas, theme)
    track.drawWay(from: outcome.guess, to: number, on: &canvas, theme)
    track.point(at: number, "", rowsBelow: 2, on: &canvas, theme.accent)
    var layout = layout
    if !layout.isBig { layout.valueRow = layout.verdictRow }
    draw(nil, number, outcome.question.fact, layout, theme.accent, on: &canvas)
  }

  /// Draws the verdict, the points, and those that every guess would have earned.
  private func tell(
    _ outcome: HigherOrLower.Outcome, _ layout: HigherOrLowerLayout, _ track: SliderTrack,
    on canvas: inout Canvas
  ) {
    let (body, fact, verdict) = (layout.body, outcome.question.fact, outcome.verdict)
    let style = verdict.losesLife ? theme.bad : verdict.points > 0 ? theme.good : theme.accent
    if layout.isBig { draw(nil, outcome.answer, fact, layout, style, on: &canvas) }
    if verdict.losesLife { drawHeart(outcome, layout, on: &canvas) }
    let counted = words.accuracy(verdict, counted: reveal.points(of: verdict.points))
    let said =
      layout.judgement.map { ($0, style) }
      + counted.lines(body.size.columns, most: layout.earned.count).map { ($0, theme.text) }
    for (row, (line, style)) in said.enumerated() {
      canvas.centre(line, row: layout.verdictRow + row, in: body, style)
    }
    track.drawCurve(
      of: fact, game.rules, year: game.year, rows: layout.curveRows, on: &canvas, theme)
    track.draw(outcome.guess, on: &canvas, theme)
    let answer = language.number(outcome.answer, asYear: fact.isYear)
    track.point(
      at: outcome.answer, language(.isRight, ["answer": .text(answer)]), rowsBelow: 2,
      on: &canvas, theme.good)
  }

  /// Draws the breaking heart at the right of the value, if there is room.
  private func drawHeart(
    _ outcome: HigherOrLower.Outcome, _ layout: HigherOrLowerLayout, on canvas: inout Canvas
  ) {
    let body = layout.body
    let number = BigNumber.split(words.number(outcome.answer, of: outcome.question.fact)).number
    let width = BigNumber.width(number) ?? 0
    guard layout.isBig, width + 2 * (BreakingHeart.columns + 2) <= body.size.columns else { return }
    let column = body.columns.upperBound - BreakingHeart.columns
    BreakingHeart(part: reveal.tail).draw(
      at: Point(column, layout.valueRow), on: &canvas, theme.bad)
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
    let shown = rounds.outcomes.suffix(max(0, body.size.rows - lines.count - 4))
    let (start, columns) = canvas.head(lines, above: shown.count, columns: 60, in: body)
    let left = start.column
    var row = start.row
    for answer in shown {
      let points = String(answer.verdict.points)
      canvas.write(answer.prompt, at: Point(left, row), theme.faint, columns: columns - 6)
      canvas.write(
        points, at: Point(left + columns - points.count, row),
        answer.isRight ? theme.good : theme.bad)
      row += 1
    }
  }
}
