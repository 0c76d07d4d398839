/// The sources that findings point into, each with a line locator of its own.
struct SourceIndex {
  private let open: (String) -> SourceBytes?
  private var locators: [String: LineLocator] = [:]

  init(_ open: @escaping (String) -> SourceBytes?) { self.open = open }

  func source(_ file: String) -> SourceBytes? { open(file) }

  mutating func position(of offset: Int, in file: String) -> Position? {
    if locators[file] == nil { locators[file] = open(file).map(LineLocator.init) }
    return locators[file]?.position(of: offset)
  }

  /// The bytes of the file at a place; a source that was decoded has other offsets than its file.
  func bytesInFile(_ place: Place) -> Range<Int> {
    open(place.file)?.bytesInFile(place.bytes) ?? place.bytes
  }

  /// The text at a place, cut to `limit` bytes. Bytes that are not UTF-8 become U+FFFD.
  func text(at place: Place, limit: Int = 1000) -> String? {
    guard let source = open(place.file) else { return nil }
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

  /// The start of the line that contains a byte, without its line end.
  mutating func line(of offset: Int, in file: String, limit: Int = 4096) -> [UInt8] {
    guard let start = position(of: offset, in: file)?.lineStart, let source = open(file) else {
      return []
    }
    let bytes = source.read(start..<start + limit)
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return Array(bytes[..<(end ?? bytes.count)])
  }
}
