internal import SafeText
internal import TextUnicode

extension String {
  /// The beginning of a typed line, for a sentence that repeats it.
  var shortlyShown: String { shown(columns: 40) }

  /// The text without what would disturb a terminal, cut to a width.
  ///
  /// It is cut by scalars first, because a character can carry any number of combining marks.
  func shown(columns: Int) -> String {
    String(unicodeScalars.prefix(200)).terminalSafe.cropped(to: columns, ellipsis: "...")
  }
}
