package import CSVSource
package import Files
internal import PackFormat

/// A search for texts in the form of a derived id (FORMAT.md, "Ids of questions").
package enum DerivedForm {
  private static let length = 14

  /// True if some bytes of a source have that form, in whatever column.
  ///
  /// In XML a character may be written as a number. With `orNumbers` such a reference counts as a match, too.
  package static func stands(
    in source: CSVInput, orNumbers: Bool = false
  ) throws(FileError) -> Bool {
    // The buffer is one byte larger than a small source, so that one read ends the search.
    var bytes = [UInt8](repeating: 0, count: min(1 << 18, max(source.size, length) + 1))
    var offset = 0
    while true {
      let filled = try source.read(at: offset, into: &bytes)
      if mayStand(bytes, filled, orNumbers) { return true }
      if filled < bytes.count { return false }
      offset += filled - length
    }
  }

  /// True if some bytes match; eight bytes are skipped at a time if none of them can begin a match.
  private static func mayStand(_ bytes: [UInt8], _ count: Int, _ orNumbers: Bool) -> Bool {
    let view = bytes.span
    let ones: UInt64 = 0x0101_0101_0101_0101
    let prefix = ones &* UInt64(UInt8(ascii: "q"))
    let sign = orNumbers ? ones &* UInt64(UInt8(ascii: "#")) : prefix
    var index = 0
    while index &+ 8 <= count {
      let word = view.word64(at: index)
      let (prefixes, signs) = (word ^ prefix, word ^ sign)
      let found = (prefixes &- ones) & ~prefixes | (signs &- ones) & ~signs
      if found & 0x8080_8080_8080_8080 != 0,
        begins(in: index..<index &+ 8, of: bytes, count, orNumbers)
      {
        return true
      }
      index &+= 8
    }
    return begins(in: index..<count, of: bytes, count, orNumbers)
  }

  private static func begins(
    in range: Range<Int>, of bytes: [UInt8], _ count: Int, _ orNumbers: Bool
  ) -> Bool {
    range.contains { place in
      switch bytes[place] {
      case UInt8(ascii: "q"):
        guard place + length <= count else { return false }
        let text = bytes[place..<place + length]
        return text.allSatisfy(isPart) && QuestionId.hasDerivedForm(text)
      // The reference may begin before the buffer.
      case UInt8(ascii: "#"):
        return orNumbers && (place == 0 || bytes[place - 1] == UInt8(ascii: "&"))
      default: return false
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7a ~= byte
  }
}
