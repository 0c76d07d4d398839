extension String {
  /// The text without Unicode white space at either end.
  package var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// The text with each run of Unicode white space replaced by one space, and none at either end.
  package var collapsed: String {
    if isPlainlyCollapsed { return self }
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
}
