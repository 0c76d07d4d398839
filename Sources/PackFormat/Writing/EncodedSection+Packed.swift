/// Sections packed by block.
extension EncodedSection {
  /// The same section packed as it becomes shorter by 64 bytes and an eighth at least; nil for all others.
  func packed(_ shelf: SpillStore?, _ sharing: WorkSharing) -> EncodedSection? {
    guard byteCount > 64 else { return nil }
    let inSteps = kind.holdsIntegers && rises
    let blocks = packedBlocks ?? blocks(inSteps: inSteps, shelf, sharing)
    let packed = encoded(as: inSteps ? .packedSteps : .packed, blocks.stored)
    return packed.byteCount <= byteCount - max(64, byteCount / 8) ? packed : nil
  }

  private func blocks(
    inSteps: Bool, _ shelf: SpillStore?, _ sharing: WorkSharing
  ) -> PackedBlocks {
    var blocks = PackedBlocks(width: max(1, Int(width)), inSteps: inSteps, shelf, sharing)
    forEachPiece { blocks.append($0) }
    blocks.finish()
    return blocks
  }

  /// Whether no item is less than the one before, so that steps are small.
  private var rises: Bool {
    // No text ends before the one that it follows.
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
