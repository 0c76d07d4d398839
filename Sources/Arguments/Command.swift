/// The declaration of one command, from which help, manual and completions follow.
package struct Command: Sendable {
  package let name: String
  /// The other names of the command.
  let aliases: [String]
  /// One line: lower case, no full stop.
  let summary: String
  /// Paragraphs of whole sentences, with an empty line between two.
  let discussion: String
  private var parameters: Parameters
  /// Command lines to copy, each with a short description.
  let examples: KeyValuePairs<String, String>

  package init(
    _ name: String, aliases: [String] = [], _ summary: String,
    _ arguments: @escaping @Sendable @autoclosure () -> [any AnyArgument],
    discussion: String = "", examples: KeyValuePairs<String, String>
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    parameters = .declared(arguments)
    precondition(!examples.isEmpty, "\(name): there is no example")
  }

  /// The parameters, made lazily: a run needs those of one command only.
  private enum Parameters {
    case declared(@Sendable () -> [any AnyArgument])
    case made([Parameter])
  }

  private var all: [Parameter] {
    switch parameters {
    case .declared(let arguments): arguments().map(\.parameter)
    case .made(let parameters): parameters
    }
  }

  var options: [Parameter] { all.filter(\.isOption) }
  var operands: [Parameter] { all.filter { !$0.isOption } }

  /// The command with its parameters made and checked once.
  var made: Command {
    var command = self
    command.parameters = .made(all)
    let operands = command.operands
    for (operand, next) in zip(operands, operands.dropFirst()) {
      precondition(
        operand.arity == .required || operand.arity == .optional && next.arity != .required
          || operand.arity == .many && next.arity == .required,
        "\(name): nothing can follow \(operand.name)")
    }
    return command
  }

  var names: [String] { [name] + aliases }

  /// The part of the usage line that follows the command's name.
  var usage: String {
    let needed = options.filter { $0.arity == .required }.map(\.term)
    let isLastNeeded = operands.last?.arity == .required
    let places = operands.map { isLastNeeded || $0.arity == .required ? $0.term : "[\($0.term)]" }
    return (needed + ["[options]"] + places).joined(separator: " ")
  }
}

extension Parameter {
  /// The argument as lists in the help show it.
  var term: String {
    guard isOption else { return arity == .many ? "\(name)..." : name }
    return names.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
  }
}
