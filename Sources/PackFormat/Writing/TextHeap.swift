/// The texts of a column, one after the other, either plain or packed while they arrive.
struct TextHeap: Sendable {
  private static let pieceSize = 1 << 16
  /// Fewer than usual, because a table may have many text columns.
  private static let blocksAtOnce = 16

  /// The number of bytes of all texts.
  private(set) var count = 0
  private var sealed: [SpilledBytes] = []
  private var open: [UInt8] = []
  private let store: SpillStore?
  private var packed: PackedBlocks?

  init(_ store: SpillStore?, packing: WorkSharing?) {
    self.store = store
    packed = packing.map {
      PackedBlocks(width: 1, inSteps: false, store, $0, atOnce: Self.blocksAtOnce)
    }
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    count += bytes.count
    if packed != nil {
      packed?.append(bytes)
      return
    }
    open += bytes
    if open.count < Self.pieceSize { return }
    sealed.append(SpilledBytes(open, store))
    open.removeAll(keepingCapacity: true)
  }

  /// The finished section.
  var section: EncodedSection {
    guard var packed else {
      return EncodedSection(.bytes, open.isEmpty ? sealed : sealed + [.here(open)])
    }
    packed.finish()
    return EncodedSection(.bytes, packed, count: count)
  }
}
