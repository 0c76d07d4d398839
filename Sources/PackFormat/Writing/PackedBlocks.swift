/// The blocks of a packed section, packed while its bytes arrive.
struct PackedBlocks: Sendable {
  /// The number of bytes that are spilled together.
  private static let pieceSize = 1 << 18

  /// The number of bytes that the packed blocks take.
  private(set) var byteCount = 0
  private var batch: ByteBatch
  private var packing: BlockWork
  private let store: SpillStore?
  /// The length of each packed block.
  private var lengths: [UInt16] = []
  private var sealed: [SpilledBytes] = []
  private var open: [UInt8] = []

  /// Creates an empty section.
  ///
  /// - Parameters:
  ///   - width: The width of an integer of the section; 1 for bytes and bits.
  ///   - inSteps: True to store the difference between items.
  ///   - atOnce: The number of blocks that are packed in the background while the next arrive.
  init(
    width: Int, inSteps: Bool, _ store: SpillStore?, _ sharing: WorkSharing,
    atOnce: Int = 64
  ) {
    self.store = store
    batch = ByteBatch(atOnce * PackedBlock.byteCount)
    packing = BlockWork(PackedBlock.byteCount, sharing) {
      PackedBlock.pack($0, width: width, inSteps: inSteps)
    }
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      guard let whole = batch.fill(from: &rest) else { return }
      for block in packing.begin(whole) { add(block) }
    }
  }

  /// Packs the remaining bytes.
  mutating func finish() {
    for block in packing.begin(batch.takeRest()) + packing.finish() { add(block) }
  }

  private mutating func add(_ block: [UInt8]) {
    byteCount += block.count
    lengths.append(UInt16(block.count))
    open += block
    if open.count < Self.pieceSize { return }
    sealed.append(SpilledBytes(open, store))
    open.removeAll(keepingCapacity: true)
    open.reserveCapacity(Self.pieceSize + PackedBlock.byteCount)
  }

  private var pieces: [SpilledBytes] { open.isEmpty ? sealed : sealed + [.here(open)] }

  /// The section as it is stored: the blocks, then the index of their ends.
  var stored: [SpilledBytes] {
    var index = ByteWriter()
    var end: UInt64 = 0
    for length in lengths.dropLast() {
      end += UInt64(length)
      index.integer(end)
    }
    return pieces + [.here(index.bytes)]
  }

  /// Unpacks all blocks again and passes `count` bytes to `body`. Bytes that the spill store has
  /// lost become zeros; the owner of the store reports the loss.
  func forEachUnpacked<E: Error>(
    of count: Int, _ body: (ArraySlice<UInt8>) throws(E) -> Void
  ) throws(E) {
    var left = count
    var block = 0
    for piece in pieces {
      let bytes = piece.bytes
      var start = 0
      while start < bytes.count {
        let end = start + Int(lengths[block])
        let size = min(left, PackedBlock.byteCount)
        let items = PackedBlock.unpack(
          Array(bytes[start..<end]), count: size, width: 1, inSteps: false)
        try body((items ?? [UInt8](repeating: 0, count: size))[...])
        (start, left, block) = (end, left - size, block + 1)
      }
    }
  }
}
