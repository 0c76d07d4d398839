internal import SafeText
internal import TextUnicode

extension [String] {
  /// The texts in lines of at most `columns`, with control characters spelled out.
  func plainLines(_ columns: Int) -> String {
    flatMap { $0.terminalSafe.wrapped(to: columns) }.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text in ASCII; lines that become too long are wrapped again.
  package func asciiLines(_ columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let ascii = String(line).ascii
      return ascii.utf8.count > max(columns, line.count)
        ? ascii.wrapped(to: columns).joined(separator: "\n") : ascii
    }.joined(separator: "\n")
  }
}
