/// The position of a cell, counted from the upper left corner.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }
}

/// The width and height of an area, in cells.
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

  /// True if a point lies in the area.
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }
}
