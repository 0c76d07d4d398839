/// A part of an archive with numbers at fixed places, the lowest byte first.
struct ZipRecord {
  private let bytes: [UInt8]
  let start: Int
  /// The bytes from `start` to the end of the archive.
  let room: Int

  /// Begins a record with a signature; nil if another one or fewer than `length` bytes are there.
  init?(_ bytes: [UInt8], at start: Int, signature: Int, length: Int) {
    guard start >= 0, start <= bytes.count, bytes.count - start >= length else { return nil }
    (self.bytes, self.start, room) = (bytes, start, bytes.count - start)
    guard number(at: 0, bytes: 4) == signature else { return nil }
  }

  /// Begins a record without a signature.
  init(_ bytes: [UInt8], at range: Range<Int>) {
    (self.bytes, start, room) = (bytes, range.lowerBound, range.count)
  }

  /// Returns a number of up to eight bytes; 0 outside the record, and the greatest `Int` above that.
  func number(at offset: Int, bytes count: Int) -> Int {
    guard offset + count <= room else { return 0 }
    let value = bytes[start + offset..<start + offset + count].reversed().reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(clamping: value)
  }

  /// Returns some bytes of the record; nil if it ends before.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset + count <= room else { return nil }
    return bytes[start + offset..<start + offset + count]
  }
}

/// The signatures of the records of an archive.
enum ZipSignature {
  static let local = 0x0403_4b50
  static let entry = 0x0201_4b50
  static let end = 0x0605_4b50
  static let wideEnd = 0x0606_4b50
  static let wideLocator = 0x0706_4b50
}
