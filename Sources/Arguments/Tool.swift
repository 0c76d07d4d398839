/// The declaration of a program, from which parsing, help, manual and completions follow.
package struct Tool: Sendable {
  let name: String
  let summary: String
  /// The date of the manual, as in "January 31, 2026".
  let date: String
  /// Paragraphs of whole sentences, with an empty line between two.
  let discussion: String
  /// The commands that the first word chooses from, or a single command with the tool's own name.
  let commands: [Command]
  /// Words that other tools have for a command, each with the command that is meant, or with another program and,
  /// behind a comma, what it does.
  let otherWords: KeyValuePairs<String, String>
  /// The pages that `help` prints beside the help of commands.
  let topics: [Topic]
  let exitCodes: KeyValuePairs<String, String>
  let environment: KeyValuePairs<String, String>
  let files: KeyValuePairs<String, String>

  /// A page about more than one command.
  package struct Topic: Sendable {
    let name: String
    let summary: String
    let text: @Sendable () -> String

    package init(_ name: String, _ summary: String, text: @escaping @Sendable () -> String) {
      (self.name, self.summary, self.text) = (name, summary, text)
    }
  }

  /// Declares a tool whose first word names a command. The command `help` is added.
  package init(
    _ name: String, _ summary: String, date: String, discussion: String = "",
    commands: [Command], otherWords: KeyValuePairs<String, String> = [:], topics: [Topic] = [],
    exitCodes: KeyValuePairs<String, String> = [:],
    environment: KeyValuePairs<String, String> = [:], files: KeyValuePairs<String, String> = [:]
  ) {
    self.name = name
    self.otherWords = otherWords
    self.summary = summary
    self.date = date
    self.discussion = discussion
    let isOne = commands.first?.name == name
    self.commands =
      isOne ? commands.map(\.made) : commands + [Command.help(of: name, topics.first)]
    self.topics = topics
    self.exitCodes = exitCodes
    self.environment = environment
    self.files = files
    requireUnique(self.commands.flatMap(\.names) + topics.map(\.name))
    requireUnique(self.commands.flatMap(\.names) + otherWords.map { $0.key })
    if isOne { requireUnique(options(of: commands[0]).flatMap(\.names)) }
  }

  /// Declares a tool that is a single command.
  package init(
    _ command: Command, date: String, exitCodes: KeyValuePairs<String, String> = [:],
    environment: KeyValuePairs<String, String> = [:], files: KeyValuePairs<String, String> = [:]
  ) {
    self.init(
      command.name, command.summary, date: date, discussion: command.discussion,
      commands: [command], exitCodes: exitCodes, environment: environment, files: files)
  }

  private func requireUnique(_ names: [String]) {
    precondition(Set(names).count == names.count, "\(name): a name is declared twice in \(names)")
  }
}

extension Tool {
  /// The command of a tool without subcommands; nil for other tools.
  var onlyCommand: Command? { commands.first { $0.name == name } }

  /// The command with its parameters made; each name must be declared once.
  func command(named name: String) -> Command? {
    guard let command = commands.first(where: { $0.names.contains(name) })?.made else { return nil }
    requireUnique(options(of: command).flatMap(\.names))
    return command
  }

  /// The words that a user types to call a command, or the tool itself if `command` is nil.
  func call(_ command: Command?) -> String {
    guard let command, onlyCommand == nil else { return name }
    return "\(name) \(command.name)"
  }

  /// Every option of a command, or of the tool before a command is named.
  func options(of command: Command?) -> [Parameter] {
    let common = [Tool.help.parameter, Tool.color.parameter]
    let isTopLevel = command == nil || onlyCommand != nil
    return (command?.options ?? []) + common + (isTopLevel ? [Tool.version.parameter] : [])
  }
}

// Arguments that every tool has.
extension Tool {
  package enum Color: String, CaseIterable, Sendable { case auto, always, never }

  package static let color = Argument.defaulted(
    "--color", .choice(of: Color.self, "WHEN"), to: .auto, "colour the output")

  static let help = Argument.flag("-h, --help", "print this help")
  static let version = Argument.flag("--version", "print the version (also --json)")
  static let topic = Argument.optional("COMMAND", .command(), "the command or topic to explain")
}

extension Command {
  fileprivate static func help(of tool: String, _ topic: Tool.Topic?) -> Command {
    guard let topic else {
      return Command(
        "help", "explain a command", [Tool.topic],
        examples: ["\(tool) help": "list the commands"])
    }
    return Command(
      "help", "explain a command, or print a page about a topic", [Tool.topic],
      examples: [
        "\(tool) help": "list the commands and the topics",
        "\(tool) help \(topic.name)": "print a page, in Markdown",
      ])
  }
}
