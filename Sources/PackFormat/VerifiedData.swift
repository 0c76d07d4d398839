/// The data of one zone, block by block: read, verified against the tree, kept in a small cache.
///
/// Callers see only bytes of its own copy whose digest was right when they were read.
final class VerifiedData {
  let start: UInt64
  let length: UInt64
  private let source: ByteSource
  private let digest: DigestFunction
  private let top: PackDigest
  private let levels: [UInt64]
  private let levelOffsets: [UInt64]
  // Only what was read takes memory: a small file can claim any length where it has holes.
  /// The nodes verified so far, by level and number.
  private var nodes: [[UInt64: [UInt8]]]

  private struct Slot {
    var block: UInt64 = 0
    var bytes: [UInt8] = []
    var wasUsed = false
  }
  private var slots: [Slot] = []
  private let slotLimit: Int
  private var slotOfBlock: [UInt64: Int] = [:]
  private var hand = 0

  init(
    _ source: ByteSource, start: UInt64, summary: ZoneSummary, digest: DigestFunction,
    cachedBlocks: Int
  ) {
    self.source = source
    self.start = start
    self.digest = digest
    length = summary.dataLength
    top = summary.top
    levels = DigestTree.levels(dataLength: length)
    var offset = start + length + UInt64(summary.directoryLength)
    var offsets: [UInt64] = []
    for count in levels {
      offsets.append(offset)
      offset += count * UInt64(PackDigest.byteCount)
    }
    levelOffsets = offsets
    nodes = Array(repeating: [:], count: levels.count)
    slotLimit = max(2, cachedBlocks)
  }

  /// The unsigned integer of `width` bytes at `position`, a multiple of `width`.
  func unsigned(at position: UInt64, width: Int) throws(PackError) -> UInt64 {
    let slot = try slot(of: position / UInt64(DigestTree.blockSize))
    let first = Int(position % UInt64(DigestTree.blockSize))
    let bytes = slots[slot].bytes
    var value: UInt64 = 0
    for index in stride(from: first + width - 1, through: first, by: -1) {
      value = value << 8 | UInt64(bytes[index])
    }
    return value
  }

  /// Appends bytes of any range within the data.
  func append(_ range: Range<UInt64>, to buffer: inout [UInt8]) throws(PackError) {
    var position = range.lowerBound
    while position < range.upperBound {
      let block = position / UInt64(DigestTree.blockSize)
      let slot = try slot(of: block)
      let blockStart = block * UInt64(DigestTree.blockSize)
      let end = min(range.upperBound, blockStart + UInt64(DigestTree.blockSize))
      buffer += slots[slot].bytes[Int(position - blockStart)..<Int(end - blockStart)]
      position = end
    }
  }

  /// Which slot holds the block, after reading and verifying it where none does.
  private func slot(of block: UInt64) throws(PackError) -> Int {
    if let held = slotOfBlock[block] {
      slots[held].wasUsed = true
      return held
    }
    let bytes = try verifiedBlock(block)
    let slot = freeSlot()
    slots[slot] = Slot(block: block, bytes: bytes, wasUsed: true)
    slotOfBlock[block] = slot
    return slot
  }

  /// A new slot while there may be more, else the first that the hand finds unused since it passed.
  private func freeSlot() -> Int {
    if slots.count < slotLimit {
      slots.append(Slot())
      return slots.count - 1
    }
    while slots[hand].wasUsed {
      slots[hand].wasUsed = false
      hand = (hand + 1) % slots.count
    }
    let slot = hand
    hand = (hand + 1) % slots.count
    slotOfBlock[slots[slot].block] = nil
    return slot
  }

  private func verifiedBlock(_ block: UInt64) throws(PackError) -> [UInt8] {
    let position = block * UInt64(DigestTree.blockSize)
    let count = Int(min(UInt64(DigestTree.blockSize), length - position))
    let bytes = try source.read(start + position, count)
    let expected = try expectedDigest(level: 0, item: block)
    guard DigestTree.leaf(bytes[...], digest) == expected else {
      throw PackError(.damaged("a block"), at: start + position)
    }
    return bytes
  }

  /// What the digest of a block, or of a node of the level below, has to be.
  private func expectedDigest(level: Int, item: UInt64) throws(PackError) -> PackDigest {
    let node = try verifiedNode(level: level, number: item / UInt64(DigestTree.fanOut))
    let first = Int(item % UInt64(DigestTree.fanOut)) * PackDigest.byteCount
    guard let digest = PackDigest(node[first..<first + PackDigest.byteCount]) else {
      throw PackError(.malformed("the digest tree is too short"), at: start + length)
    }
    return digest
  }

  /// The digests of one node, verified up to the top.
  private func verifiedNode(level: Int, number: UInt64) throws(PackError) -> [UInt8] {
    if let node = nodes[level][number] { return node }
    let first = number * UInt64(DigestTree.fanOut)
    let count = Int(min(UInt64(DigestTree.fanOut), levels[level] - first))
    let offset = levelOffsets[level] + first * UInt64(PackDigest.byteCount)
    let node = try source.read(offset, count * PackDigest.byteCount)
    let expected =
      level + 1 == levels.count ? top : try expectedDigest(level: level + 1, item: number)
    guard DigestTree.node(node[...], digest) == expected else {
      throw PackError(.damaged("the digest tree"), at: offset)
    }
    nodes[level][number] = node
    return node
  }
}
