/// A cell of the grid; rows and columns count from 0.
package struct SumGridCell: Sendable, Hashable {
  package let row: Int
  package let column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The name of the cell, a letter for the row and a number for the column: the first is `A1`.
  package var name: String {
    String(decoding: [UInt8(ascii: "A") + UInt8(row)], as: UTF8.self) + "\(column + 1)"
  }

  /// Returns the cell `count` steps away, which may lie outside the grid.
  package func moved(_ step: SumGridStep, by count: Int = 1) -> SumGridCell {
    SumGridCell(row: row + count * step.down, column: column + count * step.right)
  }

  /// True if the cells touch at a side or a corner.
  package func isNeighbour(of other: SumGridCell) -> Bool {
    self != other && (-1...1).contains(row - other.row) && (-1...1).contains(column - other.column)
  }
}

/// A step to a neighbouring cell.
package struct SumGridStep: Sendable, Equatable {
  package let down: Int
  package let right: Int

  package init(down: Int, right: Int) {
    self.down = down
    self.right = right
  }

  /// The eight directions, clockwise from upwards.
  package static let all = [
    SumGridStep(down: -1, right: 0), SumGridStep(down: -1, right: 1),
    SumGridStep(down: 0, right: 1), SumGridStep(down: 1, right: 1),
    SumGridStep(down: 1, right: 0), SumGridStep(down: 1, right: -1),
    SumGridStep(down: 0, right: -1), SumGridStep(down: -1, right: -1),
  ]
}

/// The digits of a grid.
package struct SumGridBoard: Sendable, Equatable {
  package let rows: Int
  package let columns: Int
  /// The digits, row by row.
  private var digits: [UInt8]

  /// Creates a grid of zeros.
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    digits = [UInt8](repeating: 0, count: rows * columns)
  }

  package func contains(_ cell: SumGridCell) -> Bool {
    0..<rows ~= cell.row && 0..<columns ~= cell.column
  }

  package internal(set) subscript(cell: SumGridCell) -> UInt8 {
    get { digits[cell.row * columns + cell.column] }
    set { digits[cell.row * columns + cell.column] = newValue }
  }

  /// Every cell, row by row.
  package var cells: [SumGridCell] {
    (0..<rows * columns).map { SumGridCell(row: $0 / columns, column: $0 % columns) }
  }

  /// Returns the digits along a path.
  package func spelt(_ path: [SumGridCell]) -> String {
    String(decoding: path.map { UInt8(ascii: "0") + self[$0] }, as: UTF8.self)
  }

  /// Returns the first path, by the order of its cells, that spells a number; nil if there is none.
  package func path(spelling number: String) -> [SumGridCell]? {
    let wanted = number.utf8.map { $0 &- UInt8(ascii: "0") }
    for cell in cells {
      if let path = path(spelling: wanted[...], after: [], at: cell) { return path }
    }
    return nil
  }

  private func path(
    spelling wanted: ArraySlice<UInt8>, after path: [SumGridCell], at cell: SumGridCell
  ) -> [SumGridCell]? {
    guard contains(cell), !path.contains(cell), wanted.first == self[cell] else { return nil }
    let path = path + [cell]
    let rest = wanted.dropFirst()
    if rest.isEmpty { return path }
    for step in SumGridStep.all {
      if let whole = self.path(spelling: rest, after: path, at: cell.moved(step)) { return whole }
    }
    return nil
  }
}
