internal import Games
internal import Terminal
internal import Views

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
