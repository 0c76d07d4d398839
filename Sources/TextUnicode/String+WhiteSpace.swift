extension String {
  /// The text without White_Space (as Unicode defines it) at either end.
  package var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// The text with every run of White_Space made one space, and none at either end.
  package var collapsed: String {
    unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
  }
}
