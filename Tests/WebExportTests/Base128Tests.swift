import Bytes
import TestSupport
import Testing

@testable import WebExport

/// Tests of the text in which a page holds bytes.
struct Base128Tests {
  private func letters(_ bytes: [UInt8]) -> [UInt32] {
    String(decoding: Base128.encoded(bytes), as: UTF8.self).unicodeScalars.map(\.value)
  }

  /// The bytes of a text, bit by bit.
  private func decoded(_ letters: [UInt32]) -> [UInt8] {
    let bits = letters.flatMap { letter in
      let values =
        letter < 128
        ? [letter]
        : [UInt32(Base128.excluded[Int(letter - 0xA0) >> 7]), (letter - 0xA0) & 127]
      return values.flatMap { value in (0..<7).map { value >> (6 - $0) & 1 } }
    }
    return stride(from: 0, to: bits.count / 8 * 8, by: 8).map { start in
      UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
    }
  }

  @Test(
    arguments: [
      ([], []), ([0xFF], [0x5E0]), ([0x61], [0x30, 0x40]), ([0x00], [0xA0]),
      ([0x00, 0x00], [0xA0, 0x01]), ([0x61, 0x62, 0x63], [0x30, 0x58, 0x4C, 0x30]),
    ] as [([UInt8], [UInt32])])
  func sevenBitsAreALetter(bytes: [UInt8], expected: [UInt32]) {
    #expect(letters(bytes) == expected)
  }

  @Test func everyLengthOfRandomBytesComesBack() {
    var generator = SplitMix(seed: 128)
    for count in 0..<400 {
      // Few different bits make many letters of two bytes.
      let mask: UInt8 = count % 3 == 0 ? 0xFF : count % 3 == 1 ? 0x81 : 0x00
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) & mask }
      let letters = letters(bytes)
      #expect(decoded(letters) == bytes)
      #expect(letters.allSatisfy { !Base128.excluded.map(UInt32.init).contains($0) })
      #expect(letters.allSatisfy { $0 < 0x7F || (0xA0..<0x620).contains($0) })
      #expect(Base128.encoded(bytes).count <= count * 8 / 7 + 2)
    }
  }
}
