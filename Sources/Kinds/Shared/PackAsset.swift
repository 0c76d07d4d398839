package import PackFormat

/// A file in a pack, described without reading its content.
package struct PackAsset: Sendable, Equatable {
  package let name: String
  /// The media type, such as `image/png`.
  package var type: String?
  package var width: Int?
  package var height: Int?
  package var byteCount: Int?

  /// Reads a row of the table of assets; nil if it has no name.
  package init?(_ pack: PackReader, _ row: Int) throws(PackError) {
    guard let table = pack.table(.assets), (0..<table.rowCount).contains(row),
      let names = table.optionalColumn("Name", .string), let name = try pack.string(names, row)
    else { return nil }
    self.name = name
    if let column = table.optionalColumn("Type", .string) { type = try pack.string(column, row) }
    if let column = table.optionalColumn("Bytes", .blob) {
      byteCount = try pack.byteCount(of: column, row)
    }
    width = try Self.integer(pack, table.optionalColumn("Width", .integer), row)
    height = try Self.integer(pack, table.optionalColumn("Height", .integer), row)
  }

  private static func integer(
    _ pack: PackReader, _ column: PackColumn?, _ row: Int
  ) throws(PackError) -> Int? {
    guard let column else { return nil }
    return try pack.integer(column, row).map { Int($0) }
  }

  /// A description without the name, such as `image/png, 64 × 48 pixels, 1234 bytes`.
  package var description: String? {
    var parts = type.map { [$0] } ?? []
    if let width, let height { parts.append("\(width) × \(height) pixels") }
    if let byteCount { parts.append("\(byteCount) bytes") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
