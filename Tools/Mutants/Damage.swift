import TestSupport

/// Random damage to files: bytes are changed, lost, added, moved and mixed with those of another
/// pack.
enum Damage {
  private static let block = 65_536

  static func mutant(of pack: KnownPack, _ packs: [KnownPack], _ chance: inout Chance) -> [UInt8] {
    if chance.below(16) == 0 { return underTheTop(pack, &chance) }
    var bytes = pack.bytes
    // Mostly a single change: several could hide each other.
    for _ in 0..<chance.element(of: [1, 1, 1, 2, 3]) where !bytes.isEmpty {
      change(&bytes, packs, &chance)
    }
    return bytes
  }

  /// Changes the data and makes the digest tree right for them, but keeps the old header with the
  /// old root.
  private static func underTheTop(_ pack: KnownPack, _ chance: inout Chance) -> [UInt8] {
    var draft = PackDraft(pack.bytes)
    let zone = chance.element(of: [\PackDraft.content, \PackDraft.provenance])
    let count = draft[keyPath: zone].data.count
    if count > 0 { draft[keyPath: zone].data[chance.below(count)] ^= 1 << UInt8(chance.below(8)) }
    return Array(pack.bytes[..<4096] + draft.sealed()[4096...])
  }

  private static func change(
    _ bytes: inout [UInt8], _ packs: [KnownPack], _ chance: inout Chance
  ) {
    let count = bytes.count
    switch chance.below(12) {
    case 0, 1: bytes[chance.below(count)] ^= 1 << UInt8(chance.below(8))
    case 2: bytes[chance.below(count)] = UInt8(chance.below(256))
    case 3:
      let range = chance.range(in: count, atMost: 64)
      bytes.replaceSubrange(range, with: chance.bytes(range.count))
    case 4:
      let range = chance.range(in: count, atMost: chance.element(of: [16, 512, 4096, block]))
      let fill: UInt8 = chance.element(of: [0, 0, 0xff])
      bytes.replaceSubrange(range, with: repeatElement(fill, count: range.count))
    case 5: bytes.removeSubrange(chance.below(count)...)
    case 6: bytes += appended(to: bytes, &chance)
    case 7: bytes.removeSubrange(chance.range(in: count, atMost: 4096))
    case 8: bytes.insert(contentsOf: chance.bytes(1 + chance.below(64)), at: chance.below(count))
    case 9: swapParts(&bytes, &chance)
    case 10: splice(&bytes, with: chance.element(of: packs).bytes, &chance)
    default:
      let range = chance.range(in: count, atMost: 4096)
      bytes.insert(contentsOf: Array(bytes[range]), at: chance.below(count))
    }
  }

  private static func appended(to bytes: [UInt8], _ chance: inout Chance) -> [UInt8] {
    switch chance.below(3) {
    case 0: [UInt8](repeating: 0, count: 1 + chance.below(5000))
    case 1: chance.bytes(1 + chance.below(64))
    default: Array(bytes.suffix(1 + chance.below(5000)))
    }
  }

  /// Swaps two parts of the same length: blocks if there are several, otherwise smaller parts.
  private static func swapParts(_ bytes: inout [UInt8], _ chance: inout Chance) {
    let size = min(chance.element(of: [8, 32, 512, 4096, block]), bytes.count / 2)
    let places = size > 0 ? (bytes.count - bytes.count % size) / size : 0
    guard places > 1 else { return }
    let (one, other) = (chance.below(places) * size, chance.below(places) * size)
    for index in 0..<size { bytes.swapAt(one + index, other + index) }
  }

  /// Replaces the rest of a pack, or a part in its middle, by the same range of another pack.
  private static func splice(
    _ bytes: inout [UInt8], with other: [UInt8], _ chance: inout Chance
  ) {
    let common = min(bytes.count, other.count)
    guard common > 0 else { return }
    let start = chance.below(2) == 0 ? min(4096, common) : chance.below(common)
    if chance.below(2) == 0 {
      bytes.replaceSubrange(start..., with: other[min(start, other.count)...])
    } else {
      let range = start..<start + chance.below(common - start + 1)
      bytes.replaceSubrange(range, with: other[range])
    }
  }
}
