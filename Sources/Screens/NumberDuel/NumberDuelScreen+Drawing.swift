internal import Games
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

extension NumberDuelScreen {
  var status: String {
    let best = max(keeper.best, duel.run)
    return language(.duelStatus, ["run": .count(duel.run), "best": .count(best)])
  }

  var hints: [KeyHint] {
    let back = KeyHint(key: .character("b"), name: "b", label: language(.duelBackKey))
    var keys: [KeyHint]
    switch duel.phase {
    case .start:
      keys = [KeyHint(key: nil, name: "↑↓", label: language(.duelLevel))]
    case .thinking, .computerGuesses: keys = [back]
    case .playerGuesses:
      if !typed.isEmpty { return KeyHint.typing(language) }
      keys = [
        KeyHint(key: nil, name: "←→", label: language(.move)),
        KeyHint(key: nil, name: "0-9", label: language(.typeIn)),
      ]
    case .result: keys = []
    }
    if duel.hasHints, duel.phase != .result {
      keys.append(
        KeyHint(
          key: .character("i"), name: "i",
          label: language(hintsAreShown ? .duelHideHints : .duelShowHints)))
    }
    return keys + commonHints
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    let layout = layout(canvas.size)
    switch duel.phase {
    case .start: drawLevels(layout, on: &canvas)
    case .thinking: drawThinking(layout, on: &canvas)
    case .computerGuesses, .playerGuesses: drawGuesses(layout, on: &canvas)
    case .result: drawResult(layout, on: &canvas)
    }
    drawSteps(layout, on: &canvas)
    for button in layout.buttons { canvas.write(button.text, at: button.area.origin, theme.button) }
    celebration?.draw(behind: &canvas, frame.sky(in: canvas.size), at: time, theme)
  }

  /// Draws the five steps of a duel with the current one marked, or only that one if room is short.
  private func drawSteps(_ layout: DuelLayout, on canvas: inout Canvas) {
    let steps: [Phrase] = [
      .duelLevel, .duelStepThink, .duelStepIGuess, .duelStepYouGuess, .duelStepResult,
    ]
    let names = steps.map { language($0) }
    let phases: [NumberDuel.Phase] = [
      .start, .thinking, .computerGuesses, .playerGuesses, .result,
    ]
    let now = phases.firstIndex(of: duel.phase) ?? 0
    let row = layout.body.origin.row - 1
    let width = names.map(\.displayWidth).reduce(0, +) + 3 * (names.count - 1) + 2
    guard width <= layout.body.size.columns else {
      canvas.centre("\(now + 1)/5  \(names[now])", row: row, in: layout.body, theme.title)
      return
    }
    var column = layout.body.origin.column + (layout.body.size.columns - width) / 2
    for (index, name) in names.enumerated() {
      let text = index == now ? "[\(name)]" : name
      column = canvas.write(text, at: Point(column, row), index == now ? theme.title : theme.faint)
      if index + 1 < names.count {
        column = canvas.write(" › ", at: Point(column, row), theme.faint)
      }
    }
  }

  private func centre(
    _ lines: [String], _ row: Int, _ layout: DuelLayout, on canvas: inout Canvas, _ style: Style
  ) {
    for (index, line) in lines.enumerated() {
      canvas.centre(line, row: row + index, in: layout.body, style)
    }
  }

  private var saidStyle: Style {
    guard let note else { return hint == nil || !duel.isOpen ? theme.faint : theme.accent }
    return note.isBad ? theme.bad : theme.good
  }

  private func drawLevels(_ layout: DuelLayout, on canvas: inout Canvas) {
    centre(layout.lead, layout.leadRow, layout, on: &canvas, theme.text)
    let list = layout.list
    let numbers = min(27, list.size.columns / 2)
    for row in 0..<list.size.rows {
      let index = layout.firstLevel + row
      let level = duel.levels[index]
      let isChosen = index == chosen
      let style = isChosen ? theme.button : theme.text
      let line = Area(list.origin.column, list.origin.row + row, list.size.columns, 1)
      canvas.fill(line, isChosen ? style : theme.text)
      let number = "\(index + 1)"
      let mark = (isChosen ? "► " : "  ") + number + "  "
      let end = canvas.write(mark, at: line.origin, style)
      let range = level.numbers.shown(language)
      let width = min(range.displayWidth, numbers)
      let left = line.columns.upperBound - width - 1
      canvas.write(level.name, at: Point(end, line.origin.row), style, columns: left - end - 2)
      canvas.write(range, at: Point(left, line.origin.row), style, columns: width)
    }
    centre(
      layout.said, layout.saidRow, layout, on: &canvas, note == nil ? theme.faint : saidStyle)
    if let trouble = keeper.trouble {
      canvas.centre(
        trouble, row: layout.body.rows.upperBound - 1, in: layout.body, theme.bad)
    }
  }

