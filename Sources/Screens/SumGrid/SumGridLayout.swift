internal import Games
internal import Terminal

/// The places of the grid and of the text beside it, for drawing and for the mouse.
struct SumGridLayout {
  let body: Area
  /// The distance from one cell to the next.
  let pitch: Size
  let grid: Area
  /// The area of the text, beside the grid or above it.
  let panel: Area
  let isBeside: Bool
  /// True if there is room for the names of rows and columns.
  let hasNames: Bool
  /// True if the screen is laid out from right to left, which the grid never is.
  private let isRightToLeft: Bool
  private let rows: Int
  private let columns: Int

  private static let pitches = [(12, 6), (10, 5), (8, 4), (6, 3), (6, 2), (5, 2), (4, 1), (3, 1)]
  /// The fewest columns of text beside the grid.
  private static let besideColumns = 25
  private static let gap = 3

  /// Chooses the largest cells that leave room for the text.
  init(_ board: SumGridBoard, in body: Area, isRightToLeft: Bool) {
    self.body = body
    self.isRightToLeft = isRightToLeft
    (rows, columns) = (board.rows, board.columns)
    let (wide, high) = (body.size.columns, body.size.rows)
    func fits(_ pitch: (Int, Int), panel: Int) -> Bool {
      let (columns, rows) = (pitch.0 * board.columns, pitch.1 * board.rows)
      return panel == 0
        ? columns + Self.gap + Self.besideColumns <= wide && rows <= high
        : columns <= wide && rows + panel <= high
    }
    var best = (pitch: (2, 1), panel: min(2, max(0, high - board.rows)))
    search: for panels in [[0, 5], [4, 3], [2, 1]] {
      for pitch in Self.pitches {
        for panel in panels where fits(pitch, panel: panel) {
          best = (pitch, panel)
          break search
        }
      }
    }
    pitch = Size(best.pitch.0, best.pitch.1)
    isBeside = best.panel == 0 && fits(best.pitch, panel: 0)
    let size = Size(pitch.columns * board.columns, pitch.rows * board.rows)
    let spare = high - size.rows - (isBeside ? 0 : best.panel)
    hasNames = spare >= 1 && wide - size.columns - (isBeside ? Self.besideColumns + 3 : 0) >= 4
    let names = hasNames ? 1 : 0
    if isBeside {
      let whole = size.columns + Self.gap + Self.besideColumns + 2 * names
      let left = body.origin.column + max(0, wide - whole - 6) / 2 + 2 * names
      let top = body.origin.row + names + max(0, spare - names) / 2
      grid = Area(left, top, size.columns, size.rows)
      let column = grid.columns.upperBound + Self.gap
      panel = Area(column, top, max(0, body.columns.upperBound - column), size.rows)
    } else {
      let used = best.panel + names + size.rows
      let top = body.origin.row + max(0, high - used) / 3
      panel = Area(body.origin.column, top, wide, best.panel)
      grid = Area(
        body.origin.column + max(0, wide - size.columns) / 2, top + best.panel + names,
        size.columns,
        size.rows)
    }
  }

  /// The area of a cell, without the gap to the next cell.
  func tile(_ cell: SumGridCell) -> Area {
    let gap = pitch.columns > 3 ? 1 : 0
    return Area(
      grid.origin.column + cell.column * pitch.columns, grid.origin.row + cell.row * pitch.rows,
      pitch.columns - gap, pitch.rows)
  }

  /// The cell under the mouse; nil outside the grid.
  ///
  /// During a drag the corners of a cell belong to no cell, so that the mouse can pass diagonally.
  func cell(at point: Point, isDragged: Bool) -> SumGridCell? {
    guard grid.contains(point) else { return nil }
    var point = point
    if isRightToLeft {
      point.column = grid.columns.upperBound - 1 - (point.column - grid.origin.column)
    }
    let (x, y) = (point.column - grid.origin.column, point.row - grid.origin.row)
    let cell = SumGridCell(row: y / pitch.rows, column: x / pitch.columns)
    guard isDragged, pitch.columns >= 3 else { return cell }
    let tile = tile(cell)
    let isSide =
      point.column <= tile.columns.lowerBound || point.column >= tile.columns.upperBound - 1
    let isEnd =
      pitch.rows < 3 || point.row == tile.rows.lowerBound || point.row == tile.rows.upperBound - 1
    return isSide && isEnd ? nil : cell
  }
}
