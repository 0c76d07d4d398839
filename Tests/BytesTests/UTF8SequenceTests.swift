import Bytes
import Testing

struct UTF8SequenceTests {
  /// Boundaries of the ranges in table 3-7, and their neighbours.
  private static let interesting: [UInt8] = [
    0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec,
    0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
  ]

  @Test func lengthsAgreeWithTheStandardLibrary() {
    for first in Self.interesting {
      for second in Self.interesting {
        for third in Self.interesting {
          for fourth in Self.interesting {
            let bytes = [first, second, third, fourth]
            let valid = (1...4).first { String(validating: bytes.prefix($0), as: UTF8.self) != nil }
            #expect(UTF8Sequence.length(in: bytes, at: 0) == valid, "\(bytes)")
          }
        }
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
