internal import TextUnicode

/// Lines of text with gaps that given texts belong into, as a question with pairs to match.
struct GappedText {
  /// The character that stands for a gap in a line. It is private to this program, and not kept in other text.
  private static let mark: Unicode.Scalar = "\u{F8FE}"
  /// A gap as a part of a line.
  static let gap = String(mark)

  /// Returns a text without the sign of a gap.
  static func withoutGaps(_ text: String) -> String {
    guard text.unicodeScalars.contains(mark) else { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != mark { kept.append(scalar) }
    return String(kept)
  }

  /// The text without lines of a single gap.
  private(set) var prompt = ""
  /// A text for each gap, in the order of the gaps.
  private(set) var lefts: [String] = []

  /// Makes a left text of each line with one gap. If a line has several, or two are alike, the gaps get numbers instead.
  init(lines: [String]) {
    let parts = lines.map {
      $0.unicodeScalars.split(separator: Self.mark, omittingEmptySubsequences: false)
        .map { String($0).collapsed }
    }
    var asking: [String] = []
    for parts in parts {
      if parts.count == 1 { asking.append(parts[0]) } else { lefts.append(Self.left(of: parts)) }
    }
    if parts.contains(where: { $0.count > 2 }) || lefts.contains("")
      || Set(lefts).count < lefts.count
    {
      (asking, lefts) = Self.numbered(parts)
    }
    prompt = asking.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A line with one gap, which needs no sign at either end.
  private static func left(of parts: [String]) -> String {
    parts.contains("") ? parts.joined() : parts.joined(separator: " _____ ")
  }

  private static func numbered(_ lines: [[String]]) -> (asking: [String], lefts: [String]) {
    var lefts: [String] = []
    let asking = lines.map { parts in
      var line = parts[0]
      for part in parts.dropFirst() {
        lefts.append("\(lefts.count + 1)")
        line += " (\(lefts.count)) _____ " + part
      }
      return line.collapsed
    }
    return (asking, lefts)
  }
}
