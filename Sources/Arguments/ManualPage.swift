/// Plain text, laid out within a number of columns. Every character takes one column.
struct ManualPage {
  private(set) var text = ""
  private let width: Int

  init(width: Int) { self.width = width }

  /// Adds a paragraph, wrapped between words. Lines after the first are indented by `hanging` more.
  mutating func paragraph(_ words: String, indent: Int = 0, hanging: Int = 0) {
    let margin = indent + hanging
    for (index, line) in words.wrapped(to: width - margin).enumerated() {
      let spaces = index == 0 ? indent : margin
      text += String(repeating: " ", count: spaces) + line + "\n"
    }
  }

  /// Adds the paragraphs of a text, with an empty line before each.
  mutating func prose(_ text: String) {
    for words in text.paragraphs {
      blank()
      paragraph(words)
    }
  }

  /// Adds a line without wrapping it.
  mutating func line(_ line: String) { text += line + "\n" }

  mutating func blank() { line("") }

  mutating func heading(_ title: String) {
    blank()
    line(title + ":")
  }

  /// Adds a heading and two columns of terms and meanings, or nothing if there are no terms.
  mutating func list(_ title: String, _ rows: [(term: String, meaning: String)]) {
    if rows.isEmpty { return }
    heading(title)
    self.rows(rows)
  }

  /// Adds two columns of terms and meanings.
  mutating func rows(_ rows: [(term: String, meaning: String)]) {
    guard let longest = rows.map(\.term.unicodeScalars.count).max() else { return }
    let column = min(longest + 4, max(width * 3 / 10, 16))
    for row in rows {
      let lines = row.meaning.wrapped(to: width - column)
      let gap = column - 2 - row.term.unicodeScalars.count
      let fits = gap >= 2
      text += "  \(row.term)" + (fits ? String(repeating: " ", count: gap) : "\n")
      for (index, line) in lines.enumerated() {
        let margin = fits && index == 0 ? 0 : column
        text += String(repeating: " ", count: margin) + line + "\n"
      }
    }
  }
}

extension String {
  /// The text as lines of whole words. A line is longer than `width` only if a single word is.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in split(whereSeparator: \.isWhitespace) {
      let length = word.unicodeScalars.count
      if let last = lines.indices.last, length < room {
        lines[last] += " " + word
        room -= length + 1
      } else {
        lines.append(String(word))
        room = width - length
      }
    }
    return lines
  }

  /// The parts between empty lines.
  var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty)
      .map { $0.joined(separator: " ") }
  }
}
