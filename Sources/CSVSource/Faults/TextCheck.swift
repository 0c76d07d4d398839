import Bytes

/// The test that bytes are text: UTF-8 (RFC 3629) without NUL.
package enum TextCheck {
  /// The first byte that is NUL or does not belong to a UTF-8 character; nil where all is well.
  package static func firstFault(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while true {
      index = StructureScanner.firstUnusual(bytes, index..<range.upperBound)
      // A character that is not ASCII seldom comes alone.
      while index < range.upperBound, bytes[index] >= 0x80 {
        guard let length = UTF8Sequence.length(in: bytes, at: index, before: range.upperBound)
        else { return index }
        index += length
      }
      if index == range.upperBound { return nil }
      if bytes[index] == 0 { return index }
    }
  }
}
