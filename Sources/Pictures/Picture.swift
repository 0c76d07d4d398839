/// A picture in memory.
package struct Picture: Sendable {
  package let type: PictureType
  package let width: Int
  package let height: Int
  /// Four bytes a pixel, row by row from the top: red, green, blue (sRGB) and alpha, which the
  /// colours are not multiplied by.
  package let pixels: [UInt8]

  /// Decodes a whole file; what is cut off, damaged or over the limits is an error.
  package static func decode(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> Picture {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.bytes else { throw .manyBytes(bytes.count, limit: limits.bytes) }
    switch PictureType(beginningOf: bytes) {
    case .png: return try LibPNG.decode(PNGChunks(bytes, limits: limits))
    case .jpeg: return try TurboJPEG.decode(bytes, JPEGSegments(bytes, limits: limits))
    case .webp:
      try WebPChunks.check(bytes)
      return try LibWebP.decode(bytes, limits: limits)
    case nil: throw .unknownType
    }
  }

  /// The file of a PNG of it, made anew; nil where there is no memory for it.
  package var png: [UInt8]? { LibPNG.encode(self) }
}

/// What a sound file holds.
package struct PictureInfo: Sendable {
  package let type: PictureType
  package let width: Int
  package let height: Int

  /// Decodes the file to its end, so that it is known to be whole, and drops the pixels.
  package static func check(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> PictureInfo {
    let picture = try Picture.decode(bytes, limits: limits)
    return PictureInfo(type: picture.type, width: picture.width, height: picture.height)
  }
}
