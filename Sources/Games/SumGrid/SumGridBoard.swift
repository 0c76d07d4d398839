/// A place in the grid, rows and columns from 0.
package struct SumGridCell: Sendable, Hashable {
  package let row: Int
  package let column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The row as a letter and the column as a number: `A1` is the first of all.
  package var name: String {
    String(decoding: [UInt8(ascii: "A") + UInt8(row)], as: UTF8.self) + "\(column + 1)"
  }

  /// The cell some steps away, which may lie outside the grid.
  package func moved(_ step: SumGridStep, by count: Int = 1) -> SumGridCell {
    SumGridCell(row: row + count * step.down, column: column + count * step.right)
  }

  /// Side by side or corner to corner.
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

  /// The 8 directions, clockwise from upwards.
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
  /// Row by row.
  private var digits: [UInt8]

  /// A grid of zeros.
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

  /// The digits of a path, in its order.
  package func spelt(_ path: [SumGridCell]) -> String {
    String(decoding: path.map { UInt8(ascii: "0") + self[$0] }, as: UTF8.self)
  }

  /// The first path, by its cells, that spells a number.
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
