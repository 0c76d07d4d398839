internal import TextUnicode

/// The smallest terminal that the games are made for: what is asked has to fit it whole.
package enum SmallestScreen {
  package static let columns = 40
  package static let rows = 20

  /// These texts, each beginning on a row of its own, broken as the games break them.
  static func lines(for texts: [String]) -> [String] {
    texts.flatMap { $0.terminalSafe.wrapped(to: columns) }
  }

  /// How many rows they take.
  package static func rows(for texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.wrapped(to: columns).count }
  }
}
