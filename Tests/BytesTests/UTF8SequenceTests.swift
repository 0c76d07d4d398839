import Bytes
import Testing

struct UTF8SequenceTests {
  /// The first and the last byte of each range in table 3-7.
  private static let interesting: [UInt8] = [
    0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xe0, 0xed, 0xf0, 0xf3, 0xf4, 0xf5,
  ]

  @Test func lengthsAgreeWithTheStandardLibrary() {
    for first in Self.interesting {
      for second in Self.interesting {
        var wrong: [[UInt8]] = []
        for third in Self.interesting {
          for fourth: UInt8 in [0x7f, 0x80, 0xc0] {
            let bytes = [first, second, third, fourth]
            let valid = (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
            if UTF8Sequence.length(in: bytes, at: 0) != valid { wrong.append(bytes) }
          }
        }
        #expect(wrong.isEmpty)
      }
    }
  }

  @Test func aSequenceThatIsCutShortHasNoLength() {
    let bytes = Array("aя€😀".utf8)
    for (start, length) in [(0, 1), (1, 2), (3, 3), (6, 4)] {
      #expect(UTF8Sequence.length(in: bytes, at: start, before: start + length) == length)
      if length > 1 {
        #expect(UTF8Sequence.length(in: bytes, at: start, before: start + length - 1) == nil)
      }
    }
  }

  @Test func onlyDigitsAreDigits() {
    let digits = (UInt8.min...UInt8.max).filter(\.isDigit)
    #expect(String(decoding: digits, as: UTF8.self) == "0123456789")
  }
}
