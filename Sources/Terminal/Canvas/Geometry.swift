/// Where a cell is, counted from the upper left corner.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }
}

/// How many cells there are, side by side and one below the other.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(_ columns: Int, _ rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A rectangle of cells.
package struct Area: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    origin = Point(column, row)
    size = Size(columns, rows)
  }

  package var columns: Range<Int> { origin.column..<origin.column + size.columns }
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// Whether a point, such as that of a mouse, lies in it.
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }
}
