extension Tool {
  /// Parses the arguments that follow the program's name.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    let plain = arguments.prefix { $0 != "--" }
    if plain.contains(where: Tool.help.parameter.names.contains) {
      return .help(plain.lazy.compactMap(command(named:)).first)
    }
    if plain.contains(Tool.version.parameter.name) {
      return .version(asJSON: plain.contains("--json"))
    }
    var parser = Parser(self, arguments)
    return try parser.request()
  }
}

/// Parses arguments from left to right, by the conventions of GNU tools.
private struct Parser {
  private let tool: Tool
  private var rest: ArraySlice<String>
  private var command: Command?
  private var values: [String: [String]] = [:]

  init(_ tool: Tool, _ arguments: [String]) {
    self.tool = tool
    rest = arguments[...]
    command = tool.onlyCommand
  }

  mutating func request() throws(UsageError) -> Request {
    while let word = rest.popFirst() {
      if word == "--" {
        while let operand = rest.popFirst() { try take(operand: operand) }
      } else if word.utf8.starts(with: "--".utf8) {
        try take(long: word)
      } else if word.utf8.starts(with: "-".utf8), word != "-" {
        try take(shorts: word)
      } else {
        try take(operand: word)
      }
    }
    guard let command else {
      throw UsageError("missing COMMAND", for: tool.name, choices: tool.commandList)
    }
    if values[Tool.help.parameter.name] != nil { return .help(command) }
    if tool.onlyCommand == nil, command.name == "help" { return try topic() }
    try fillLastOperands(command)
    for needed in command.options + command.operands
    where needed.arity == .required && values[needed.name] == nil {
      throw error("missing \(needed.isOption ? needed.term : needed.name)")
    }
    return .run(Invocation(command: command, call: tool.call(command), values: values))
  }

  /// Takes `--name`, `--name value` or `--name=value`.
  private mutating func take(long word: String) throws(UsageError) {
    let scalars = word.unicodeScalars
    let end = scalars.firstIndex(of: "=") ?? scalars.endIndex
    let name = String(scalars[..<end])
    guard let option = option(name) else { throw unknown(name) }
    let attached = end < scalars.endIndex ? String(scalars[end...].dropFirst()) : nil
    if !option.takesValue, let attached {
      throw error("\(name) takes no value, not \(attached.quoted)")
    }
    let value = if let attached { attached } else { try valueAfter(option, as: name) }
    try add(value, to: option, as: name)
  }

  /// Takes `-q`, the bundle `-qv`, `-o value` or `-ovalue`.
  private mutating func take(shorts word: String) throws(UsageError) {
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let option = option(name) else { throw unknown(name, in: word) }
      let isAttached = option.takesValue && !letters.isEmpty
      let value = isAttached ? String(letters) : try valueAfter(option, as: name)
      try add(value, to: option, as: name)
      if isAttached { return }
    }
  }

  private mutating func take(operand word: String) throws(UsageError) {
    guard let command else {
      command = tool.command(named: word)
      guard command == nil else { return }
      throw unknownCommand(word)
    }
    let operand = command.operands.first { $0.arity == .many || values[$0.name] == nil }
    guard let operand else { throw error("unexpected operand \(word.quoted)") }
    try add(word, to: operand, as: operand.name)
  }

  /// Gives required operands that follow one which takes many the last of its words.
  private mutating func fillLastOperands(_ command: Command) throws(UsageError) {
    guard let many = command.operands.firstIndex(where: { $0.arity == .many }) else { return }
    for operand in command.operands[(many + 1)...].reversed() where operand.arity == .required {
      let name = command.operands[many].name
      guard let word = values[name]?.popLast() else { return }
      if values[name]?.isEmpty == true { values[name] = nil }
      try add(word, to: operand, as: operand.name)
    }
  }

  /// Takes the argument after an option as its value, unless that looks like an option itself.
  private mutating func valueAfter(
    _ option: Parameter, as name: String
  ) throws(UsageError) -> String {
    guard option.takesValue else { return "" }
    guard let value = rest.first, !value.looksLikeOption else {
      throw error("missing \(option.placeholder ?? "value") after \(name)")
    }
    rest.removeFirst()
    return value
  }

  private mutating func add(
    _ value: String, to parameter: Parameter, as name: String
  ) throws(UsageError) {
    if parameter.arity != .many, values[parameter.name] != nil {
      throw error("\(name) is given twice")
    }
    if parameter.arity != .flag, let fault = parameter.fault(value) {
      let meant = Suggestion.clause(for: value, among: parameter.choices)
      throw error("\(name) \(fault), not \(value.quoted)\(meant)")
    }
    values[parameter.name, default: []].append(value)
  }

  /// The command or the topic that `help` names.
  private func topic() throws(UsageError) -> Request {
    guard let name = values[Tool.topic.parameter.name]?.first else { return .help(nil) }
    if let topic = tool.topics.first(where: { $0.name == name }) { return .page(topic.text()) }
    guard let command = tool.command(named: name) else { throw unknownCommand(name) }
    return .help(command)
  }
}

