/// The chunks of a WebP file (RFC 9649, section 2).
///
///     "RIFF", count of all further bytes (4), "WEBP", chunks, and nothing more
///     a chunk: name (4), length of the data (4), data, a zero where the length is odd
enum WebPChunks {
  /// Throws for faults that the library ignores, because it only looks for pixels.
  static func check(_ bytes: [UInt8]) throws(PictureError) {
    var cursor = FileCursor(bytes)
    _ = try cursor.take(4)
    let length = try cursor.littleEndian(4)
    guard length <= cursor.remaining else { throw .truncated }
    guard length == cursor.remaining else { throw .trailing(cursor.remaining - length) }
    _ = try cursor.take(4)
    while cursor.remaining > 0 {
      let name = try cursor.name()
      let length = try cursor.littleEndian(4)
      guard length + length % 2 <= cursor.remaining else {
        throw .damaged("its chunk \"\(name)\" is longer than the file")
      }
      let data = try bytes[cursor.take(length)]
      _ = try cursor.take(length % 2)
      switch name {
      case "ANIM", "ANMF": throw .animated
      case "EXIF": try Exif.checkUpright(data)
      default: break
      }
    }
  }
}
