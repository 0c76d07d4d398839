internal import SafeText
internal import TextUnicode

/// The smallest terminal that the games support; each question has to fit on it.
package enum SmallestScreen {
  package static let columns = 40
  package static let rows = 20

  /// Wraps texts as the games do; each text begins on a row of its own.
  static func lines(for texts: [String]) -> [String] {
    texts.flatMap { $0.terminalSafe.wrapped(to: columns) }
  }

  /// True if the byte counts alone prove that the texts fit into `rows`, which they do for nearly all texts.
  ///
  /// No character is wider than its number of bytes. A line breaks only if the next word does not fit, so two
  /// successive lines together hold more than one line's width.
  static func surelyFit(_ texts: [String], in rows: Int) -> Bool {
    let most = texts.reduce(0) { sum, text in
      sum + mostRows(text.utf8.count) + text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    return most <= rows
  }

  /// The upper limit of rows for a text of `bytes` bytes, not counting its line feeds.
  static func mostRows(_ bytes: Int) -> Int { 1 + (bytes <= columns ? 0 : 2 * bytes / columns) }

  /// The number of rows that the texts take, each beginning on a row of its own.
  package static func rows(for texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.wrappedCount(to: columns) }
  }
}
