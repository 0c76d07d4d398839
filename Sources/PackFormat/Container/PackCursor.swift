/// A bounds-checked cursor over a verified piece of a pack (FORMAT.md, "Primitives").
///
/// A read either succeeds and moves past the value, or throws; every bound is checked in `claim`.
struct PackCursor {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  /// Where `bytes` starts in the file, for errors.
  private let base: UInt64

  init(_ bytes: [UInt8], _ range: Range<Int>, base: UInt64) {
    self.bytes = bytes
    self.base = base
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  var isAtEnd: Bool { position == end }

  /// How many bytes are not read yet.
  var left: Int { end - position }

  var offset: UInt64 { base + UInt64(position) }

  func error(_ what: String) -> PackError { PackError(.malformed(what), at: offset) }

  /// Moves past so many bytes; where they begin.
  @inline(__always)
  mutating func claim(_ count: Int) throws(PackError) -> Int {
    guard count >= 0, count <= end - position else { throw error("a field runs past its end") }
    defer { position += count }
    return position
  }

  mutating func take(_ count: Int) throws(PackError) -> ArraySlice<UInt8> {
    let start = try claim(count)
    return bytes[start..<position]
  }

  /// What was read from `start` on, as it stands.
  func read(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

  mutating func uint8() throws(PackError) -> UInt8 { try number() }
  mutating func uint16() throws(PackError) -> UInt16 { try number() }
  mutating func uint32() throws(PackError) -> UInt32 { try number() }
  mutating func uint64() throws(PackError) -> UInt64 { try number() }
  mutating func int32() throws(PackError) -> Int32 { Int32(bitPattern: try uint32()) }
  mutating func int64() throws(PackError) -> Int64 { Int64(bitPattern: try uint64()) }

  mutating func digest() throws(PackError) -> PackDigest {
    guard let digest = PackDigest(try take(PackDigest.byteCount)) else {
      throw error("a digest is not 32 bytes long")
    }
    return digest
  }

  /// Reads a string with its length in one byte.
  mutating func string8() throws(PackError) -> String { try text(Int(uint8())) }
  /// Reads a string with its length in two bytes.
  mutating func string16() throws(PackError) -> String { try text(Int(uint16())) }

  /// Claims `count` bytes that have to be zero.
  mutating func zeros(_ count: Int) throws(PackError) {
    let start = try claim(count)
    try checkZeros(start..<position)
  }

  /// Throws where one of some bytes, which have been claimed, is not zero.
  func checkZeros(_ range: Range<Int>) throws(PackError) {
    let zeros = bytes.span
    var index = range.lowerBound
    // Most of a header page are zeros.
    while index &+ 32 <= range.upperBound {
      let halves = (
        zeros.word64(at: index) | zeros.word64(at: index &+ 8),
        zeros.word64(at: index &+ 16) | zeros.word64(at: index &+ 24)
      )
      if halves.0 | halves.1 != 0 { break }
      index &+= 32
    }
    while index < range.upperBound, zeros[index] == 0 { index += 1 }
    if index < range.upperBound {
      throw PackError(.malformed("a reserved byte is not zero"), at: base + UInt64(index))
    }
  }

  private mutating func text(_ count: Int) throws(PackError) -> String {
    let start = offset
    guard let text = String(utf8: try take(count)) else {
      throw PackError(.malformed("a text is not valid UTF-8"), at: start)
    }
    return text
  }

  @inline(__always)
  private mutating func number<Item: FixedWidthInteger & BitwiseCopyable>() throws(PackError)
    -> Item
  {
    number(at: try claim(MemoryLayout<Item>.size))
  }

  /// A number among bytes that have been claimed.
  @inline(__always)
  func number<Item: FixedWidthInteger & BitwiseCopyable>(at place: Int) -> Item {
    bytes.span.number(Item.self, at: place)
  }
}
