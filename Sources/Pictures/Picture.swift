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

/// The supported formats.
package enum PictureType: Sendable, CaseIterable {
  case png
  case jpeg
  case webp

  /// Detects the format by the first bytes of a file; nil if it is none of the three.
  package init?(beginningOf bytes: [UInt8]) {
    if bytes.starts(with: PNGChunks.signature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// Detects the format by the suffix of a file name, in upper or lower case; nil if it is none of
  /// the three.
  package init?(named name: String) {
    let name = name.lowercased()
    let type = Self.allCases.first { $0.suffixes.contains { name.hasSuffix($0) } }
    guard let type else { return nil }
    self = type
  }

  /// The usual suffix of a file name, without the point.
  package var suffix: String { String(suffixes[0].dropFirst()) }

  private var suffixes: [String] {
    switch self {
    case .png: [".png"]
    case .jpeg: [".jpg", ".jpeg"]
    case .webp: [".webp"]
    }
  }

  /// The name of the format for people.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }

  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    }
  }
}

/// The limits of a picture's size, tested before memory for its pixels is allocated.
package struct PictureLimits: Sendable {
  /// The largest number of bytes of the file.
  package var bytes: Int
  /// The largest number of pixels.
  package var pixels: Int
  /// The largest width or height.
  package var side: Int

  package init(bytes: Int = 8 << 20, pixels: Int = 16_777_216, side: Int = 8192) {
    self.bytes = bytes
    self.pixels = pixels
    self.side = side
  }

  package static let standard = PictureLimits()

  /// The limits of the picture behind a game.
  package static let background = PictureLimits(bytes: 1 << 20, side: 4096)

  /// The limits of the icon of a pack.
  package static let icon = PictureLimits(bytes: 128 << 10, side: 1024)

  package func check(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard max(width, height) <= side else {
      throw .longSide(width: width, height: height, limit: side)
    }
    guard width <= pixels / height else {
      throw .manyPixels(width: width, height: height, limit: pixels)
    }
  }
}

/// The reason why a file cannot be used as a picture.
package enum PictureError: Error, Equatable {
  case empty
  case unknownType
  case manyBytes(Int, limit: Int)
  case longSide(width: Int, height: Int, limit: Int)
  case manyPixels(width: Int, height: Int, limit: Int)
  case truncated
  /// This many bytes follow the end of the picture.
  case trailing(Int)
  case animated
  /// Exif says that the picture must be turned or mirrored, which not all programs do.
  case turned(orientation: Int)
  /// A variant of its format that most programs cannot show.
  case unusual(String)
  case damaged(String)

  /// The problem and what to do, to follow the name of the file.
  package var message: String {
    switch self {
    case .empty: "is empty"
    case .unknownType: "is no PNG, JPEG or WebP"
    case .manyBytes(let count, let limit): "has \(count) bytes, over \(limit); save it smaller"
    case .longSide(let width, let height, let limit):
      "is \(width) × \(height) pixels, over \(limit) on a side; scale it down"
    case .manyPixels(let width, let height, let limit):
      "is \(width) × \(height) pixels, over \(limit) in all; scale it down"
    case .truncated: "is cut off; copy or save it again"
    case .trailing(1): "has 1 byte after the end of the picture; save it again"
    case .trailing(let count): "has \(count) bytes after the end of the picture; save it again"
    case .animated: "is animated; save one of its pictures"
    case .turned(let orientation):
      "is to be turned when shown (Exif orientation \(orientation)), which not every program does; "
        + "turn its pixels and save it again"
    case .unusual(let kind): "is \(kind), which few programs show; save it again"
    case .damaged(let detail): "is damaged: \(detail)"
    }
  }

  /// Returns the error for damage in a library's words. Characters other than printable ASCII
  /// become "?".
  static func damaged(reportedAs text: some Sequence<UInt8>) -> PictureError {
    let printable = text.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
    return .damaged(String(decoding: printable, as: UTF8.self))
  }
}
