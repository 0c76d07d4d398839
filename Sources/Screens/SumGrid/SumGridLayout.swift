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
  /// True if the screen is laid out from right to left, which the grid never is.
  private let isRightToLeft: Bool
  private let rows: Int
  private let columns: Int

  private static let pitches = [
    (12, 6), (10, 5), (8, 4), (6, 3), (6, 2), (5, 2), (4, 1), (3, 1), (2, 1),
  ]
  /// The fewest columns of text beside the grid.
  private static let besideColumns = 25
  private static let gap = 3
  /// The room at the left of the grid for the names of its rows, and above it for those of its
  /// columns.
  private static let names = Size(2, 1)

  /// Chooses the largest cells that leave room for the names and the text.
  init(_ board: SumGridBoard, in body: Area, isRightToLeft: Bool) {
    self.body = body
    self.isRightToLeft = isRightToLeft
    (rows, columns) = (board.rows, board.columns)
    let (wide, high) = (body.size.columns, body.size.rows)
    let names = Self.names
    func fits(_ pitch: (Int, Int), panel: Int) -> Bool {
      let columns = names.columns + pitch.0 * board.columns
      let rows = names.rows + pitch.1 * board.rows
      return panel == 0
        ? columns + Self.gap + Self.besideColumns <= wide && rows <= high
        : columns <= wide && rows + panel <= high
    }
    var best = (pitch: (2, 1), panel: max(0, min(2, high - board.rows - names.rows)))
    search: for panels in [[0, 9, 7], [5, 4, 3], [2, 1]] {
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
    let spare = max(0, high - size.rows - names.rows - (isBeside ? 0 : best.panel))
    if isBeside {
      let whole = names.columns + size.columns + Self.gap + Self.besideColumns
      let left = body.origin.column + names.columns + max(0, wide - whole - 8) / 2
      let top = body.origin.row + names.rows + spare / 2
      grid = Area(left, top, size.columns, size.rows)
      let column = grid.columns.upperBound + Self.gap
      panel = Area(column, top, max(0, body.columns.upperBound - column), size.rows)
    } else {
      let top = body.origin.row + spare / 3
      panel = Area(body.origin.column, top, wide, best.panel)
      // The names stand at the left of the grid in every language.
      let (middle, least) = (max(0, wide - size.columns) / 2, names.columns)
      let left =
        isRightToLeft ? min(middle, wide - size.columns - least) : max(middle, least)
      grid = Area(
        body.origin.column + max(0, left), top + best.panel + names.rows, size.columns, size.rows)
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
