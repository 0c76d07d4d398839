internal import SafeText

/// An error in the command line, with a hint where to read more.
package struct UsageError: Error, Equatable, Sendable {
  /// Lower case, no full stop; safe to print for any arguments.
  package let message: String
  /// Lines between the message and the hint, such as the words that could be missing; often empty.
  package let listing: String
  /// The hint, as in "try 'packtool validate --help'".
  package let hint: String

  /// - Parameter choices: The words that could be missing, with their meanings.
  init(
    _ message: String, for call: String, choices: [(term: String, meaning: String)] = []
  ) {
    self.message = message
    var page = ManualPage(width: 80)
    page.rows(choices)
    listing = page.text
    hint = "try '\(call) --help'"
  }
}

extension String {
  /// The text in quotes, at most 80 characters, escaped as for a terminal.
  package var quoted: String {
    let longest = 80
    var text = "\""
    for shown in ShownScalars(String(unicodeScalars.prefix(longest))) {
      switch shown.scalar {
      case "\"", "\\": text += "\\\(shown.scalar)"
      case let scalar where shown.isEscaped: text += scalar.escape
      case let scalar: text.unicodeScalars.append(scalar)
      }
    }
    return text + (unicodeScalars.dropFirst(longest).isEmpty ? "\"" : "…\"")
  }
}
