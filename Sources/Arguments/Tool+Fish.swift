extension Tool {
  var fishCompletions: String {
    var lines = ["complete -c \(name) -f"]
    if let command = onlyCommand {
      lines += fishLines(command, condition: nil)
    } else {
      let names = commands.flatMap(\.names).joined(separator: " ")
      let first = "\"not __fish_seen_subcommand_from $commands\""
      lines.append("set -l commands \(names)")
      lines += options(of: nil).map { fishLine(first, fishOption($0)) }
      for command in commands {
        lines.append(fishLine(first, "-a \(command.name) -d \(command.summary.fishQuoted)"))
      }
      for command in commands {
        let words = command.names.joined(separator: " ")
        lines += fishLines(command, condition: "'__fish_seen_subcommand_from \(words)'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishLines(_ command: Command, condition: String?) -> [String] {
    (options(of: command).map(fishOption) + command.operands.map(fishOffer))
      .filter { !$0.isEmpty }
      .map { fishLine(condition, $0) }
  }

  private func fishLine(_ condition: String?, _ rest: String) -> String {
    "complete -c \(name)" + (condition.map { " -n \($0)" } ?? "") + " " + rest
  }

  private func fishOption(_ option: Parameter) -> String {
    let names = option.names.map {
      ($0.hasPrefix("--") ? "-l " : "-s ") + $0.withoutDashes
    }
    let offer = fishOffer(option)
    let value = option.takesValue ? [offer == "-F" ? "-r" : "-x", offer] : []
    return (names + value + ["-d \(option.help.fishQuoted)"])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func fishOffer(_ parameter: Parameter) -> String {
    switch parameter.completion {
    case .files: return "-F"
    case .folders: return "-a '(__fish_complete_directories)'"
    case .nothing, .commands, .words:
      let words = words(for: parameter)
      return words.isEmpty ? "" : "-a '\(words.joined(separator: " "))'"
    }
  }
}

extension String {
  fileprivate var fishQuoted: String {
    "'" + reduce(into: "") { $0 += ($1 == "'" || $1 == "\\" ? "\\" : "") + String($1) } + "'"
  }
}
