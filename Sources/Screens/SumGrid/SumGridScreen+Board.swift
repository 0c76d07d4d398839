internal import Games
internal import Terminal
internal import Views
internal import Words

/// Drawing of the grid.
extension SumGridScreen {
  func drawBoard(_ layout: SumGridLayout, on canvas: inout Canvas, at time: Int64) {
    // Digits are read from left to right everywhere.
    canvas.drawLeftToRight(in: layout.grid) { canvas in
      for cell in game.board.cells { draw(cell, layout, on: &canvas, at: time) }
      drawNames(layout, on: &canvas)
    }
  }

  private func look(of cell: SumGridCell, at time: Int64) -> SumGridPalette.Look {
    if selection.path.contains(cell) { return .selected }
    guard let flash, flash.path.contains(cell) else { return .plain }
    // Seven changes a second are noticed, but harm nobody.
    let isOn = !flash.motion.isRunning || Int(flash.motion.age(at: time) * 7) % 2 == 0
    return flash.isRight ? .right : isOn ? .wrong : .plain
  }

  /// The light of the wave on a cell of a solved path; nil if no wave runs.
  private func wave(on cell: SumGridCell, at time: Int64) -> Double? {
    guard let flash, flash.isRight, flash.motion.isRunning,
      let index = flash.path.firstIndex(of: cell)
    else { return nil }
    return PathWave(count: flash.path.count).light(on: index, at: flash.motion.age(at: time))
  }

  private func draw(
    _ cell: SumGridCell, _ layout: SumGridLayout, on canvas: inout Canvas, at time: Int64
  ) {
    let tile = layout.tile(cell)
    let look = look(of: cell, at: time)
    let light = look == .right ? wave(on: cell, at: time) : nil
    let style =
      light.map { palette.style(lit: $0) } ?? palette.style(cell.row, cell.column, look)
    let isTall = tile.size.rows > 1
    canvas.fill(tile, style)
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
    let isCursor = hasCursor && cell == cursor
    let marks =
      light.map { $0 > 0.5 ? ("*", "*") : (" ", " ") }
      ?? SumGridPalette.marks(look, isCursor: isCursor)
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
}

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
    case .asking:
      let layout = layout(canvas.size)
      drawBoard(layout, on: &canvas, at: time)
      drawPanel(layout, on: &canvas)
    case .levelDone(let number): drawLevelDone(number, on: &canvas, at: time)
    case .over(let isRecord): drawEnd(isRecord, on: &canvas, at: time)
    }
  }
}

/// A wave of light that runs once over a solved path, from its first cell to its last.
struct PathWave {
  /// The milliseconds that the wave takes.
  static let length: Int64 = 900

  /// The number of cells of the path.
  let count: Int

  /// The light on a cell of the path at an age in seconds, from 0 to 1.
  func light(on index: Int, at age: Double) -> Double {
    let part = age * 1000 / Double(Self.length)
    // The crest begins before the first cell and ends behind the last one.
    let crest = -1 + Double(count + 1) * part
    return max(0, 1 - abs(Double(index) - crest))
  }
}
