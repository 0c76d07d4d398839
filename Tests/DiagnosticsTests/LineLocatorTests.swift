import Diagnostics
import TestSupport
import Testing

@Suite struct LineLocatorTests {
  private static func positions(_ bytes: [UInt8]) -> [String] {
    var locator = LineLocator(SourceBytes(name: "a", bytes))
    return (0...bytes.count).map {
      let position = locator.position(of: $0)
      return "\(position.line):\(position.column)@\(position.lineStart)"
    }
  }

  @Test(arguments: [
    ("", "1:1@0"),
    ("ab", "1:1@0 1:2@0 1:3@0"),
    ("a\nb", "1:1@0 1:2@0 2:1@2 2:2@2"),
    ("a\r\nb", "1:1@0 1:2@0 1:3@0 2:1@3 2:2@3"),
    ("a\rb", "1:1@0 1:2@0 2:1@2 2:2@2"),
    ("\r\r\n\n", "1:1@0 2:1@1 2:2@1 3:1@3 4:1@4"),
    ("a\n", "1:1@0 1:2@0 2:1@2"),
    ("é1", "1:1@0 1:1@0 1:2@0 1:3@0"),
    ("e\u{301}1", "1:1@0 1:2@0 1:2@0 1:3@0 1:4@0"),
    ("🎯x", "1:1@0 1:1@0 1:1@0 1:1@0 1:2@0 1:3@0"),
    ("\u{FEFF}ab", "1:1@3 1:1@3 1:1@3 1:1@3 1:2@3 1:3@3"),
    ("a\u{FEFF}b", "1:1@0 1:2@0 1:2@0 1:2@0 1:3@0 1:4@0"),
  ])
  func everyByteHasItsLineAndColumn(text: String, expected: String) {
    #expect(Self.positions(Array(text.utf8)).joined(separator: " ") == expected)
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "1:1@0 1:2@0 1:3@0"),
      // A sequence that is cut short: each of its bytes counts as one invalid byte.
      ([0xE2, 0x82, 0x61], "1:1@0 1:2@0 1:3@0 1:4@0"),
      ([0xF0, 0x9F, 0x8E], "1:1@0 1:2@0 1:3@0 1:4@0"),
      // Overlong sequences, surrogates, and characters beyond U+10FFFF.
      ([0xC0, 0x80], "1:1@0 1:2@0 1:3@0"),
      ([0xED, 0xA0, 0x80], "1:1@0 1:2@0 1:3@0 1:4@0"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1@0 1:2@0 1:3@0 1:4@0 1:5@0"),
    ] as [([UInt8], String)])
  func anInvalidByteCountsAsOneColumn(bytes: [UInt8], expected: String) {
    #expect(Self.positions(bytes).joined(separator: " ") == expected)
  }

  @Test func columnsAreCountedInUTF16Too() {
    var locator = LineLocator(SourceBytes(name: "a", Array("é🎯\n🎯🎯x".utf8)))
    #expect(
      [0, 2, 6, 7, 11, 15, 16].map { locator.position(of: $0).utf16Column } == [
        1, 2, 4, 1, 3, 5, 6,
      ])
  }

  @Test func offsetsOutsideTheSourceAreItsEnds() {
    var locator = LineLocator(SourceBytes(name: "a", Array("a\nbc".utf8)))
    #expect(locator.position(of: 99) == locator.position(of: 4))
    #expect(locator.position(of: -1) == locator.position(of: 0))
  }

  /// Returns a text over several chunks, with sequences and line ends that straddle their borders.
  private static func longText(seed: UInt64) -> [UInt8] {
    var generator = SplitMix(seed: seed)
    let parts = ["a", "é", "数", "🎯", "\n", "\r\n", "\r", "plain words, ", "\""].map {
      Array($0.utf8)
    }
    var bytes: [UInt8] = []
    while bytes.count < 50_000 {
      let pick = Int(generator.next() % UInt64(parts.count + 1))
      bytes += pick < parts.count ? parts[pick] : [UInt8(generator.next() % 256)]
    }
    return bytes
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func anyOrderOfLookUpsGivesWhatOnePassGives(seed: UInt64) {
    let bytes = Self.longText(seed: seed)
    let source = SourceBytes(name: "a", bytes)
    var inOrder = LineLocator(source)
    let expected = (0...bytes.count).map { numbers(inOrder.position(of: $0)) }
    #expect(expected == naive(bytes), "seed \(seed)")

    var generator = SplitMix(seed: seed)
    var anyOrder = LineLocator(source)
    for _ in 0..<2000 {
      let offset = Int(generator.next() % UInt64(bytes.count + 1))
      #expect(numbers(anyOrder.position(of: offset)) == expected[offset], "seed \(seed), \(offset)")
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func countingMayBeginAtAnyLine(seed: UInt64) {
    let bytes = Self.longText(seed: seed)
    let source = SourceBytes(name: "a", bytes)
    var whole = LineLocator(source)
    var random = SplitMix(seed: seed)
    for _ in 0..<10 {
      let start = whole.position(of: Int.random(in: 0..<bytes.count, using: &random))
      var part = LineLocator(source, from: start.lineStart, line: start.line)
      for _ in 0..<10 {
        let offset = Int.random(in: start.lineStart...bytes.count, using: &random)
        #expect(part.position(of: offset) == whole.position(of: offset))
      }
    }
  }

  private func numbers(_ position: Position) -> [Int] {
    [position.line, position.column, position.lineStart]
  }

  /// Computes all positions by a simple second implementation: decode everything, then count.
  private func naive(_ bytes: [UInt8]) -> [[Int]] {
    var positions = [[Int]](repeating: [1, 1, 0], count: bytes.count + 1)
    var (line, column, lineStart, index) = (1, 1, 0, 0)
    while index < bytes.count {
      let length =
        (1...4).last { length in
          let slice = bytes[index..<min(index + length, bytes.count)]
          return slice.count == length
            && String(validating: slice, as: UTF8.self)?.unicodeScalars.count == 1
        } ?? 1
      for byte in index..<index + length {
        positions[byte] = [line, column, lineStart]
      }
      let endsLine =
        bytes[index] == 0x0A
        || (bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      index += length
      (line, column, lineStart) =
        endsLine ? (line + 1, 1, index) : (line, column + 1, lineStart)
    }
    positions[bytes.count] = [line, column, lineStart]
    return positions
  }

  @Test func findingsInOrderReadTheSourceOnce() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    let read = Counter()
    let source = SourceBytes(name: "a", count: bytes.count) { range in
      read.bytes += range.count
      return Array(bytes[range])
    }
    var locator = LineLocator(source)
    for offset in stride(from: 0, to: bytes.count, by: 10) {
      #expect(locator.position(of: offset).column == offset + 1)
      // Most findings point at the header too, so its position is kept.
      #expect(locator.position(of: 5).column == 6)
    }
    #expect(read.bytes < bytes.count + bytes.count / 100)
  }

  @Test func aFileThatShrankWhileItWasReadDoesNoHarm() {
    let source = SourceBytes(name: "a", count: 100_000) { range in
      Array(repeating: UInt8(ascii: "\n"), count: 10).prefix(range.count).map { $0 }
    }
    var locator = LineLocator(source)
    #expect(locator.position(of: 99_999).line > 1)
  }
}

private final class Counter { var bytes = 0 }
