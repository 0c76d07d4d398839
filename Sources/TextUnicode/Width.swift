extension Character {
  /// The columns a terminal gives it: 2 for wide characters and emoji, however they are joined.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // What joins a wide character adds nothing to it: emoji sequences, vowels of Hangul, marks.
    // U+FE0F makes an emoji of the sign before it.
    if UTF8Proc.width(first) == 2 || unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
    return unicodeScalars.reduce(0) { $0 + UTF8Proc.width($1) }
  }
}

extension Character {
  /// Whether a line may end here: white space that does not hold together what is beside it.
  fileprivate var isBreakable: Bool {
    isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(self)
  }
}

extension String {
  /// The columns a terminal needs for the text, which holds no control characters.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text if it fits, else its beginning with an ellipsis, never wider than `columns`.
  package func cropped(to columns: Int, ellipsis: String = "…") -> String {
    if displayWidth <= columns { return self }
    let room = columns - ellipsis.displayWidth
    guard room >= 0 else { return "" }
    return String(self[...].fitting(room)) + ellipsis
  }

  /// The text in lines no wider than `columns`, broken at white space, around wide characters and,
  /// where a word is longer than a line, within it; a line feed begins a new line. Only a character
  /// that is wider by itself, as signs that are joined may be, has a line that is.
  package func wrapped(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      Self.wrap(paragraph, to: Swift.max(2, columns))
    }
  }

  private static func wrap(_ paragraph: Substring, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    var isGap = false
    for part in parts(of: paragraph) {
      if part.allSatisfy(\.isBreakable) {
        isGap = true
        continue
      }
      let gap = isGap && width > 0 ? " " : ""
      isGap = false
      var rest = part
      var restWidth = String(part).displayWidth
      if width + gap.count + restWidth <= columns {
        line += gap
        width += gap.count
      } else {
        if width > 0 { lines.append(line) }
        (line, width) = ("", 0)
        while restWidth > columns {
          let fitting = rest.fitting(columns)
          let head = String(fitting.isEmpty ? rest.prefix(1) : fitting)
          lines.append(head)
          rest = rest.dropFirst(head.count)
          restWidth -= head.displayWidth
        }
      }
      line += rest
      width += restWidth
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// Runs of white space, single wide characters, and the words between them.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let first = rest.first {
      let isSpace = first.isBreakable
      let isWord = !isSpace && first.displayWidth < 2
      let part =
        isSpace
        ? rest.prefix { $0.isBreakable }
        : isWord
          ? rest.prefix { !$0.isBreakable && $0.displayWidth < 2 } : rest.prefix(1)
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }
}

extension Substring {
  /// As many characters from the beginning as fit.
  fileprivate func fitting(_ columns: Int) -> Substring {
    var width = 0
    return prefix {
      width += $0.displayWidth
      return width <= columns
    }
  }
}
