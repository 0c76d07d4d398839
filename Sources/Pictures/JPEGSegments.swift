/// The segments of a JPEG file (ITU T.81, annex B), from its first marker to its last.
///
///     FF D8, segments, FF D9, and nothing more
///     a segment: FF, marker, length with itself (2), data; behind a scan's, its packed pixels,
///     in which FF is followed by 00 or by one of the eight restart markers
struct JPEGSegments {
  private(set) var width = 0
  private(set) var height = 0
  /// True for colours of cyan, magenta, yellow and black instead of red, green and blue.
  private(set) var isCMYK = false

  /// The largest number of scans. Each can change all pixels again; progressive JPEGs have about
  /// ten.
  private static let maximumScans = 100

  /// Parses a file that begins with the first marker.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    var cursor = FileCursor(bytes)
    _ = try cursor.take(2)
    var scans = 0
    while true {
      let marker = try Self.marker(&cursor)
      if marker == 0xD9 { break }
      let length = try cursor.bigEndian(2)
      guard length >= 2 else { throw .damaged("it has a segment of \(length) bytes") }
      let data = try cursor.take(length - 2)
      switch marker {
      // Baseline, extended and progressive, all with Huffman coding.
      case 0xC0...0xC2: try readFrame(bytes[data], limits: limits)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw .unusual("a JPEG of the process \(marker - 0xC0)")
      case 0xE1 where bytes[data].starts(with: "Exif\0".utf8):
        try Exif.checkUpright(bytes[data])
      case 0xDA:
        scans += 1
        guard scans <= Self.maximumScans else {
          throw .unusual("a JPEG of more than \(Self.maximumScans) scans")
        }
        try Self.skipPackedPixels(&cursor)
      default: break
      }
    }
    guard scans > 0, width > 0 else { throw .damaged("it has no pixels") }
    guard cursor.remaining == 0 else { throw .trailing(cursor.remaining) }
  }

  /// Parses a frame header: bits of a sample (1), height (2), width (2), number of components (1),
  /// the components.
  private mutating func readFrame(
    _ data: ArraySlice<UInt8>, limits: PictureLimits
  ) throws(PictureError) {
    guard width == 0 else { throw .damaged("it has two frames") }
    var cursor = FileCursor(Array(data))
    let bits = try cursor.byte()
    (height, width) = try (cursor.bigEndian(2), cursor.bigEndian(2))
    isCMYK = try cursor.byte() == 4
    try limits.check(width: width, height: height)
    if bits != 8 { throw .unusual("a JPEG of \(bits) bits a colour") }
  }

  /// Reads the next marker, before which any number of FF may stand.
  private static func marker(_ cursor: inout FileCursor) throws(PictureError) -> UInt8 {
    let start = cursor.offset
    guard try cursor.byte() == 0xFF else {
      throw .damaged("there is no marker at byte \(start)")
    }
    var marker: UInt8 = 0xFF
    while marker == 0xFF { marker = try cursor.byte() }
    guard marker >= 0xC0, !(0xD0...0xD8).contains(marker) else {
      throw .damaged("there is no marker at byte \(start)")
    }
    return marker
  }

  /// Moves to the first FF behind compressed pixels, or to the end of the file.
  private static func skipPackedPixels(_ cursor: inout FileCursor) throws(PictureError) {
    let bytes = cursor.bytes
    var end = cursor.offset
    while end < bytes.count {
      if bytes[end] == 0xFF, end + 1 < bytes.count {
        let next = bytes[end + 1]
        if next != 0, !(0xD0...0xD7).contains(next) { break }
      }
      end += 1
    }
    _ = try cursor.take(end - cursor.offset)
  }
}

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
