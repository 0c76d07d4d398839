package import CSVSource
package import Files
internal import PackFormat

/// Whether something in a source has the form of a derived id (FORMAT.md, "Ids of questions").
package enum DerivedForm {
  private static let length = 14

  /// Looks at the bytes alone, wherever they stand: no value has that form whose bytes do not, but where
  /// a character of it is written as a number (`orNumbers`), as it may be in XML.
  package static func stands(
    in source: CSVInput, orNumbers: Bool = false
  ) throws(FileError) -> Bool {
    // One byte more than there are, so that the first time is the last.
    var bytes = [UInt8](repeating: 0, count: min(1 << 18, max(source.size, length) + 1))
    var offset = 0
    while true {
      let filled = try source.read(at: offset, into: &bytes)
      if mayStand(bytes, filled, orNumbers) { return true }
      if filled < bytes.count { return false }
      offset += filled - length
    }
  }

  /// Looks closer only where eight bytes have what one begins with.
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
      // It may be cut in two at the beginning.
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
