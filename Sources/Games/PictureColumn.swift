internal import PackFormat

/// A column of pictures: references to a pack's assets.
struct PictureColumn: Sendable {
  private let column: PackColumn?
  private let count: Int

  init(_ table: PackTable, _ name: String, in reader: PackReader) {
    column = table.column(name)
    count = reader.table("assets")?.rowCount ?? 0
  }

  /// The row of the assets that a row refers to; nil where it has no picture.
  func picture(_ reader: PackReader, _ row: Int) throws(PackError) -> Int? {
    guard let column, let number = try reader.integer(column, row) else { return nil }
    guard let picture = Int(exactly: number), (0..<count).contains(picture) else {
      throw PackError(.malformed("a picture that is not there"), at: 0)
    }
    return picture
  }
}
