internal import Diagnostics

/// The text of a cell that two branches changed, in the form in which git marks conflicts. It has line breaks, which
/// no text of one line has, so that it is found without a look at plain cells.
package struct ConflictText: Equatable {
  /// The text of each side; nil for a side without the row.
  package let ours: String?
  package let theirs: String?

  package init(ours: String?, theirs: String?) {
    self.ours = ours
    self.theirs = theirs
  }

  private static let opening = "<<<<<<< ours"
  private static let closing = ">>>>>>> theirs"
  private static let removed = ": the row is removed"

  package var text: String {
    """
    \(Self.opening)\(ours == nil ? Self.removed : "")
    \(ours ?? "")
    =======
    \(theirs ?? "")
    \(Self.closing)\(theirs == nil ? Self.removed : "")
    """
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
  }
}

extension ConflictText {
  /// True if a text begins as that of a conflict does.
  package static func isOne(_ text: String) -> Bool { text.hasPrefix(opening) }

  /// The two sides in words.
  var words: String {
    let sides = [ours, theirs].map { $0.map { $0.quoted() } ?? "no such row" }
    return "\(sides[0]) or \(sides[1])"
  }
}
