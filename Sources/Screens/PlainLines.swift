internal import TextUnicode

extension [String] {
  /// The texts as lines no wider than `columns`, with nothing in them that could steer a terminal.
  func plainLines(_ columns: Int) -> String {
    flatMap { $0.terminalSafe.wrapped(to: columns) }.map { $0 + "\n" }.joined()
  }
}
