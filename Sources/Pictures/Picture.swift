/// A decoded picture.
package struct Picture: Sendable {
  package let type: PictureType
  package let width: Int
  package let height: Int
  /// The pixels, row by row from the top, four bytes each: red, green, blue (sRGB) and alpha, not
  /// premultiplied.
  package let pixels: [UInt8]

  /// Makes a picture of pixels, four bytes each.
  package init(type: PictureType, width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.type = type
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Decodes a file completely; throws if it is cut off, damaged or over the limits.
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

  /// The picture as a new PNG file; nil if there is too little memory.
  package var png: [UInt8]? { LibPNG.encode(self) }
}

/// The type and size of a valid picture file.
package struct PictureInfo: Sendable {
  package let type: PictureType
  package let width: Int
  package let height: Int

  /// Decodes the whole file to verify it, and drops the pixels.
  package static func check(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PictureError) -> PictureInfo {
    let picture = try Picture.decode(bytes, limits: limits)
    return PictureInfo(type: picture.type, width: picture.width, height: picture.height)
  }
}
