internal import SafeText

/// The result of parsing a command line.
package enum Request: Sendable {
  case run(Invocation)
  /// A request for the help of a command, or of the tool.
  case help(Command?)
  /// A request for the page of a topic.
  case page(String)
  /// A request for the version, as JSON if `--json` was given too.
  case version(asJSON: Bool)
}

/// A command with its arguments, all of them valid.
package struct Invocation: Sendable {
  package let command: Command
  let call: String
  /// The values as given, by the name of the argument.
  let values: [String: [String]]

  /// The value of an argument that the command declares, or that every command has.
  package subscript<Value>(_ argument: Argument<Value>) -> Value {
    let name = argument.parameter.name
    let declared = command.options + command.operands + [Tool.color.parameter]
    guard declared.contains(where: { $0.name == name }),
      let value = argument.read(values[name] ?? [])
    else { preconditionFailure("\(call) does not declare \(name)") }
    return value
  }

  /// An error about a combination of arguments, as in "--stdin needs --kind"; `choices` are the words that
  /// could be missing, with their meanings.
  package func usageError(
    _ message: String, choices: [(term: String, meaning: String)] = []
  ) -> UsageError {
    UsageError(message, for: call, choices: choices)
  }
}

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
