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
  /// The text in quotes, at most 80 characters, with control characters escaped.
  package var quoted: String {
    let longest = 80
    var text = "\""
    for scalar in unicodeScalars.prefix(longest) {
      switch (scalar, scalar.properties.generalCategory) {
      case ("\"", _), ("\\", _): text += "\\\(scalar)"
      case ("\n", _): text += "\\n"
      case ("\t", _): text += "\\t"
      case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator):
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + (unicodeScalars.dropFirst(longest).isEmpty ? "\"" : "…\"")
  }
}
