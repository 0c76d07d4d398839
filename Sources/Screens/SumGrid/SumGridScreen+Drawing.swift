internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Words

extension SumGridScreen {
  var status: String {
    let best = max(keeper.best, game.score)
    return words.status(game.score, best: best)
  }

  var hints: [KeyHint] {
    var hints: [KeyHint] = []
    if case .asking = phase {
      hints = [
        KeyHint(key: .character(" "), name: language(.spaceKey), label: language(.gridMarkKey)),
        KeyHint(key: .enter, name: "ENTER", label: language(.gridCheckKey)),
        KeyHint(key: .character("/"), name: "/", label: language(.typeIn)),
        KeyHint(key: .character("s"), name: "s", label: language(.gridSkipKey)),
        KeyHint(key: .character("i"), name: "i", label: language(.gridHintKey)),
      ]
    }
    return hints + commonHints
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    frame.draw(on: &canvas, theme)
    switch phase {
    case .asking: drawGame(on: &canvas, at: time)
    case .levelDone(let number): drawLevelDone(number, on: &canvas, at: time)
    case .over(let isRecord): drawEnd(isRecord, on: &canvas, at: time)
    }
  }
}

/// The grid and the text beside it.
extension SumGridScreen {
  private func drawGame(on canvas: inout Canvas, at time: Int64) {
    let layout = layout(canvas.size)
    // Digits are read from left to right everywhere.
    canvas.drawLeftToRight(in: layout.grid) { canvas in
      for cell in game.board.cells { draw(cell, layout, on: &canvas, at: time) }
      if layout.hasNames { drawNames(layout, on: &canvas) }
    }
    drawPanel(layout, on: &canvas)
  }

  private func look(of cell: SumGridCell, at time: Int64) -> SumGridPalette.Look {
    if selection.path.contains(cell) { return .selected }
    guard let flash, flash.path.contains(cell) else { return .plain }
    // Seven changes a second are noticed, but harm nobody.
    let isOn = !flash.motion.isRunning || Int(flash.motion.age(at: time) * 7) % 2 == 0
    return flash.isRight ? .right : isOn ? .wrong : .plain
  }

  private func draw(
    _ cell: SumGridCell, _ layout: SumGridLayout, on canvas: inout Canvas, at time: Int64
  ) {
    let tile = layout.tile(cell)
    let look = look(of: cell, at: time)
    let style = palette.style(cell.row, cell.column, look)
    let isTall = tile.size.rows > 1
    canvas.fill(Area(tile.origin.column, tile.origin.row, tile.size.columns, tile.size.rows), style)
    if isTall, style.paper != .standard {
      // The lower half of the last row stays empty, as a gap to the cell below.
      canvas.fill(
        Area(tile.origin.column, tile.rows.upperBound - 1, tile.size.columns, 1),
        Style(style.paper), with: "▀")
    }
    let row = tile.origin.row + (tile.size.rows - 1) / 2
    let middle = tile.origin.column + (tile.size.columns - 1) / 2
    canvas.write("\(game.board[cell])", at: Point(middle, row), style)
    guard tile.size.columns >= 3 else { return }
    let marks = SumGridPalette.marks(look, isCursor: hasCursor && cell == cursor)
    let reach = tile.size.columns >= 7 ? 2 : 1
    canvas.write(marks.0, at: Point(middle - reach, row), style)
    canvas.write(marks.1, at: Point(middle + reach, row), style)
  }

  private func drawNames(_ layout: SumGridLayout, on canvas: inout Canvas) {
    for column in 0..<game.board.columns {
      let tile = layout.tile(SumGridCell(row: 0, column: column))
      let middle = tile.origin.column + (tile.size.columns - 1) / 2
      canvas.write("\(column + 1)", at: Point(middle, tile.origin.row - 1), theme.faint)
    }
    for row in 0..<game.board.rows {
      let cell = SumGridCell(row: row, column: 0)
      let tile = layout.tile(cell)
      let middle = tile.origin.row + (tile.size.rows - 1) / 2
      canvas.write(
        String(cell.name.prefix(1)), at: Point(tile.origin.column - 2, middle), theme.faint)
    }
  }

