internal import TextUnicode

extension [String] {
  /// The texts as lines no wider than `columns`, with nothing in them that could steer a terminal.
  func plainLines(_ columns: Int) -> String {
    flatMap { $0.terminalSafe.wrapped(to: columns) }.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// Lines in ASCII; those that it makes too long are broken once more.
  package func asciiLines(_ columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let ascii = String(line).ascii
      return ascii.utf8.count > max(columns, line.count)
        ? ascii.wrapped(to: columns).joined(separator: "\n") : ascii
    }.joined(separator: "\n")
  }
}
