package import CSVSource
package import Files
internal import PackFormat

/// Whether something in a source has the form of a derived id (FORMAT.md, "Ids of questions").
package enum DerivedForm {
  private static let length = 14

  /// Looks at the bytes alone, wherever they stand: no value has that form whose bytes do not.
  package static func stands(in source: CSVInput) throws(FileError) -> Bool {
    let isPart = (0..<256).map { (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) }
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    var offset = 0
    while true {
      let filled = try source.read(at: offset, into: &bytes)
      // From the end of where one may be: a byte that is no part of any spares all before it.
      var last = length - 1
      while last < filled {
        var back = 0
        while back < length, isPart[Int(bytes[last - back])] { back += 1 }
        if back == length, QuestionId.hasDerivedForm(bytes[last - length + 1...last]) {
          return true
        }
        last += back == length ? 1 : length - back
      }
      if filled < bytes.count { return false }
      offset += filled - length
    }
  }
}
