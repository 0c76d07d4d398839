/// How a packed section is laid out: its blocks, and then where they end (FORMAT.md, "Packed sections").
extension Section {
  /// Of the number that says where a block ends.
  static let indexWidth: UInt64 = 8

  var blockCount: UInt64 {
    (itemLength + UInt64(PackedBlock.byteCount) - 1) / UInt64(PackedBlock.byteCount)
  }

  /// The last block ends where the index begins.
  var indexLength: UInt64 { Self.indexWidth * (blockCount - 1) }

  /// What the blocks take, where the section is long enough for its index.
  var blocksLength: UInt64 { length - indexLength }

  /// How many bytes of items a block holds.
  func byteCount(ofBlock block: UInt64) -> Int {
    Int(min(UInt64(PackedBlock.byteCount), itemLength - block * UInt64(PackedBlock.byteCount)))
  }

  /// The bytes of a zone, all of them and as they stand.
  static func all(_ length: UInt64) -> Section {
    Section(
      index: 0, isRequired: false, width: 0, count: 0, base: 0, offset: 0, length: length,
      itemLength: length)
  }

  /// Whether so many bytes can hold its items.
  var hasLengthOfItems: Bool {
    guard isPacked else { return length == itemLength }
    guard encoding == .packed || kind?.holdsIntegers == true else { return false }
    // Packed, they are fewer, and a block has one at least.
    return length < itemLength && length >= indexLength + blockCount
  }
}
