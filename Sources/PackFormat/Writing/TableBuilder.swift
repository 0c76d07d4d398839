/// A table to be written.
package struct TableBuilder {
  package let name: String
  package var columns: [ColumnBuilder]

  var rowCount: Int { columns.first?.rowCount ?? 0 }

  package init(_ name: String, _ columns: [ColumnBuilder]) {
    self.name = name
    self.columns = columns
  }

  /// Creates one of the pack's own tables.
  package init(_ own: OwnTable, _ columns: [ColumnBuilder]) { self.init(own.rawValue, columns) }
}
