// The script finds the command and counts its operands in the words before the cursor, which bash
// splits at "=" too. Three tables then list what to offer: for the value of the option before the
// cursor, for a dash, and for the operand.
extension Tool {
  var bashCompletions: String {
    """
    _\(name)() {
      COMPREPLY=()
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
      local command= operand=0 i \(bashOptions(of: onlyCommand))
      if [[ $cur == '=' ]]; then
        cur=
      elif [[ $prev == '=' ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in '=' | -?*) continue ;; esac
        [[ " $valued = " == *" ${COMP_WORDS[i - 1]} "* ]] && continue
    \(onlyCommand == nil ? bashCommands : "    operand=$((operand + 1))")
      done
      case $command:$prev in
    \(bashValues)
      esac
      case $cur in
        -*) COMPREPLY=($(compgen -W "$options" -- "$cur")); return ;;
      esac
      case $command:$operand in
    \(bashOperands)
      esac
    }
    complete -F _\(name) \(name)

    """
  }

  private func bashOptions(of command: Command?) -> String {
    let options = options(of: command)
    let valued = options.filter(\.takesValue).flatMap(\.names)
    return "options='\(options.map(\.name).joined(separator: " "))'"
      + " valued='\(valued.joined(separator: " "))'"
  }

  private var bashCommands: String {
    let cases = commands.map { command in
      """
            \(command.names.joined(separator: " | ")))
              command=\(command.name) \(bashOptions(of: command))
              ;;
      """
    }
    return """
          if [[ -n $command ]]; then
            operand=$((operand + 1))
            continue
          fi
          case ${COMP_WORDS[i]} in
      \(cases.joined(separator: "\n"))
            *) return ;;
          esac
      """
  }

  private var bashValues: String {
    let ofCommands = commands.flatMap { command in
      command.options.filter(\.takesValue).map { option in
        let word = onlyCommand == nil ? command.name : ""
        let patterns = option.names.map { "\(word):\($0)" }.joined(separator: " | ")
        return "    \(patterns)) \(bashOffer(option)) ;;"
      }
    }
    let color = Tool.color.parameter
    return (ofCommands + ["    *:\(color.name)) \(bashOffer(color)) ;;"]).joined(separator: "\n")
  }

  private var bashOperands: String {
    let first = onlyCommand == nil ? ["    :*) \(bashOffer(commands.map(\.name))) ;;"] : []
    let others = commands.flatMap { command in
      command.operands.enumerated().map { index, operand in
        let word = onlyCommand == nil ? command.name : ""
        return "    \(word):\(operand.arity == .many ? "*" : "\(index)")) \(bashOffer(operand)) ;;"
      }
    }
    return (first + others).joined(separator: "\n")
  }

  private func bashOffer(_ parameter: Parameter) -> String {
    switch parameter.completion {
    case .files: "compopt -o default; return"
    case .folders: "compopt -o dirnames; return"
    case .nothing, .commands, .words: bashOffer(words(for: parameter))
    }
  }

  private func bashOffer(_ words: [String]) -> String {
    guard !words.isEmpty else { return "return" }
    return "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\")); return"
  }
}
