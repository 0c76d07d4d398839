internal import SafeText
internal import TextUnicode
internal import Words

/// A parser of choices as people type them: by number or by letter.
enum ChoiceText {
  /// Returns the index of a choice out of `count`, at most 9; nil for any other text.
  static func choice(_ text: String, of count: Int) -> Int? {
    let bytes = Array(text.utf8)
    // The list of choices writes `2)`, so that is accepted, too.
    guard bytes.count == 1 || bytes.count == 2 && [".", ")"].contains(text.last) else {
      return nil
    }
    let choice =
      switch bytes[0] {
      case UInt8(ascii: "1")...UInt8(ascii: "9"): Int(bytes[0] - UInt8(ascii: "1"))
      case UInt8(ascii: "a")...UInt8(ascii: "i"): Int(bytes[0] - UInt8(ascii: "a"))
      case UInt8(ascii: "A")...UInt8(ascii: "I"): Int(bytes[0] - UInt8(ascii: "A"))
      default: count
      }
    return choice < count ? choice : nil
  }

  /// Returns the indices of several choices, with spaces or commas between them or nothing, as in `1 3`; nil for any
  /// other text, and if one stands twice.
  static func several(_ text: String, of count: Int) -> [Int]? {
    let parts = text.utf8.filter { !" ,;+".utf8.contains($0) }
    let choices = parts.compactMap { choice(String(UnicodeScalar($0)), of: count) }
    return choices.count == parts.count && !choices.isEmpty && Set(choices).count == choices.count
      ? choices.sorted() : nil
  }

  /// The reply to a line that is no choice; `unknown` quotes the line.
  static func explanation(
    of line: String, count: Int, _ language: Language, _ unknown: Phrase = .noChoice
  ) -> String {
    if line.isEmpty { return language(.typeNumber, ["n": .count(count)]) }
    let shown = line.terminalSafe.cropped(to: 40, ellipsis: "...")
    return language(unknown, ["line": .text(shown), "n": .count(count)])
  }
}

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
