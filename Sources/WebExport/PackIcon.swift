internal import Bytes
internal import Games
internal import PackFormat
internal import Pictures

/// The icon that a pack has of its own.
struct PackIcon {
  let bytes: [UInt8]
  private let type: PictureType

  /// Reads the icon of a pack; nil if it has none, or one that is no small square picture.
  init?(_ reader: PackReader) throws(PackError) {
    guard let row = try PackTheme(reader).icon,
      let column = reader.table(.assets)?.optionalColumn("Bytes", .blob),
      let bytes = try reader.blob(column, row),
      let picture = try? PictureInfo.check(bytes, limits: .icon), picture.width == picture.height
    else { return nil }
    self.bytes = bytes
    type = picture.type
  }

  /// The name of the icon's file in a site, which changes with its content.
  var fileName: String { "pack-icon-\(SHA256.digest(bytes).hex.prefix(8)).\(type.suffix)" }

  /// The icon as an address that holds it.
  var address: String {
    "data:\(type.mediaType);base64,\(String(decoding: Base64.encoded(bytes), as: UTF8.self))"
  }
}
