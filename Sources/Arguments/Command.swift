/// What one command takes and does: everything that its help, manual and completions say.
package struct Command: Sendable {
  package let name: String
  /// Other names of the same command.
  let aliases: [String]
  /// One line: lower case, no full stop.
  let summary: String
  /// Paragraphs of whole sentences, with an empty line between two.
  let discussion: String
  let options: [Parameter]
  let operands: [Parameter]
  /// Command lines to copy, each with what it does in a few words.
  let examples: KeyValuePairs<String, String>

  package init(
    _ name: String, aliases: [String] = [], _ summary: String, _ arguments: [any AnyArgument],
    discussion: String = "", examples: KeyValuePairs<String, String>
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    options = arguments.map(\.parameter).filter(\.isOption)
    operands = arguments.map(\.parameter).filter { !$0.isOption }
    precondition(!examples.isEmpty, "\(name): there is no example")
    for (operand, next) in zip(operands, operands.dropFirst()) {
      precondition(
        operand.arity == .required || operand.arity == .optional && next.arity != .required,
        "\(name): nothing can follow \(operand.name)")
    }
  }

  var names: [String] { [name] + aliases }

  /// What follows the command's name on its usage line.
  var usage: String {
    let needed = options.filter { $0.arity == .required }.map(\.term)
    let places = operands.map { $0.arity == .required ? $0.term : "[\($0.term)]" }
    return (needed + ["[options]"] + places).joined(separator: " ")
  }
}

extension Parameter {
  /// The argument as a list of arguments writes it.
  var term: String {
    guard isOption else { return arity == .many ? "\(name)..." : name }
    return names.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
  }
}
