/// The sources that findings point into. Each whose lines were asked for stays open, with a line locator of its own.
struct SourceIndex {
  private let open: (String) -> SourceBytes?
  private var opened: [String: (source: SourceBytes, lines: LineLocator)] = [:]

  init(_ open: @escaping (String) -> SourceBytes?) { self.open = open }

  func source(_ file: String) -> SourceBytes? { opened[file]?.source ?? open(file) }

  /// Returns the position of the first byte of a place; nil if its file has no lines, or cannot be read.
  mutating func start(of place: Place) -> Position? {
    position(of: place.bytes.lowerBound, in: place)
  }

  /// Returns the position of the last byte of a place, or of the first if it has none.
  mutating func last(of place: Place) -> Position? {
    position(of: max(place.bytes.lowerBound, place.bytes.upperBound - 1), in: place)
  }

  /// Returns the position behind the last byte of a place.
  mutating func end(of place: Place) -> Position? {
    position(of: place.bytes.upperBound, in: place)
  }

  private mutating func position(of offset: Int, in place: Place) -> Position? {
    guard place.cell == nil else { return nil }
    let file = place.file
    if opened[file] == nil { opened[file] = open(file).map { ($0, LineLocator($0)) } }
    return opened[file]?.lines.position(of: offset)
  }

  /// The bytes of the file at a place; a source that was decoded has other offsets than its file.
  func bytesInFile(_ place: Place) -> Range<Int> {
    if place.cell != nil { return place.bytes }
    return source(place.file)?.bytesInFile(place.bytes) ?? place.bytes
  }

  /// The text at a place, cut to `limit` bytes. Bytes that are not UTF-8 become U+FFFD.
  func text(at place: Place, limit: Int = 1000) -> String? {
    guard place.cell == nil, let source = source(place.file) else { return nil }
    let end = min(place.bytes.upperBound, place.bytes.lowerBound + limit)
    var bytes = source.read(place.bytes.lowerBound..<end)
    if end < place.bytes.upperBound {
      // The cut may have split the last character.
      while let last = bytes.last, last >= 0x80 {
        bytes.removeLast()
        if last >= 0xC0 { break }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The start of the line in which a place begins, without its line end; the name of a cell.
  mutating func line(of place: Place, limit: Int = 4096) -> [UInt8] {
    if let cell = place.cell { return Array(cell.utf8) }
    guard let start = start(of: place)?.lineStart, let source = source(place.file)
    else { return [] }
    let bytes = source.read(start..<start + limit)
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return Array(bytes[..<(end ?? bytes.count)])
  }
}
