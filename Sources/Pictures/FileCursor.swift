/// A bounds-checked cursor over a file; reading past the end throws `truncated`.
struct FileCursor {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var remaining: Int { bytes.count - offset }

  /// Moves past `count` bytes and returns their range. Every other read uses this one.
  mutating func take(_ count: Int) throws(PictureError) -> Range<Int> {
    guard (0...remaining).contains(count) else { throw .truncated }
    defer { offset += count }
    return offset..<offset + count
  }

  mutating func byte() throws(PictureError) -> UInt8 { bytes[try take(1).lowerBound] }

  mutating func bigEndian(_ count: Int) throws(PictureError) -> Int {
    bytes[try take(count)].reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func littleEndian(_ count: Int) throws(PictureError) -> Int {
    bytes[try take(count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads the four characters that name a chunk.
  mutating func name() throws(PictureError) -> String {
    let name = bytes[try take(4)]
    guard name.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw .damaged("no name of a chunk stands at byte \(name.startIndex)")
    }
    return String(decoding: name, as: UTF8.self)
  }
}
