extension String {
  /// The most bytes of a schema's text that a label shows in full; a label is kept for each finding.
  private static let longestLabel = 1_000

  /// The text, or its beginning if it is longer than a label shows.
  var asLabel: String {
    if utf8.count <= Self.longestLabel { return self }
    return String(UnicodeScalarView(unicodeScalars.prefix(Self.longestLabel))) + "…"
  }

  /// A label with texts and commas between them.
  static func label(listing texts: [String]) -> String {
    var list = ""
    for (index, text) in texts.enumerated() {
      // Every row may have the fault, so no more is joined than is shown.
      if list.utf8.count > longestLabel { break }
      list += index == 0 ? text : ", " + text
    }
    return list.asLabel
  }
}
