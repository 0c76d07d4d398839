extension String {
  /// The text without Unicode white space at either end.
  package var trimmed: String {
    if let ascii = asciiBytes {
      let start = ascii.firstIndex { !Self.isSpace($0) } ?? ascii.endIndex
      let end = ascii.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? start
      return start == 0 && end == ascii.count
        ? self : String(decoding: ascii[start..<end], as: UTF8.self)
    }
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// The text with each run of Unicode white space replaced by one space, and none at either end.
  package var collapsed: String {
    if isPlainlyCollapsed { return self }
    if let ascii = asciiBytes {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(ascii.count)
      for byte in ascii {
        if !Self.isSpace(byte) {
          bytes.append(byte)
        } else if bytes.last != 0x20, !bytes.isEmpty {
          bytes.append(0x20)
        }
      }
      if bytes.last == 0x20 { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
    return unicodeScalars.split { $0.properties.isWhitespace }.map(String.init)
      .joined(separator: " ")
  }

  /// True if the text is printable ASCII with single spaces between words, as nearly every text is.
  private var isPlainlyCollapsed: Bool {
    var before = UInt8(ascii: " ")
    for byte in utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20 || isEmpty
  }

  /// The bytes of the text if all of them are ASCII, whose white space needs no table.
  private var asciiBytes: [UInt8]? {
    utf8.allSatisfy { $0 < 0x80 } ? Array(utf8) : nil
  }

  /// True for the white space of ASCII: tab, line feed, vertical tab, form feed, carriage return and space.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
