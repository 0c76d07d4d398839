/// The lengths of UTF-8 sequences (Unicode, table 3-7).
package enum UTF8Sequence {
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The length of the valid sequence that starts at `start` and ends before `end`; nil if there is none.
  @inlinable package static func length(
    in bytes: [UInt8], at start: Int, before end: Int
  ) -> Int? {
    let length: Int
    // Overlong forms, surrogates and scalars beyond U+10FFFF show in the second byte.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[start] {
    case ...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard start + length <= end, second ~= bytes[start + 1] else { return nil }
    for index in start + 2..<max(start + 2, start + length)
    where !(0x80...0xBF ~= bytes[index]) { return nil }
    return length
  }

  /// The length of the valid sequence that starts at `start`; nil if there is none.
  @inlinable package static func length(in bytes: [UInt8], at start: Int) -> Int? {
    length(in: bytes, at: start, before: bytes.count)
  }
}
