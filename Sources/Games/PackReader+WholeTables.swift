internal import PackFormat

extension PackReader {
  /// Throws if a table that a game reads whole has more than `most` rows, or if its texts in
  /// `columns` have over 1 MiB together. A small file can claim billions of equal rows.
  func checkSize(
    of table: PackTable, most: Int, _ columns: [PackColumn?], _ what: String
  ) throws(PackError) {
    guard table.rowCount <= most else { throw PackError(.malformed("over \(most) \(what)"), at: 0) }
    var left = 1 << 20
    for column in columns {
      guard let column else { continue }
      for row in 0..<table.rowCount {
        left -= try byteCount(of: column, row) ?? 0
        guard left >= 0 else { throw PackError(.malformed("over a mebibyte of \(what)"), at: 0) }
      }
    }
  }

  /// The columns from which the ids of questions are read or derived.
  func idColumns(of table: PackTable) -> [PackColumn?] {
    [
      table.optionalColumn("Id", .string),
      table.columns.first { $0.type == .string && $0.language.isEmpty },
    ]
  }
}
