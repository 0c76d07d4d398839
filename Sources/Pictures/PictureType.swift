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
