internal import Games
internal import SafeText
internal import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// Drawing of the text beside the grid or above it.
extension SumGridScreen {
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

  private var question: String {
    language(
      game.question.isSolved ? .gridQuestionSolved : .gridQuestionOpen,
      ["number": .count(game.questionIndex + 1)])
  }

  private var noteStyle: Style {
    note?.isGood == true ? theme.good : note?.isGood == false ? theme.bad : theme.accent
  }

  func drawPanel(_ layout: SumGridLayout, on canvas: inout Canvas) {
    layout.isBeside ? drawBeside(layout, on: &canvas) : drawAbove(layout, on: &canvas)
  }

  /// Draws a circle for each level in the colours of the cells, filled if the level is done, and
  /// returns the column behind them.
  ///
  /// Nothing is drawn if there is no room for all.
  @discardableResult
  private func drawLevels(at point: Point, columns: Int, on canvas: inout Canvas) -> Int {
    let count = game.levels.count
    guard 2 * count - 1 <= columns else { return point.column }
    let (full, empty) = theme.hasFineBlocks ? ("●", "○") : ("*", "o")
    for index in 0..<count {
      canvas.write(
        index < game.levelIndex ? full : empty, at: Point(point.column + 2 * index, point.row),
        palette.circle(index, theme))
    }
    return point.column + 2 * count - 1
  }

  /// Draws the sum in large digits, if they fit into an area of three rows, and returns its rows.
  private func drawSum(in area: Area, on canvas: inout Canvas) -> Int {
    let big = words.sums(game).first { BigNumber.fits($0, columns: area.size.columns) }
    guard area.size.rows >= BigNumber.rows, let big else {
      canvas.write(
        words.sum(game), at: area.origin, theme.accent, columns: area.size.columns)
      return 1
    }
    let width = BigNumber.width(big) ?? 0
    BigNumber.draw(
      big, row: area.origin.row, in: Area(area.origin.column, area.origin.row, width, 3),
      on: &canvas, theme.accent)
    return BigNumber.rows
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
    // A low panel has no room for the circles of the levels and large digits.
    let isHigh = panel.size.rows >= 14
    write(words.heading(game), theme.title, on: &canvas)
    if isHigh {
      drawLevels(
        at: Point(panel.origin.column, row), columns: panel.size.columns, on: &canvas)
      row += 1
    }
    row += 1
    write(circles, theme.good, on: &canvas)
    write(question, theme.faint, on: &canvas)
    row += 1
    let sum = Area(panel.origin.column, row, panel.size.columns, isHigh ? BigNumber.rows : 1)
    row += drawSum(in: sum, on: &canvas) + 1
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
      let heading = words.heading(game).terminalSafe.cropped(to: columns)
      let end = canvas.write(heading, at: Point(left, row), theme.title) + 2
      drawLevels(at: Point(end, row), columns: left + columns - end, on: &canvas)
      row += 1
    }
    let end = canvas.write(circles, at: Point(left, row), theme.good)
    let isBig = rows >= 7
    let air = rows >= 9 ? 1 : 0
    if isBig {
      canvas.write(
        question, at: Point(end + 3, row), theme.faint, columns: left + columns - end - 3)
      row += 1 + air
      row += drawSum(in: Area(left, row, columns, BigNumber.rows), on: &canvas) + air
    } else {
      canvas.write(words.sum(game), at: Point(end + 3, row), theme.accent)
      row += 1
    }
    if typed != nil {
      return drawTyped(rows == 1 ? panel.origin.row : row, in: panel, on: &canvas)
    }
    let asked = isBig ? "" : question
    let said = note?.text ?? (spelt.isEmpty ? keeper.trouble ?? asked : spelt)
    let style = note == nil ? spelt.isEmpty ? theme.faint : theme.title : noteStyle
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
