import TestSupport
import Testing

@testable import PackFormat

/// Tests the UTF-8 check against that of the standard library.
struct UTF8Tests {
  private func isUTF8(_ bytes: [UInt8]) -> Bool { bytes.span.isUTF8 }

  private func expectSame(_ bytes: [UInt8]) {
    let expected = String(validating: bytes, as: UTF8.self) != nil
    if isUTF8(bytes) != expected { Issue.record("\(bytes) is UTF-8: \(expected)") }
  }

  /// The first and last byte of each row of the UTF-8 table, and their neighbours.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1,
    0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
  ]

  @Test func everySequenceOfUpToFourBytes() {
    var sequences: [[UInt8]] = [[]]
    for _ in 0..<4 {
      sequences = sequences.flatMap { start in Self.edges.map { start + [$0] } }
      for bytes in sequences { expectSame(bytes) }
    }
  }

  @Test(arguments: 0..<40)
  func textsWhole(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters: [Character] = ["a", "b", " ", "ß", "Ω", "数", "ツ", "\u{d7ff}", "\u{e000}", "🎯"]
    for _ in 0..<100 {
      let count = Int.random(in: 0...40, using: &random)
      // Mostly ASCII, so that eight ASCII bytes in a row occur.
      let text = String(
        (0..<count).map { _ in letters[Int.random(in: 0...60, using: &random) % 20 % 10] })
      var bytes = Array(text.utf8)
      #expect(isUTF8(bytes))
      if bytes.isEmpty { continue }
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: at)
      default: bytes.removeLast(bytes.count - at)
      }
      expectSame(bytes)
    }
  }
}
