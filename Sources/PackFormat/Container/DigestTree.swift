/// The shape of the digest tree over a zone's data (FORMAT.md, "Digests"): blocks of 64 KiB,
/// 128 digests to a node, every level stored, the top in the header.
enum DigestTree {
  static let blockSize = 65_536
  static let fanOut = 128

  /// How many digests each level has, the one over the blocks first; empty where there is no data.
  static func levels(dataLength: UInt64) -> [UInt64] {
    var count = (dataLength + UInt64(blockSize) - 1) / UInt64(blockSize)
    guard count > 0 else { return [] }
    var levels = [count]
    while count > fanOut {
      count = (count + UInt64(fanOut) - 1) / UInt64(fanOut)
      levels.append(count)
    }
    return levels
  }

  static func byteCount(dataLength: UInt64) -> UInt64 {
    levels(dataLength: dataLength).reduce(0) { $0 + $1 * UInt64(PackDigest.byteCount) }
  }

  static func leaf(_ block: ArraySlice<UInt8>, _ digest: DigestFunction) -> PackDigest {
    digest([0x00][...], block)
  }

  /// Of two blocks, at once where that is quicker.
  static func leaves(
    _ block: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, _ digest: DigestFunction
  ) -> (PackDigest, PackDigest) {
    guard let two = digest.two else { return (leaf(block, digest), leaf(other, digest)) }
    return two([[0x00], block], [[0x00], other])
  }

  static func node(_ digests: ArraySlice<UInt8>, _ digest: DigestFunction) -> PackDigest {
    digest([0x01][...], digests)
  }

  /// The bytes of the whole tree over these block digests, one after the other, and its top.
  static func build(
    _ leaves: [UInt8], _ digest: DigestFunction
  ) -> (bytes: [UInt8], top: PackDigest) {
    var level = leaves
    var bytes = level
    let nodeSize = fanOut * PackDigest.byteCount
    while level.count > nodeSize {
      var next: [UInt8] = []
      for start in stride(from: 0, to: level.count, by: nodeSize) {
        next += node(level[start..<min(start + nodeSize, level.count)], digest).bytes
      }
      bytes += next
      level = next
    }
    return (bytes, node(level[...], digest))
  }
}
