internal import PackFormat

/// A file that a pack holds, as listings tell it: nothing of its content is read.
package struct PackAsset: Sendable, Equatable {
  package let name: String
  /// As in `image/png`.
  package var type: String?
  package var width: Int?
  package var height: Int?
  package var byteCount: Int?

  /// A row of the pack's table of them; nil where it has no name.
  init?(_ pack: PackReader, _ row: Int) throws(PackError) {
    guard let table = pack.table("assets"), (0..<table.rowCount).contains(row),
      let names = table.column("Name"), let name = try pack.string(names, row)
    else { return nil }
    self.name = name
    if let column = table.column("Type") { type = try pack.string(column, row) }
    if let column = table.column("Bytes") { byteCount = try pack.byteCount(of: column, row) }
    width = try Self.integer(pack, table.column("Width"), row)
    height = try Self.integer(pack, table.column("Height"), row)
  }

  private static func integer(
    _ pack: PackReader, _ column: PackColumn?, _ row: Int
  ) throws(PackError) -> Int? {
    guard let column else { return nil }
    return try pack.integer(column, row).map { Int($0) }
  }

  /// What is known of it beside its name: `image/png, 64 × 48 pixels, 1234 bytes`.
  package var description: String? {
    var parts = type.map { [$0] } ?? []
    if let width, let height { parts.append("\(width) × \(height) pixels") }
    if let byteCount { parts.append("\(byteCount) bytes") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
