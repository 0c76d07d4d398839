/// The blocks of a packed section, packed while its bytes come and kept many at a time.
struct PackedBlocks: Sendable {
  private static let pieceSize = 1 << 18

  /// How many bytes the blocks take as they are stored.
  private(set) var byteCount = 0
  private var batch: ByteBatch
  private var packing: BlockWork
  private let shelf: SpillStore?
  /// How long each block is.
  private var lengths: [UInt16] = []
  private var sealed: [SpilledBytes] = []
  private var open: [UInt8] = []

  /// A section's own width and whether it is written in steps; `atOnce` blocks are packed while the next come.
  init(
    width: Int, inSteps: Bool, _ shelf: SpillStore?, _ sharing: WorkSharing,
    atOnce: Int = 64
  ) {
    self.shelf = shelf
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

  /// Packs what is left.
  mutating func finish() {
    for block in packing.begin(batch.takeRest()) + packing.finish() { add(block) }
  }

  private mutating func add(_ block: [UInt8]) {
    byteCount += block.count
    lengths.append(UInt16(block.count))
    open += block
    if open.count < Self.pieceSize { return }
    sealed.append(SpilledBytes(open, shelf))
    open.removeAll(keepingCapacity: true)
    open.reserveCapacity(Self.pieceSize + PackedBlock.byteCount)
  }

  private var pieces: [SpilledBytes] { open.isEmpty ? sealed : sealed + [.here(open)] }

  /// The section as it is stored: its blocks, and then where they end.
  var stored: [SpilledBytes] {
    var index = ByteWriter()
    var end: UInt64 = 0
    for length in lengths.dropLast() {
      end += UInt64(length)
      index.integer(end)
    }
    return pieces + [.here(index.bytes)]
  }

  /// The bytes of the section again, `count` of them and one to an item; zeros where the shelf has lost them.
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
