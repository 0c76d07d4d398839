internal import PackFormat

/// A column of pictures, which are references to the assets of a pack.
struct PictureColumn: Sendable {
  private let column: PackColumn?
  private let count: Int

  init(_ table: PackTable, _ name: String, in reader: PackReader) {
    column = table.optionalColumn(name, .reference)
    count = reader.table(.assets)?.rowCount ?? 0
  }

  /// Returns the bytes of a picture by its row; nil if there is none.
  static func bytes(_ reader: PackReader, _ row: Int) throws(PackError) -> [UInt8]? {
    guard let column = reader.table(.assets)?.optionalColumn("Bytes", .blob),
      (0..<column.rowCount).contains(row)
    else { return nil }
    return try reader.blob(column, row)
  }

  /// Returns the row of the asset that a row refers to; nil if the row has no picture.
  func picture(_ reader: PackReader, _ row: Int) throws(PackError) -> Int? {
    guard let column, let number = try reader.integer(column, row) else { return nil }
    guard let picture = Int(exactly: number), (0..<count).contains(picture) else {
      throw PackError(.malformed("a picture that is not there"), at: 0)
    }
    return picture
  }
}
