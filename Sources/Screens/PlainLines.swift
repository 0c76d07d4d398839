internal import SafeText
internal import TextUnicode

/// The form of the lines that texts are printed in.
package struct LineForm: Sendable, Equatable {
  package let columns: Int
  /// True if texts are spelled in ASCII.
  package let isASCII: Bool

  package init(_ columns: Int, isASCII: Bool = false) {
    self.columns = columns
    self.isASCII = isASCII
  }

  /// Returns a text in lines of at most `columns`, with control characters spelled out.
  ///
  /// A text is spelled in ASCII before it is broken, because most letters of other scripts become
  /// two or more.
  package func lines(of text: String) -> [String] {
    let safe = text.terminalSafe
    return (isASCII ? safe.ascii : safe).wrapped(to: columns)
  }

  /// Returns a text in one line, which is cropped if it is longer than `columns`.
  package func cropped(_ text: String) -> String {
    let safe = text.terminalSafe
    return (isASCII ? safe.ascii : safe).cropped(to: columns, ellipsis: "...")
  }
}

extension [String] {
  /// The texts in lines, each with its line feed.
  func plainLines(_ form: LineForm) -> String {
    flatMap { form.lines(of: $0) }.map { $0 + "\n" }.joined()
  }
}
