internal import Synchronization

/// A section as it goes into a pack, made when it is first asked for.
final class LateSection: Sendable {
  private struct State {
    var section: EncodedSection
    var isMade: Bool
  }

  private let knownCount: Atomic<Int>
  private let state: Mutex<State>
  private let shelf: ByteShelf?
  private let sharing: WorkSharing

  /// As it stands, or packed.
  init(_ section: EncodedSection, isPacked: Bool, _ shelf: ByteShelf?, _ sharing: WorkSharing) {
    knownCount = Atomic(section.byteCount)
    state = Mutex(State(section: section, isMade: !isPacked))
    (self.shelf, self.sharing) = (shelf, sharing)
  }

  /// How many bytes it has, and at most as long as it is not made.
  var byteCount: Int { knownCount.load(ordering: .relaxed) }

  /// Who asks while somebody makes it waits for that.
  var made: EncodedSection {
    state.withLock { state in
      if !state.isMade {
        state.section = state.section.packed(shelf, sharing) ?? state.section
        state.isMade = true
        knownCount.store(state.section.byteCount, ordering: .relaxed)
      }
      return state.section
    }
  }
}

/// Sections packed by block.
extension EncodedSection {
  /// The same section packed as it becomes shorter by 64 bytes and an eighth at least; nil for all others.
  func packed(_ shelf: ByteShelf?, _ sharing: WorkSharing) -> EncodedSection? {
    guard byteCount > 64 else { return nil }
    let inSteps = kind.holdsIntegers && rises
    let blocks = packedBlocks ?? blocks(inSteps: inSteps, shelf, sharing)
    let packed = encoded(as: inSteps ? .packedSteps : .packed, blocks.stored)
    return packed.byteCount <= byteCount - max(64, byteCount / 8) ? packed : nil
  }

  private func blocks(
    inSteps: Bool, _ shelf: ByteShelf?, _ sharing: WorkSharing
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
