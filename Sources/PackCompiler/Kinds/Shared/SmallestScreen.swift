internal import TextUnicode

/// The smallest terminal that the games are made for: what is asked has to fit it whole.
package enum SmallestScreen {
  package static let columns = 40
  package static let rows = 20

  /// These texts, each beginning on a row of its own, broken as the games break them.
  static func lines(for texts: [String]) -> [String] {
    texts.flatMap { $0.terminalSafe.wrapped(to: columns) }
  }

  /// Whether they surely take no more than so many rows, as nearly all do: told by their bytes alone.
  ///
  /// No character is wider than it has bytes, and a line is only begun where the one before and the first
  /// word of the new one fill it together: two lines that follow each other hold a whole one's width.
  static func surelyFit(_ texts: [String], in rows: Int) -> Bool {
    let most = texts.reduce(0) { sum, text in
      let bytes = text.utf8.count
      let feeds = text.utf8.count { $0 == UInt8(ascii: "\n") }
      return sum + feeds + 1 + (bytes <= columns ? 0 : 2 * bytes / columns)
    }
    return most <= rows
  }

  /// How many rows they take.
  package static func rows(for texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.wrappedCount(to: columns) }
  }
}
