internal import TextUnicode

/// The smallest terminal that the games are made for: what is asked has to fit it whole.
enum SmallestScreen {
  static let columns = 80
  static let rows = 24

  /// How many rows these texts take, each beginning on its own, broken as the games break them.
  static func rows(for texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.wrapped(to: columns).count }
  }
}
