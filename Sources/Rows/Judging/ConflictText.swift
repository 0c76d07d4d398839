internal import Diagnostics
internal import SafeText

/// The text of a cell that two branches changed, in the form in which git marks conflicts. It has line breaks, which
/// no text of one line has, so that it is found without a look at plain cells.
package struct ConflictText: Equatable {
  /// The text of each side; nil for a side without the row.
  package let ours: String?
  package let theirs: String?
  package let labels: Labels

  /// The names of the two versions that are merged, such as branches; empty where they are not known.
  package struct Labels: Equatable, Sendable {
    let ours: String
    let theirs: String

    /// Keeps the first words of each name that fit into a line.
    package init(ours: String = "", theirs: String = "") {
      self.ours = Self.line(ours)
      self.theirs = Self.line(theirs)
    }

    private static let longest = 60

    private static func line(_ name: String) -> String {
      let line = name.terminalSafe
      return line.count > longest ? line.prefix(longest - 1) + "…" : line
    }
  }

  package init(ours: String?, theirs: String?, labels: Labels = Labels()) {
    self.ours = ours
    self.theirs = theirs
    self.labels = labels
  }

  private static let opening = "<<<<<<< ours"
  private static let closing = ">>>>>>> theirs"
  private static let removed = ": the row is removed"

  package var text: String {
    """
    \(Self.opening)\(Self.ending(labels.ours, ours))
    \(ours ?? "")
    =======
    \(theirs ?? "")
    \(Self.closing)\(Self.ending(labels.theirs, theirs))
    """
  }

  /// The text behind a mark: the name of the version, and a note if the version does not have the row.
  private static func ending(_ label: String, _ text: String?) -> String {
    (label.isEmpty ? "" : " (\(label))") + (text == nil ? removed : "")
  }

  /// The name of a version in the text behind a mark; empty if there is none.
  private static func label(in ending: Substring) -> String {
    let name = ending.hasSuffix(removed) ? ending.dropLast(removed.count) : ending
    return name.hasPrefix(" (") && name.hasSuffix(")") ? String(name.dropFirst(2).dropLast()) : ""
  }

  /// Reads the text of a cell; nil for any other text.
  init?(_ text: Span<UInt8>) {
    let mark = UInt8(ascii: "<")
    guard text.count > 20, text[0] == mark, text[6] == mark else { return nil }
    // git and editors may have written other line ends; in Swift a CR LF is one character.
    let lines = String(copying: text).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count >= 5, lines[0].hasPrefix(Self.opening),
      let last = lines.last, last.hasPrefix(Self.closing),
      let middle = lines.firstIndex(of: "=======")
    else { return nil }
    let mine = lines[1..<middle].joined(separator: "\n")
    let other = lines[(middle + 1)..<(lines.count - 1)].joined(separator: "\n")
    ours = lines[0].hasSuffix(Self.removed) ? nil : mine
    theirs = last.hasSuffix(Self.removed) ? nil : other
    labels = Labels(
      ours: Self.label(in: lines[0].dropFirst(Self.opening.count)),
      theirs: Self.label(in: last.dropFirst(Self.closing.count)))
  }
}

extension ConflictText {
  /// True if a text begins as that of a conflict does.
  package static func isOne(_ text: String) -> Bool { text.hasPrefix(opening) }

  /// The two sides in words.
  var words: String {
    let sides = [(ours, labels.ours), (theirs, labels.theirs)].map { text, label in
      (text.map { $0.quoted() } ?? "no such row") + (label.isEmpty ? "" : " in \(label)")
    }
    return "\(sides[0]) or \(sides[1])"
  }
}
