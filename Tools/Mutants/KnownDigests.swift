import PackFormat
import Synchronization
import TestSupport

/// A SHA-256 cache with the blocks of sound packs, which make up most blocks of a mutant.
///
/// A digest is returned only after a comparison of all bytes of the block.
struct KnownDigests: Sendable {
  private struct Block: Sendable {
    var bytes: [UInt8]
    var digest: PackDigest
  }

  private let blocks: [UInt64: Block]

  init(of packs: [[UInt8]]) {
    var known: [UInt64: Block] = [:]
    for pack in packs {
      let draft = PackDraft(pack)
      for data in [draft.content.data, draft.provenance.data] {
        for start in stride(from: 0, to: data.count, by: 65_536) {
          let bytes = Array(data[start..<min(start + 65_536, data.count)])
          known[Self.key(bytes[...])] = Block(bytes: bytes, digest: SHA256.digest([0] + bytes))
        }
      }
    }
    blocks = known
  }

  /// The cached digest function for one mutant; it also remembers that mutant's other blocks, which
  /// are read repeatedly.
  var function: DigestFunction {
    let memory = Memory()
    return DigestFunction { [blocks] pieces in
      guard pieces.count == 2, pieces[0].count == 1, pieces[0].first == 0 else {
        return Self.digest(pieces)
      }
      let key = Self.key(pieces[1])
      if let block = blocks[key], block.bytes[...] == pieces[1] { return block.digest }
      return memory.others.withLock { others in
        if let block = others[key], block.bytes[...] == pieces[1] { return block.digest }
        let digest = Self.digest(pieces)
        others[key] = Block(bytes: Array(pieces[1]), digest: digest)
        return digest
      }
    }
  }

  private final class Memory: Sendable {
    let others = Mutex<[UInt64: Block]>([:])
  }

  private static func digest(_ pieces: [ArraySlice<UInt8>]) -> PackDigest {
    var hash = SHA256()
    for piece in pieces { hash.update(piece) }
    return hash.finish()
  }

  /// A cheap hash of about 32 bytes spread over a block.
  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var key = UInt64(bytes.count)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 1 + bytes.count / 32) {
      key = key &* 0x100_0000_01B3 ^ UInt64(bytes[index])
    }
    return key
  }
}
