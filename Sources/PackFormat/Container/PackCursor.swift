/// A bounds-checked cursor over verified bytes of a pack (FORMAT.md, "Primitives").
///
/// A read either succeeds and moves past the value, or throws. Every bound is checked in `claim`.
struct PackCursor {
  private let bytes: [UInt8]
  private let end: Int
  /// The index in `bytes` of the next byte to read.
  private(set) var position: Int
  /// The offset of `bytes` in the file, for errors.
  private let base: UInt64

  init(_ bytes: [UInt8], _ range: Range<Int>, base: UInt64) {
    self.bytes = bytes
    self.base = base
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  /// True if all bytes have been read.
  var isAtEnd: Bool { position == end }

  /// The number of bytes that have not been read.
  var left: Int { end - position }

  /// The offset of the next byte in the file.
  var offset: UInt64 { base + UInt64(position) }

  /// Returns a `malformed` error at the current position.
  func error(_ what: String) -> PackError { PackError(.malformed(what), at: offset) }

  /// Moves past `count` bytes and returns the index of the first of them.
  @inline(__always)
  mutating func claim(_ count: Int) throws(PackError) -> Int {
    guard count >= 0, count <= end - position else { throw error("a field runs past its end") }
    defer { position += count }
    return position
  }

  /// Reads `count` bytes.
  mutating func take(_ count: Int) throws(PackError) -> ArraySlice<UInt8> {
    let start = try claim(count)
    return bytes[start..<position]
  }

  /// Returns the bytes from index `start` up to the current position.
  func read(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

  mutating func uint8() throws(PackError) -> UInt8 { try number() }
  mutating func uint16() throws(PackError) -> UInt16 { try number() }
  mutating func uint32() throws(PackError) -> UInt32 { try number() }
  mutating func uint64() throws(PackError) -> UInt64 { try number() }
  mutating func int32() throws(PackError) -> Int32 { Int32(bitPattern: try uint32()) }
  mutating func int64() throws(PackError) -> Int64 { Int64(bitPattern: try uint64()) }

  /// Reads a digest.
  mutating func digest() throws(PackError) -> PackDigest {
    guard let digest = PackDigest(try take(PackDigest.byteCount)) else {
      throw error("a digest is not 32 bytes long")
    }
    return digest
  }

  /// Reads a text that follows its length, a `UInt8`.
  mutating func string8() throws(PackError) -> String { try text(Int(uint8())) }
  /// Reads a text that follows its length, a `UInt16`.
  mutating func string16() throws(PackError) -> String { try text(Int(uint16())) }

  /// Moves past `count` reserved bytes; throws if one of them is not zero.
  mutating func zeros(_ count: Int) throws(PackError) {
    let start = try claim(count)
    try checkZeros(start..<position)
  }

  /// Throws if one of the bytes in `range`, which have been claimed, is not zero.
  func checkZeros(_ range: Range<Int>) throws(PackError) {
    let zeros = bytes.span
    var index = range.lowerBound
    // Most of a header page is zeros, so 32 bytes are tested at once.
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

  /// Returns the number at an index whose bytes have been claimed.
  @inline(__always)
  func number<Item: FixedWidthInteger & BitwiseCopyable>(at place: Int) -> Item {
    bytes.span.number(Item.self, at: place)
  }
}
