/// The data of one zone, block by block: read, verified against the tree, unpacked where it is packed, and
/// kept in a small cache.
///
/// Callers see only bytes of its own copy whose digest was right when they were read.
final class VerifiedData {
  let start: UInt64
  let length: UInt64
  let source: ByteSource
  let digest: DigestFunction
  private let top: PackDigest
  private let levels: [UInt64]
  private let levelOffsets: [UInt64]
  // Only what was read takes memory: a small file can claim any length where it has holes.
  /// The nodes verified so far, by level and number.
  private var nodes: [[UInt64: [UInt8]]]

  /// Blocks of data by their number; blocks that were unpacked by section and number.
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

  var blockCount: UInt64 { levels.first ?? 0 }

  /// The unsigned integer of `width` bytes at `position` of a section, a multiple of `width`.
  func unsigned(
    _ section: Section, at position: UInt64, width: Int
  ) throws(PackError) -> UInt64 {
    let place = Place(position, section)
    while true {
      if let value = cache.unsigned(place.key, at: place.first, width: width) { return value }
      try load(place, section)
    }
  }

  /// The unsigned integers of `width` bytes at `position` and behind it: with one look where a block has both.
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

  /// Appends bytes of any range within a section.
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

  /// Appends bytes of any range within the data, as they are stored.
  func appendStored(_ range: Range<UInt64>, to buffer: inout [UInt8]) throws(PackError) {
    try append(.all(length), range, to: &buffer)
  }

  /// Where a byte is to be found: in which block, and where in that.
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
      // 2^56 bytes are 2^41 blocks, and a zone has fewer than 2^16 sections.
      key = section.isPacked ? 1 << 63 | UInt64(section.index) << 41 | block : block
    }
  }

  private func load(_ place: Place, _ section: Section) throws(PackError) {
    guard section.isPacked else {
      try loadStored(place.block)
      return
    }
    keep(try unpackedBlock(place.block, of: section), place.key)
  }

  private func keep(_ bytes: [UInt8], _ key: UInt64) {
    // Taken out to be changed: with nothing but looks at it and exchanges, the compiler sees that no access to
    // the property can meet another one. To check that at each look took a sixth of the time of a question.
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

  /// Where in the data a block of a packed section stands.
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
    // Who reads on will want the next one, too, and two digests at once take little longer than one.
    if digest.two != nil, block > 0, next < blockCount,
      cache.has(block - 1), !cache.has(next), let nextBytes = try? readBlock(next)
    {
      let digests = DigestTree.leaves(bytes[...], nextBytes[...], digest)
      // What is wrong with that one is told when it is asked for.
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
