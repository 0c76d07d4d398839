internal import TextUnicode

/// The title of a question in lists of other programs.
enum QuestionTitle {
  /// Returns a title for a question: its beginning.
  static func made(of text: String) -> String {
    text.count <= 60 ? text : text.prefix(59) + "…"
  }

  /// True if a title says nothing that the text does not say: it is the beginning of the text.
  static func isBeginning(_ title: String, of text: String) -> Bool {
    let dots = ["...", "…"].first(where: title.hasSuffix)
    let start = String(title.dropLast(dots?.count ?? 0)).trimmed
    return text.hasPrefix(start) || start.isEmpty
  }
}
