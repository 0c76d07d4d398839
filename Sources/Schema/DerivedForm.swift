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
    let isPart = (0..<256).map { (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while true {
      let filled = try source.read(at: offset, into: &bytes)
      if orNumbers, holdsNumber(bytes, filled) { return true }
      // From the end of where one may be: a byte that is no part of any spares all before it.
      var last = length - 1
      /// Whether all before the last one are known to be parts.
      var goesOn = false
      while last < filled {
        var back = 0
        let unknown = goesOn ? 1 : length
        while back < unknown, isPart[Int(bytes[last - back])] { back += 1 }
        goesOn = back == unknown
        let first = last - length + 1
        if goesOn, bytes[first] == UInt8(ascii: "q"),
          QuestionId.hasDerivedForm(bytes[first...last])
        {
          return true
        }
        last += goesOn ? 1 : length - back
      }
      if filled < bytes.count { return false }
      offset += filled - length
    }
  }

  /// Whether `&#` stands somewhere, or may be cut in two at the end.
  private static func holdsNumber(_ bytes: [UInt8], _ count: Int) -> Bool {
    let view = bytes.span
    let signs: UInt64 = 0x2323_2323_2323_2323
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = view.word64(at: index) ^ signs
        // No byte of the word is a number sign.
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      for place in index..<min(index + 8, count) where view[place] == UInt8(ascii: "#") {
        if place == 0 || view[place - 1] == UInt8(ascii: "&") { return true }
      }
      index += 8
    }
    return false
  }
}
