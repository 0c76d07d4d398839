/// The orientation in a picture's Exif data, the only entry that changes how the picture looks.
enum Exif {
  /// Throws for an orientation other than upright. Data that cannot be parsed counts as upright.
  static func checkUpright(_ data: ArraySlice<UInt8>) throws(PictureError) {
    let identifier = [UInt8]("Exif\0\0".utf8)
    let tiff = data.starts(with: identifier) ? data.dropFirst(identifier.count) : data
    if let orientation = try? orientation(inTIFF: Array(tiff)), (2...8).contains(orientation) {
      throw .turned(orientation: orientation)
    }
  }

  /// Returns the orientation in a TIFF file; nil if it has none.
  ///
  /// The file has a byte order, 42, and the offset of the first directory. That has a count and
  /// entries of 12 bytes: tag, type, count and value.
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
