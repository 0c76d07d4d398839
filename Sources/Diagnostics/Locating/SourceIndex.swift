/// The sources that findings point into, each with its own count of lines.
struct SourceIndex {
  private let open: (String) -> SourceBytes?
  private var locators: [String: LineLocator] = [:]

  init(_ open: @escaping (String) -> SourceBytes?) { self.open = open }

  func source(_ file: String) -> SourceBytes? { open(file) }

  mutating func position(of offset: Int, in file: String) -> Position? {
    if locators[file] == nil { locators[file] = open(file).map(LineLocator.init) }
    return locators[file]?.position(of: offset)
  }

  /// The text at a place, its beginning where it is long; bytes that are no UTF-8 read as U+FFFD.
  func text(at place: Place, limit: Int = 1000) -> String? {
    guard let source = open(place.file) else { return nil }
    let end = min(place.bytes.upperBound, place.bytes.lowerBound + limit)
    var bytes = source.read(place.bytes.lowerBound..<end)
    if end < place.bytes.upperBound {
      // The last character may have been cut apart.
      while let last = bytes.last, last >= 0x80 {
        bytes.removeLast()
        if last >= 0xC0 { break }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The beginning of the line that holds a byte, without what ends the line.
  mutating func line(of offset: Int, in file: String, limit: Int = 4096) -> [UInt8] {
    guard let start = position(of: offset, in: file)?.lineStart, let source = open(file) else {
      return []
    }
    let bytes = source.read(start..<start + limit)
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return Array(bytes[..<(end ?? bytes.count)])
  }
}