  /// A circle for each question, filled if it is solved.
  private var circles: String {
    let (full, empty) = theme.hasFineBlocks ? ("●", "○") : ("(*)", "( )")
    return game.questions.map { $0.isSolved ? full : empty }.joined(separator: " ")
  }

  /// The number that the marked cells spell.
  private var spelt: String {
    selection.path.isEmpty
      ? "" : language(.gridPath, ["digits": .text(game.board.spelt(selection.path))])
  }

  private func drawPanel(_ layout: SumGridLayout, on canvas: inout Canvas) {
    layout.isBeside ? drawBeside(layout, on: &canvas) : drawAbove(layout, on: &canvas)
  }

  private var question: String {
    language(
      game.question.isSolved ? .gridQuestionSolved : .gridQuestionOpen,
      ["number": .count(game.questionIndex + 1)])
  }

  private var noteStyle: Style {
    note?.isGood == true ? theme.good : note?.isGood == false ? theme.bad : theme.accent
  }

  private func drawBeside(_ layout: SumGridLayout, on canvas: inout Canvas) {
    let panel = layout.panel
    let bottom = panel.rows.upperBound
    var row = panel.origin.row
    func write(_ text: String, _ style: Style, on canvas: inout Canvas) {
      for line in text.terminalSafe.wrapped(to: panel.size.columns) where row < bottom {
        canvas.write(line, at: Point(panel.origin.column, row), style)
        row += 1
      }
    }
    write(words.heading(game), theme.title, on: &canvas)
    row += 1
    write(circles, theme.good, on: &canvas)
    write(question, theme.faint, on: &canvas)
    row += 1
    write(words.sum(game), theme.accent, on: &canvas)
    row += 1
    if typed != nil { return drawTyped(row, in: panel, on: &canvas) }
    if !spelt.isEmpty { write(spelt, theme.title, on: &canvas) }
    row += spelt.isEmpty ? 1 : 0
    row += 1
    if let note {
      write(note.text, noteStyle, on: &canvas)
    } else if let trouble = keeper.trouble {
      write(trouble, theme.bad, on: &canvas)
    }
  }

  private func drawAbove(_ layout: SumGridLayout, on canvas: inout Canvas) {
    let panel = layout.panel
    let (left, columns, rows) = (panel.origin.column, panel.size.columns, panel.size.rows)
    guard rows > 0 else { return }
    // A panel of one row shows the question, or for a while the note.
    var row = panel.origin.row
    if rows >= 3 {
      canvas.write(words.heading(game), at: Point(left, row), theme.title, columns: columns)
      row += 1
    }
    let end = canvas.write(circles, at: Point(left, row), theme.good)
    canvas.write(words.sum(game), at: Point(end + 3, row), theme.accent)
    let said = note?.text ?? (spelt.isEmpty ? keeper.trouble ?? question : spelt)
    let style = note == nil ? spelt.isEmpty ? theme.faint : theme.title : noteStyle
    row += 1
    if typed != nil {
      return drawTyped(rows == 1 ? panel.origin.row : row, in: panel, on: &canvas)
    }
    if rows == 1 {
      if note != nil {
        canvas.fill(panel)
        canvas.write(said, at: panel.origin, style, columns: columns)
      }
      return
    }
    for line in said.terminalSafe.wrapped(to: columns).prefix(panel.rows.upperBound - row) {
      canvas.write(line, at: Point(left, row), style)
      row += 1
    }
  }

  /// Draws the line in which a path is typed.
  private func drawTyped(_ row: Int, in panel: Area, on canvas: inout Canvas) {
    guard let typed else { return }
    canvas.fill(Area(panel.origin.column, row, panel.size.columns, 1))
    let prompt = language(.gridPathPrompt) + " "
    let room = max(1, panel.size.columns - prompt.displayWidth - 1)
    let shown = String(typed.suffix(room))
    let end = canvas.write(prompt, at: Point(panel.origin.column, row), theme.title)
    canvas.showCursor(at: Point(canvas.write(shown, at: Point(end, row), theme.accent), row))
  }
}
