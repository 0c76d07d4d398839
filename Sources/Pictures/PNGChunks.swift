/// The chunks of a PNG file (PNG specification, section 5), after each checksum was verified.
///
///     signature, IHDR, …, IDAT, IDAT, …, IEND, and nothing more
///     a chunk: length of the data (4), name (4), data, CRC-32 of name and data (4)
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let width: Int
  let height: Int
  /// The file reduced to what its pixels need. Texts and profiles, which can unpack to a thousand
  /// times their size, never reach a library.
  let essence: [UInt8]

  /// Parses a file that begins with the signature.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var cursor = FileCursor(bytes)
    _ = try cursor.take(Self.signature.count)

    guard try cursor.bigEndian(4) == 13, try cursor.name() == "IHDR" else {
      throw .damaged("it does not begin with an IHDR chunk of 13 bytes")
    }
    (width, height) = try (cursor.bigEndian(4), cursor.bigEndian(4))
    try limits.check(width: width, height: height)

    let depth = try Int(bytes[cursor.take(1).lowerBound])
    let channels = try [0: 1, 2: 3, 3: 1, 4: 2][bytes[cursor.take(1).lowerBound]] ?? 4
    let bits = min(depth, 16) * channels
    let chunks = try Self.chunks(of: bytes)
    try Self.check(chunks, of: bytes)
    // A library unpacks all data, even far beyond the pixels. The size of the pixels gives a limit,
    // compressed or not, interlaced or not.
    let packed = chunks.reduce(0) { $0 + ($1.name == "IDAT" ? $1.data.count : 0) }
    guard packed <= 2 * height * ((width * bits + 7) / 8 + 1) + 1024 else {
      throw .damaged("it holds more data than its pixels take")
    }
    // With sRGB or a profile, gAMA is only there for old programs.
    let hasProfile = chunks.contains { ["sRGB", "iCCP"].contains($0.name) }
    let needed: Set = ["IHDR", "PLTE", "tRNS", hasProfile ? "" : "gAMA", "IDAT", "IEND"]
    essence = chunks.reduce(into: Self.signature) { essence, chunk in
      if needed.contains(chunk.name) { essence += bytes[chunk.range] }
    }
  }

  private struct Chunk {
    let name: String
    let range: Range<Int>
    let data: Range<Int>
  }

  /// Returns all chunks up to `IEND`, which must end the file.
  private static func chunks(of bytes: [UInt8]) throws(PictureError) -> [Chunk] {
    var chunks: [Chunk] = []
    var cursor = FileCursor(bytes)
    _ = try cursor.take(signature.count)
    repeat {
      let start = cursor.offset
      let length = try cursor.bigEndian(4)
      let name = try cursor.name()
      let data = try cursor.take(length)
      guard try cursor.bigEndian(4) == CRC32.of(bytes[start + 4..<data.upperBound]) else {
        throw .damaged("its bytes \(start) to \(cursor.offset - 1) do not have their checksum")
      }
      chunks.append(Chunk(name: name, range: start..<cursor.offset, data: data))
    } while chunks.last?.name != "IEND"
    guard cursor.remaining == 0 else { throw .trailing(cursor.remaining) }
    return chunks
  }

  private static func check(_ chunks: [Chunk], of bytes: [UInt8]) throws(PictureError) {
    var previous = ""
    var hasPixels = false
    for chunk in chunks {
      switch chunk.name {
      case "IHDR", "PLTE", "IEND": break
      case "IDAT":
        if hasPixels, previous != "IDAT" { throw .damaged("its IDAT chunks are apart") }
        hasPixels = true
      case "acTL": throw .animated
      case "eXIf": try Exif.checkUpright(bytes[chunk.data])
      // A capital marks a chunk without which the picture cannot be shown.
      case let name where name.first?.isUppercase == true:
        throw .unusual("a PNG with a chunk \"\(name)\"")
      default: break
      }
      previous = chunk.name
    }
  }
}

/// The checksum of PNG chunks (PNG specification, annex D).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    return ~bytes.reduce(~0) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
    }
  }
}