// Lookups and errors.
extension Parser {
  private func option(_ name: String) -> Parameter? {
    tool.options(of: command).first { $0.names.contains(name) }
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message, for: tool.call(command))
  }

  private func unknownCommand(_ word: String) -> UsageError {
    if let meant = tool.otherWords.first(where: { $0.key == word })?.value {
      let call = tool.command(named: meant).map(tool.call) ?? String(meant.prefix { $0 != "," })
      return UsageError("unknown command \(word.quoted); did you mean \(meant)?", for: call)
    }
    let meant = Suggestion.clause(for: word, among: tool.commands.flatMap(\.names))
    return UsageError("unknown command \(word.quoted)\(meant)", for: tool.name)
  }

  /// The error for an unknown option. `-format` may be a long option that lacks a dash.
  private func unknown(_ name: String, in bundle: String? = nil) -> UsageError {
    if command == nil, tool.commands.contains(where: { $0.options.flatMap(\.names).contains(name) })
    {
      return error("\(name) goes after the command")
    }
    let long = tool.options(of: command).flatMap(\.names).filter { $0.hasPrefix("--") }
    let whole = bundle ?? name
    let meant = Suggestion.clause(for: whole, among: whole.unicodeScalars.count > 2 ? long : [])
    let shown = meant.isEmpty ? name : whole
    return error("unknown option \(shown.quoted) for \(tool.call(command))\(meant)")
  }
}

extension String {
  /// True if the text begins with a dash and no digit follows; "-" alone and "-5" are values.
  fileprivate var looksLikeOption: Bool {
    let start = unicodeScalars.prefix(2)
    guard start.first == "-", let second = start.dropFirst().first else { return false }
    return !("0"..."9").contains(second)
  }
}

/// Suggests the word that was probably meant by a mistyped one.
enum Suggestion {
  /// The text "; did you mean …?" with the nearest candidate, or an empty text if none is near.
  ///
  /// Among equally near candidates the first is taken.
  static func clause(for word: String, among candidates: [String]) -> String {
    let typed = Array(word.withoutDashes.unicodeScalars)
    let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      let meant = Array(candidate.withoutDashes.unicodeScalars)
      if typed.count > 2, meant.starts(with: typed) { return (candidate, 0) }
      let limit = (max(typed.count, meant.count) + 1) / 3
      guard abs(typed.count - meant.count) <= limit else { return nil }
      let distance = distance(typed, meant)
      return distance <= limit ? (candidate, distance) : nil
    }
    guard let nearest = near.min(by: { $0.distance < $1.distance }) else { return "" }
    return "; did you mean \(nearest.name)?"
  }

  /// The edit distance: insertions, deletions, replacements and swaps of neighbours (Damerau and
  /// Levenshtein, each letter edited once).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = previous[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(replaced, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, older[j - 1] + 1)
        }
        row.append(best)
      }
      older = previous
      previous = row
    }
    return previous[right.count]
  }
}
