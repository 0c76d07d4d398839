import TestSupport

/// Packs with wrong contents and right digests, as an attacker can make them.
enum SealedMutant {
  private static let numbers: [UInt64] = [
    0, 1, 2, 3, 7, 8, 9, 18, 19, 127, 128, 255, 256, 65_535, 65_536, 1 << 20, 1 << 31,
    (1 << 32) - 1, 1 << 32, 1 << 56, 1 << 62, (1 << 63) - 1, 1 << 63, .max - 7, .max - 1, .max,
  ]

  static func make(of pack: [UInt8], _ chance: inout Chance) -> [UInt8] {
    var draft = PackDraft(pack)
    var ofPage: [(inout [UInt8]) -> Void] = []
    for _ in 0..<chance.element(of: [1, 1, 1, 2, 2, 3, 5]) {
      switch chance.below(20) {
      case 0..<6: changeSection(&draft.content.directory, &chance)
      case 6..<9: change(&draft.content.directory, &chance)
      case 9: changeSection(&draft.provenance.directory, &chance)
      case 10: change(&draft.provenance.directory, &chance)
      case 11..<15: change(&draft.content.data, &chance)
      case 15: change(&draft.provenance.data, &chance)
      case 16, 17: changeCard(&draft.page, &chance)
      case 18:
        // Any field of the header page but the root, which is computed at the end.
        let (at, width) = chance.element(of: [
          (8, 2), (10, 2), (12, 4), (16, 8), (24, 4), (28, 4), (32, 8), (40, 4), (44, 4), (48, 8),
          (80, 8), (112, 8), (120, 4), (124, 4), (128, 8), (160, 8), (192, 8),
        ])
        let number = number(&chance)
        ofPage.append { $0.set(number, at: at, width) }
      default:
        let at = 256 + chance.below(3840)
        let number = number(&chance)
        ofPage.append { $0.set(number, at: at, 1) }
      }
    }
    return draft.sealed { page in for change in ofPage { change(&page) } }
  }

  private static func number(_ chance: inout Chance) -> UInt64 {
    switch chance.below(4) {
    case 0: UInt64(chance.below(300))
    case 1: chance.next() >> UInt64(chance.below(64))
    default: chance.element(of: numbers)
    }
  }

  /// Changes a field of one section, and sometimes a second field to match.
  private static func changeSection(_ directory: inout [UInt8], _ chance: inout Chance) {
    guard directory.count >= 36 else { return }
    let count = min(Int(directory.integer(at: 0, 4)), (directory.count - 4) / 32)
    guard count > 0 else { return }
    let at = 4 + 32 * chance.below(count)
    let widths: [UInt64] = [0, 1, 2, 4, 8]
    switch chance.below(9) {
    case 0: directory.set(UInt64(chance.below(9)), at: at, 1)
    case 1: directory.set(number(&chance), at: at + 1, 1)
    case 2: directory.set(number(&chance), at: at + 2, 1)
    case 3:
      let width = chance.element(of: widths)
      directory.set(width, at: at + 3, 1)
      directory.set(directory.integer(at: at + 8, 8) &* width, at: at + 24, 8)
    case 4: directory.set(number(&chance), at: at + 8, 8)
    case 5: directory.set(number(&chance), at: at + 16, 8)
    case 6: directory.set(number(&chance), at: at + 24, 8)
    case 7:
      let items = directory.integer(at: at + 24, 8) / chance.element(of: [1, 2, 4, 8])
      directory.set(items, at: at + 8, 8)
    default:
      // Swaps two sections.
      let other = 4 + 32 * chance.below(count)
      for index in 0..<32 { directory.swapAt(at + index, other + index) }
    }
  }

  private static func changeCard(_ page: inout [UInt8], _ chance: inout Chance) {
    let length = min(3840, Int(page.integer(at: 28, 4)))
    var card = Array(page[256..<256 + length])
    change(&card, &chance)
    card = Array(card.prefix(3840))
    page.set(UInt64(card.count), at: 28, 4)
    page.replaceSubrange(
      256..<4096, with: card + repeatElement(0, count: 3840 - card.count))
  }

  private static func change(_ bytes: inout [UInt8], _ chance: inout Chance) {
    guard !bytes.isEmpty else {
      bytes = chance.bytes(chance.below(40))
      return
    }
    let at = chance.below(bytes.count)
    switch chance.below(8) {
    case 0: bytes[at] ^= 1 << UInt8(chance.below(8))
    case 1, 2, 3: bytes.set(number(&chance), at: at, chance.element(of: [1, 1, 2, 4, 8]))
    case 4: bytes.insert(contentsOf: chance.bytes(1 + chance.below(32)), at: at)
    case 5: bytes.removeSubrange(chance.range(in: bytes.count, atMost: 40))
    case 6:
      let piece = Array(bytes[chance.range(in: bytes.count, atMost: 64)])
      bytes.insert(contentsOf: piece, at: at)
    default:
      let range = chance.range(in: bytes.count, atMost: 64)
      let fill: UInt8 = chance.element(of: [0, 0x7f, 0x80, 0xff])
      bytes.replaceSubrange(range, with: repeatElement(fill, count: range.count))
    }
  }
}
