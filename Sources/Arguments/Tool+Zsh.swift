extension Tool {
  var zshCompletions: String {
    """
    #compdef \(name)
    _\(name)() {
    \(onlyCommand.map { zshArguments(of: $0, indent: 2) } ?? zshCommands)
    }
    if [[ $funcstack[1] == _\(name) ]]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  }

  private var zshCommands: String {
    let names = commands.map {
      "        " + "\($0.name):\($0.summary.escaping(":"))".singleQuoted
    }
    let cases = commands.map { command in
      """
              \(command.names.joined(separator: "|")))
      \(zshArguments(of: command, indent: 10))
                ;;
      """
    }
    return """
        local state line
        local -a commands
        _arguments -C -s -S \\
      \(options(of: nil).flatMap(zshSpecs).map { "    \($0) \\" }.joined(separator: "\n"))
          '1: :->command' '*:: :->arguments'
        case $state in
          command)
            commands=(
      \(names.joined(separator: "\n"))
            )
            _describe command commands
            ;;
          arguments)
            case $words[1] in
      \(cases.joined(separator: "\n"))
            esac
            ;;
        esac
      """
  }

  private func zshArguments(of command: Command, indent: Int) -> String {
    let operands = command.operands.enumerated().map { index, operand in
      let place =
        switch operand.arity {
        case .many: "*:"
        case .optional: "\(index + 1)::"
        default: "\(index + 1):"
        }
      return "\(place)\(operand.name):\(zshAction(operand))".singleQuoted
    }
    let margin = String(repeating: " ", count: indent)
    let words = ["_arguments -s -S"] + options(of: command).flatMap(zshSpecs) + operands
    return margin + words.joined(separator: " \\\n  \(margin)")
  }

  /// The specifications of an option, one for each of its names. Each excludes the others.
  private func zshSpecs(_ option: Parameter) -> [String] {
    let others = option.arity == .many ? "*" : "(\(option.names.joined(separator: " ")))"
    let value = option.placeholder.map { ":\($0):\(zshAction(option))" } ?? ""
    return option.names.map { name in
      let joint = value.isEmpty ? "" : name.hasPrefix("--") ? "=" : "+"
      return "\(others)\(name)\(joint)[\(option.help.escaping("[]\\:"))]\(value)".singleQuoted
    }
  }

  private func zshAction(_ parameter: Parameter) -> String {
    switch parameter.completion {
    case .files: return "_files"
    case .folders: return "_files -/"
    case .nothing, .commands, .words:
      let words = words(for: parameter)
      return words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    }
  }
}

extension String {
  fileprivate func escaping(_ special: String) -> String {
    reduce(into: "") { $0 += (special.contains($1) ? "\\" : "") + String($1) }
  }
}
