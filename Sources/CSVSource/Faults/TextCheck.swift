/// The test that bytes are text: UTF-8 (RFC 3629) without NUL.
package enum TextCheck {
  /// The first byte that is NUL or does not belong to a UTF-8 character; nil where all is well.
  package static func firstFault(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while true {
      index = StructureScanner.firstUnusual(bytes, index..<range.upperBound)
      // A character that is not ASCII seldom comes alone.
      while index < range.upperBound, bytes[index] >= 0x80 {
        let length = sequenceLength(bytes, index, range.upperBound)
        if length == 0 { return index }
        index += length
      }
      if index == range.upperBound { return nil }
      if bytes[index] == 0 { return index }
    }
  }

  /// How many bytes the character of two to four bytes has that starts here; 0 where none does.
  static func sequenceLength(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    let lead = bytes[start]
    let length: Int
    // Overlong forms, surrogates and what lies beyond U+10FFFF show in the second byte.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard start + length <= end, second ~= bytes[start + 1] else { return 0 }
    for index in start + 2..<max(start + 2, start + length)
    where !(0x80...0xBF ~= bytes[index]) { return 0 }
    return length
  }
}
