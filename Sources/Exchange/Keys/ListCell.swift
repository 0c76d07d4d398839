internal import TextUnicode

/// Several texts that stand in one cell, and the letters that texts have in front.
enum ListCell {
  /// The most texts of a cell that are read.
  static let most = 500

  /// Returns the texts of a cell; nil if no sign between them tells where they end.
  ///
  /// A comma is no such sign, as it stands in texts, too.
  static func texts(_ cell: String) -> [String]? {
    let cell = cell.trimmed
    if let texts = quoted(cell) ?? lettered(cell) { return texts }
    for sign in ["|", "\n", ";", " / "] where cell.contains(sign) {
      var texts = cell.split(separator: sign, maxSplits: most, omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      if texts.last == "" { texts.removeLast() }
      return texts
    }
    return nil
  }

  /// Returns texts without the letters or numbers in front, as in `A) Rome`; nil unless they count all texts in order.
  static func withoutMarks(_ texts: [String]) -> [String]? {
    guard texts.count > 1, texts.count <= 26 else { return nil }
    for first in ["A", "a", "1"] {
      let found = texts.enumerated().compactMap { index, text in
        plain(text, behind: first == "1" ? "\(index + 1)" : letter(index, from: first))
      }
      if found.count == texts.count { return found }
    }
    return nil
  }

  /// Returns the letter in front of a text, and the text behind it; nil if there is none.
  static func marked(_ text: String) -> (letter: Int, text: String)? {
    let text = text.trimmed
    let head = text.drop { $0 == "(" }
    guard let first = head.first?.lowercased().utf8.first, 0x61...0x7A ~= first,
      head.first?.isASCII == true,
      let rest = plain(text, behind: String(head.prefix(1)))
    else { return nil }
    return (Int(first) - 0x61, rest)
  }

  private static func letter(_ index: Int, from first: String) -> String {
    String(Unicode.Scalar((first.utf8.first ?? 0x41) + UInt8(index)))
  }

  /// Returns the text behind marks such as `A)`, `(A)`, `A.` or `A:`; nil if it has none, or nothing behind it.
  private static func plain(_ text: String, behind mark: String) -> String? {
    for (open, close) in [("", ")"), ("(", ")"), ("", "."), ("", ":")] {
      let whole = open + mark + close
      guard text.hasPrefix(whole) else { continue }
      let rest = text.dropFirst(whole.count)
      guard let next = rest.first, next.isWhitespace else { continue }
      let plain = String(rest).trimmed
      return plain.isEmpty ? nil : plain
    }
    return nil
  }

  /// The texts of a list in brackets, as JSON and Python write it; nil if the cell is none.
  private static func quoted(_ cell: String) -> [String]? {
    guard cell.hasPrefix("["), cell.hasSuffix("]") else { return nil }
    var texts: [String] = []
    var rest = cell.dropFirst().dropLast()
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard let quote = rest.first else { return texts.isEmpty ? nil : texts }
      guard quote == "\"" || quote == "'", texts.count < most else { return nil }
      rest = rest.dropFirst()
      var text = ""
      while let next = rest.first, next != quote {
        rest = rest.dropFirst()
        guard next == "\\", let behind = rest.first else {
          text.append(next)
          continue
        }
        // Other escapes than those of quotes would be a guess.
        guard "\\\"'/".contains(behind) else { return nil }
        text.append(behind)
        rest = rest.dropFirst()
      }
      guard rest.first == quote else { return nil }
      rest = rest.dropFirst()
      texts.append(text)
    }
  }

  /// The texts of a cell in which each has its letter in front, as in `A) Rome, B) Paris`; nil if they have none.
  static func lettered(_ cell: String) -> [String]? {
    for first in ["A", "a"] {
      for (open, close) in [("", ")"), ("(", ")"), ("", "."), ("", ":")] {
        var texts: [String] = []
        var rest = cell[...]
        func mark(_ index: Int) -> String { open + letter(index, from: first) + close + " " }
        guard rest.hasPrefix(mark(0)) else { continue }
        while texts.count < 25, let next = start(of: mark(texts.count + 1), in: rest) {
          texts.append(text(rest[..<next]))
          rest = rest[next...]
        }
        guard !texts.isEmpty else { continue }
        texts.append(text(rest))
        return texts.allSatisfy { $0.count > 3 } ? texts : nil
      }
    }
    return nil
  }

  private static func text(_ part: Substring) -> String {
    let text = String(part).trimmed
    return text.hasSuffix(",") || text.hasSuffix(";") || text.hasSuffix("|")
      ? String(text.dropLast()).trimmed : text
  }

  /// The first place of a mark behind a space, a line end or a sign between texts.
  private static func start(of mark: String, in text: Substring) -> Substring.Index? {
    var rest = text
    while let range = rest.firstRange(of: mark) {
      if range.lowerBound > text.startIndex {
        let before = text[text.index(before: range.lowerBound)]
        if before.isWhitespace || ",;|".contains(before) { return range.lowerBound }
      }
      rest = rest[range.upperBound...]
    }
    return nil
  }
}
