/// The shape of the digest tree over the data of a zone (FORMAT.md, "Digests").
///
/// A block has 64 KiB and a node 128 digests. Every level is stored, and the header has the top.
enum DigestTree {
  static let blockSize = 65_536
  static let fanOut = 128

  /// Returns the number of digests at each level, that of the blocks first; empty if there is no
  /// data.
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

  /// Returns the number of bytes that the tree takes in the file.
  static func byteCount(dataLength: UInt64) -> UInt64 {
    levels(dataLength: dataLength).reduce(0) { $0 + $1 * UInt64(PackDigest.byteCount) }
  }

  /// Returns the digest of one block of data.
  static func leaf(_ block: ArraySlice<UInt8>, _ digest: DigestFunction) -> PackDigest {
    digest([0x00][...], block)
  }

  /// Returns the digests of two blocks, computed at the same time if `digest` can do that faster.
  static func leaves(
    _ block: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, _ digest: DigestFunction
  ) -> (PackDigest, PackDigest) {
    guard let two = digest.two else { return (leaf(block, digest), leaf(other, digest)) }
    return two([[0x00], block], [[0x00], other])
  }

  /// Returns the digest of a node, whose bytes are the digests below it.
  static func node(_ digests: ArraySlice<UInt8>, _ digest: DigestFunction) -> PackDigest {
    digest([0x01][...], digests)
  }

  /// Builds the tree over the digests of all blocks, and returns its bytes, level by level, and its
  /// top.
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
