/// The decision whether a section is packed.
extension EncodedSection {
  /// Returns the section packed by blocks; nil unless that saves at least 64 bytes and an eighth of
  /// its length.
  func packed(_ store: SpillStore?, _ sharing: WorkSharing) -> EncodedSection? {
    guard byteCount > 64 else { return nil }
    let inSteps = kind.holdsIntegers && rises
    let blocks = packedBlocks ?? blocks(inSteps: inSteps, store, sharing)
    let packed = encoded(as: inSteps ? .packedSteps : .packed, blocks.stored)
    return packed.byteCount <= byteCount - max(64, byteCount / 8) ? packed : nil
  }

  private func blocks(
    inSteps: Bool, _ store: SpillStore?, _ sharing: WorkSharing
  ) -> PackedBlocks {
    var blocks = PackedBlocks(width: max(1, Int(width)), inSteps: inSteps, store, sharing)
    forEachPiece { blocks.append($0) }
    blocks.finish()
    return blocks
  }

  /// True if no item is less than the one before, so that the steps between items are small.
  private var rises: Bool {
    // Offsets never fall.
    if kind == .offsets { return true }
    if let integers { return integers.rises }
    let width = Int(width)
    var last: UInt64 = 0
    do throws(Fall) {
      try forEachPiece { (bytes: ArraySlice<UInt8>) throws(Fall) in
        var start = bytes.startIndex
        while start < bytes.endIndex {
          var value: UInt64 = 0
          for index in 0..<width { value |= UInt64(bytes[start + index]) << UInt64(8 * index) }
          if value < last { throw Fall() }
          last = value
          start += width
        }
      }
      return true
    } catch {
      return false
    }
  }

  private struct Fall: Error {}
}
