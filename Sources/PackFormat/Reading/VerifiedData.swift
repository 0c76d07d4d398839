/// The data of one zone, read block by block, verified against the digest tree, unpacked and
/// cached.
///
/// Callers only see bytes from the cache, whose digest was right when they were read.
final class VerifiedData {
  let start: UInt64
  let length: UInt64
  let source: ByteSource
  let digest: DigestFunction
  private let top: PackDigest
  private let levels: [UInt64]
  private let levelOffsets: [UInt64]
  /// The nodes verified so far, by level and number.
  // Dictionaries, so that memory grows with what was read: a small sparse file can claim any
  // length.
  private var nodes: [[UInt64: [UInt8]]]

  /// The cached blocks: stored blocks by number, unpacked blocks by section and number.
  private var cache: BlockCache

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
    cache = BlockCache(limit: cachedBlocks)
  }

  /// The number of blocks of the data, as the digest tree counts them.
  var blockCount: UInt64 { levels.first ?? 0 }

  /// Returns the unsigned integer of `width` bytes at `position` of a section, a multiple of
  /// `width`.
  func unsigned(
    _ section: Section, at position: UInt64, width: Int
  ) throws(PackError) -> UInt64 {
    let place = Place(position, section)
    while true {
      if let value = cache.unsigned(place.key, at: place.first, width: width) { return value }
      try load(place, section)
    }
  }

  /// Returns the unsigned integers at `position` and behind it, with one look-up if a block has
  /// both.
  func pair(
    _ section: Section, at position: UInt64, width: Int
  ) throws(PackError) -> (UInt64, UInt64) {
    let place = Place(position, section)
    guard place.first + 2 * width <= place.size else {
      return (
        try unsigned(section, at: position, width: width),
        try unsigned(section, at: position + UInt64(width), width: width)
      )
    }
    while true {
      if let pair = cache.pair(place.key, at: place.first, width: width) { return pair }
      try load(place, section)
    }
  }

  /// Appends a range of a section's unpacked bytes to `buffer`.
  func append(
    _ section: Section, _ range: Range<UInt64>, to buffer: inout [UInt8]
  ) throws(PackError) {
    var position = range.lowerBound
    while position < range.upperBound {
      let place = Place(position, section)
      let count = min(range.upperBound - position, UInt64(place.size - place.first))
      let bytes = place.first..<place.first + Int(count)
      while !cache.append(place.key, bytes, to: &buffer) { try load(place, section) }
      position += count
    }
  }

  /// Appends a range of the data to `buffer`, as it is stored.
  func appendStored(_ range: Range<UInt64>, to buffer: inout [UInt8]) throws(PackError) {
    try append(.all(length), range, to: &buffer)
  }

  /// The place of a byte: its block, its index in the block, and the key of the block in the cache.
  private struct Place {
    let block: UInt64
    let first: Int
    let size: Int
    let key: UInt64

    @inline(__always)
    init(_ position: UInt64, _ section: Section) {
      size = section.isPacked ? PackedBlock.byteCount : DigestTree.blockSize
      let position = section.isPacked ? position : section.offset + position
      block = position / UInt64(size)
      first = Int(position % UInt64(size))
      // The parts of the key do not overlap: 2^56 bytes are 2^41 blocks, and a zone has fewer than
      // 2^16 sections.
      key = section.isPacked ? 1 << 63 | UInt64(section.index) << 41 | block : block
    }
  }

  /// Reads, verifies and caches a block.
  private func load(_ place: Place, _ section: Section) throws(PackError) {
    guard section.isPacked else {
      try loadStored(place.block)
      return
    }
    keep(try unpackedBlock(place.block, of: section), place.key)
  }

  private func keep(_ bytes: [UInt8], _ key: UInt64) {
    // The cache is swapped out while it changes. Other code only reads or exchanges the property,
    // so the compiler can prove that accesses do not overlap. Checking that at each look-up took a
    // sixth of the time of a question.
    var own = BlockCache(limit: 0)
    swap(&cache, &own)
    own.keep(bytes, key)
    swap(&cache, &own)
  }

  private func unpackedBlock(
    _ block: UInt64, of section: Section
  ) throws(PackError) -> [UInt8] {
    let place = try storedPlace(of: block, in: section)
    var stored: [UInt8] = []
    try appendStored(place, to: &stored)
    guard
      let bytes = PackedBlock.unpack(
        stored, count: section.byteCount(ofBlock: block), width: max(1, section.width),
        inSteps: section.encoding == .packedSteps)
    else {
      throw PackError(
        .malformed("a block that does not unpack to what it has to be"),
        at: start + place.lowerBound)
    }
    return bytes
  }

  /// Returns the range of the data where a block of a packed section is stored.
  private func storedPlace(
    of block: UInt64, in section: Section
  ) throws(PackError) -> Range<UInt64> {
    let last = section.blocksLength
    let from = block == 0 ? 0 : try blockEnd(block - 1, section)
    let end = block + 1 == section.blockCount ? last : try blockEnd(block, section)
    guard from < end, end <= last,
      end - from <= UInt64(section.byteCount(ofBlock: block))
    else {
      throw PackError(
        .malformed("an index of blocks that cannot be"), at: start + section.offset)
    }
    return section.offset + from..<section.offset + end
  }

  /// Returns the end of a block, counted from the start of its section.
  private func blockEnd(_ block: UInt64, _ section: Section) throws(PackError) -> UInt64 {
    var bytes: [UInt8] = []
    let position = section.offset + section.blocksLength + block * Section.indexWidth
    try appendStored(position..<position + Section.indexWidth, to: &bytes)
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func loadStored(_ block: UInt64) throws(PackError) {
    let bytes = try readBlock(block)
    let found: PackDigest
    let next = block + 1
    // A sequential reader will want the next block as well, and two digests at once take little
    // longer than one.
    if digest.two != nil, block > 0, next < blockCount,
      cache.has(block - 1), !cache.has(next), let nextBytes = try? readBlock(next)
    {
      let digests = DigestTree.leaves(bytes[...], nextBytes[...], digest)
      // A wrong digest of the next block is reported when that block is asked for.
      if (try? expectedDigest(level: 0, item: next)) == digests.1 { keep(nextBytes, next) }
      found = digests.0
    } else {
      found = DigestTree.leaf(bytes[...], digest)
    }
    guard try expectedDigest(level: 0, item: block) == found else {
      throw PackError(.damaged("a block"), at: start + block * UInt64(DigestTree.blockSize))
    }
    keep(bytes, block)
  }

  private func readBlock(_ block: UInt64) throws(PackError) -> [UInt8] {
    let position = block * UInt64(DigestTree.blockSize)
    return try source.read(
      start + position, Int(min(UInt64(DigestTree.blockSize), length - position)))
  }

  /// Returns the stored digest of a block, or of a node of the level below.
  private func expectedDigest(level: Int, item: UInt64) throws(PackError) -> PackDigest {
    let node = try verifiedNode(level: level, number: item / UInt64(DigestTree.fanOut))
    let first = Int(item % UInt64(DigestTree.fanOut)) * PackDigest.byteCount
    guard let digest = PackDigest(node[first..<first + PackDigest.byteCount]) else {
      throw PackError(.malformed("the digest tree is too short"), at: start + length)
    }
    return digest
  }

  /// Returns the digests in a node, after verifying it and the nodes above it.
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
