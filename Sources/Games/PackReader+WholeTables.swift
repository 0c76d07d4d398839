internal import PackFormat

extension PackReader {
  /// Refuses a table that a game reads whole where it has over `most` rows, or where these of its texts
  /// come to more than a mebibyte: a small file can hold billions of rows that are all the same.
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

  /// The texts that ids of questions are taken from.
  func idColumns(of table: PackTable) -> [PackColumn?] {
    [table.column("Id"), table.columns.first { $0.type == .string && $0.language.isEmpty }]
  }
}
