/// The one thing of a picture's Exif data that changes how it looks.
enum Exif {
  /// Refuses data with an orientation other than upright; data that cannot be read has none.
  static func checkUpright(_ data: ArraySlice<UInt8>) throws(PictureError) {
    let identifier = [UInt8]("Exif\0\0".utf8)
    let tiff = data.starts(with: identifier) ? data.dropFirst(identifier.count) : data
    if let orientation = try? orientation(inTIFF: Array(tiff)), (2...8).contains(orientation) {
      throw .turned(orientation: orientation)
    }
  }

  /// A TIFF file: byte order, 42, offset of the first directory; there a count and entries of tag,
  /// type, count and value, 12 bytes each.
  private static func orientation(inTIFF tiff: [UInt8]) throws(PictureError) -> Int? {
    var cursor = FileCursor(tiff)
    let isLittle: Bool
    switch try cursor.bigEndian(4) {
    case 0x4949_2A00: isLittle = true
    case 0x4D4D_002A: isLittle = false
    default: return nil
    }
    func integer(_ count: Int) throws(PictureError) -> Int {
      try isLittle ? cursor.littleEndian(count) : cursor.bigEndian(count)
    }
    _ = try cursor.take(integer(4) - cursor.offset)
    for _ in 0..<(try integer(2)) {
      let (tag, type) = try (integer(2), integer(2))
      _ = try cursor.take(4)
      if tag == 0x0112, type == 3 { return try integer(2) }
      _ = try cursor.take(4)
    }
    return nil
  }
}
