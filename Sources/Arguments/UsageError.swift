internal import SafeText

/// An error in the command line, with a hint where to read more.
package struct UsageError: Error, Equatable, Sendable {
  /// Lower case, no full stop; safe to print for any arguments.
  package let message: String
  /// The hint, as in "try 'packtool validate --help'".
  package let hint: String

  init(_ message: String, for call: String) {
    self.message = message
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
