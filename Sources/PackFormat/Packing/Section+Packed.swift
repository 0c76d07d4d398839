/// The layout of a packed section: its blocks, and then an index of their ends (FORMAT.md, "Packed
/// sections").
extension Section {
  /// The number of bytes of an entry of the index.
  static let indexWidth: UInt64 = 8

  /// The number of blocks of a packed section.
  var blockCount: UInt64 {
    (itemLength + UInt64(PackedBlock.byteCount) - 1) / UInt64(PackedBlock.byteCount)
  }

  /// The number of bytes of the index. It has no entry for the last block, which ends where the
  /// index begins.
  var indexLength: UInt64 { Self.indexWidth * (blockCount - 1) }

  /// The number of bytes of all blocks; the section must be long enough for its index.
  var blocksLength: UInt64 { length - indexLength }

  /// Returns the number of unpacked bytes of a block.
  func byteCount(ofBlock block: UInt64) -> Int {
    Int(min(UInt64(PackedBlock.byteCount), itemLength - block * UInt64(PackedBlock.byteCount)))
  }

  /// Returns a section that stands for all stored bytes of a zone's data.
  static func all(_ length: UInt64) -> Section {
    Section(
      index: 0, isRequired: false, width: 0, count: 0, base: 0, offset: 0, length: length,
      itemLength: length)
  }

  /// True if the stored length is possible for the items.
  var hasLengthOfItems: Bool {
    guard isPacked else { return length == itemLength }
    guard encoding == .packed || kind?.holdsIntegers == true else { return false }
    // A packed section is shorter than its items, and each block has at least one byte.
    return length < itemLength && length >= indexLength + blockCount
  }
}