  private func drawThinking(_ layout: DuelLayout, on canvas: inout Canvas) {
    centre(layout.lead, layout.leadRow, layout, on: &canvas, theme.title)
    layout.bar?.draw(left: left, guesses: [], knob: nil, on: &canvas, theme)
    centre(layout.said, layout.saidRow, layout, on: &canvas, saidStyle)
  }

  private func drawGuesses(_ layout: DuelLayout, on canvas: inout Canvas) {
    centre(layout.lead, layout.leadRow, layout, on: &canvas, theme.title)
    if let asked = duel.computerGuess?.number {
      draw(language.grouped(asked) + "?", layout, on: &canvas)
      layout.bar?.draw(left: left, guesses: duel.tried + [asked], knob: nil, on: &canvas, theme)
    } else {
      layout.bar?.draw(left: left, guesses: duel.tried, knob: guess, on: &canvas, theme)
      draw(typed.isEmpty ? language.grouped(guess) : typed, layout, on: &canvas)
    }
    centre(layout.said, layout.saidRow, layout, on: &canvas, saidStyle)
  }

  /// Draws the number of the round, with the cursor behind a typed one.
  private func draw(_ number: String, _ layout: DuelLayout, on canvas: inout Canvas) {
    let body = layout.body
    if layout.isBig, BigNumber.fits(number, columns: body.size.columns) {
      BigNumber.draw(number, row: layout.numberRow, in: body, on: &canvas, theme.accent)
      return
    }
    let row = layout.numberRow + (layout.isBig ? 1 : 0)
    let place = canvas.centre(number + " ", row: row, in: body, theme.accent)
    guard !typed.isEmpty else { return }
    canvas.showCursor(at: Point(min(place.columns.upperBound - 1, canvas.size.columns - 1), row))
  }
}

/// Drawing of the result.
extension NumberDuelScreen {
  private func drawResult(_ layout: DuelLayout, on canvas: inout Canvas) {
    guard let outcome = duel.outcome, let found = duel.playerGuess else { return }
    func line(_ text: String, _ row: Int, _ style: Style, on canvas: inout Canvas) {
      canvas.centre(text, row: row, in: layout.body, style)
    }
    let (player, computer) = (duel.playerAttempts, duel.computerAttempts)
    let verdict = layout.lines(
      words.verdict(outcome, player: player, computer: computer), rows: 4)
    let after = [words.run(duel.run), words.record(played.isRecord, best: keeper.best)].flatMap {
      layout.lines($0, rows: 1)
    }
    let tallies = tallies(player, computer, columns: layout.body.size.columns)
    let trouble = keeper.trouble.map { layout.lines($0, rows: 2) } ?? []
    let room = Area(
      layout.body.origin.column, layout.body.origin.row, layout.body.size.columns,
      max(0, (layout.buttons.first?.area.origin.row ?? 0) - layout.body.origin.row - 1))
    let rows = DuelLayout.stacked(
      [1, verdict.count, tallies.count, after.count, trouble.count], in: room)
    line(words.found(found), rows[0], theme.title, on: &canvas)
    let style =
      switch outcome {
      case .won: theme.good
      case .lost: theme.bad
      case .drawn: theme.accent
      }
    for (index, text) in verdict.enumerated() { line(text, rows[1] + index, style, on: &canvas) }
    for (index, text) in tallies.enumerated() {
      line(text, rows[2] + index, index == 0 ? theme.accent : theme.text, on: &canvas)
    }
    for (index, text) in after.enumerated() {
      line(text, rows[3] + index, played.isRecord ? theme.good : theme.text, on: &canvas)
    }
    for (index, text) in trouble.enumerated() {
      line(text, rows[4] + index, theme.bad, on: &canvas)
    }
  }

  /// Both numbers of attempts as rows of dots, as many as there is room for.
  private func tallies(_ player: Int, _ computer: Int, columns: Int) -> [String] {
    let names = [language(.duelYou), language(.duelI)]
    let widest = names.map(\.displayWidth).max() ?? 0
    let most = max(player, computer)
    let room = max(1, min(most, columns - widest - 8))
    let dot: Character = theme.hasFineBlocks ? "●" : "*"
    return zip(names, [player, computer]).map { name, count in
      let dots = String(repeating: dot, count: min(count, room))
      let space = String(repeating: " ", count: room - min(count, room))
      let indent = String(repeating: " ", count: widest - name.displayWidth)
      let after = String(repeating: " ", count: String(most).count - String(count).count)
      return "\(indent)\(name)  \(dots)\(space)  \(count)\(after)"
    }
  }
}
