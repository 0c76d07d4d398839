/// Sections packed by block.
extension EncodedSection {
  /// The same section packed as it becomes shorter by 64 bytes and an eighth at least; nil for all others.
  func packed(_ shelf: ByteShelf?, _ sharing: WorkSharing) -> EncodedSection? {
    guard byteCount > 64 else { return nil }
    let inSteps = kind.holdsIntegers && rises
    let width = max(1, Int(width))
    var blocks: [ShelvedBytes] = []
    var packing = BlockWork(PackedBlock.byteCount, sharing) {
      PackedBlock.pack($0, width: width, inSteps: inSteps)
    }
    forEachPiece { packing.append($0) { blocks.append(ShelvedBytes($0, shelf)) } }
    packing.finish { blocks.append(ShelvedBytes($0, shelf)) }
    // Where the blocks end, and then they.
    var index = ByteWriter()
    var end = Section.indexWidth * UInt64(blocks.count - 1)
    for block in blocks.dropLast() {
      end += UInt64(block.count)
      index.integer(end)
    }
    let packed = encoded(as: inSteps ? .packedSteps : .packed, [.here(index.bytes)] + blocks)
    return packed.byteCount <= byteCount - max(64, byteCount / 8) ? packed : nil
  }

  /// Whether no item is less than the one before, so that steps are small.
  private var rises: Bool {
    let width = Int(width)
    var last: UInt64 = 0
    var isRising = true
    forEachPiece { bytes in
      var start = bytes.startIndex
      while isRising, start < bytes.endIndex {
        var value: UInt64 = 0
        for index in 0..<width { value |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        if value < last { isRising = false }
        last = value
        start += width
      }
    }
    return isRising
  }
}
