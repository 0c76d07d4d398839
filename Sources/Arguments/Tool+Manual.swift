extension Tool {
  /// The manual page in mdoc, one page for all commands.
  package var manual: String {
    var page = Mdoc()
    page.line(".Dd \(date)")
    page.line(".Dt \(name.uppercased()) 1")
    page.line(".Os")
    page.line(".Sh NAME")
    page.line(".Nm \(name)")
    page.line(".Nd \(summary.mdoc)")
    synopsis(on: &page)
    page.line(".Sh DESCRIPTION")
    page.prose(discussion.isEmpty ? summary.asSentence : discussion)
    if let command = onlyCommand {
      page.list(command.operands + options(of: command))
    } else {
      for command in commands { describe(command, on: &page) }
      page.line(".Ss Options of every command")
      page.list(options(of: nil))
    }
    page.list("TOPICS", "Cm", topics.map { (key: $0.name, value: $0.summary) })
    page.list("ENVIRONMENT", "Ev", environment)
    page.list("FILES", "Pa", files)
    page.list("EXIT STATUS", "Li", exitCodes)
    page.line(".Sh EXAMPLES")
    page.show(commands.flatMap(\.examples))
    return page.text
  }

  private func synopsis(on page: inout Mdoc) {
    page.line(".Sh SYNOPSIS")
    for command in commands {
      page.line(".Nm")
      if onlyCommand == nil { page.line(".Cm \(command.name)") }
      for option in command.options where option.arity == .required { page.line("." + option.mdoc) }
      page.line(".Op Ar options")
      for operand in command.operands {
        page.line((operand.arity == .required ? "." : ".Op ") + operand.mdoc)
      }
    }
  }

  private func describe(_ command: Command, on page: inout Mdoc) {
    page.line(".Ss \(call(command))")
    page.prose(command.summaryWithAliases.asSentence)
    if !command.discussion.isEmpty {
      page.line(".Pp")
      page.prose(command.discussion)
    }
    page.list(command.operands + command.options)
  }
}

/// The source of a manual page.
private struct Mdoc {
  private(set) var text = ""

  /// Adds a macro, or a line that is known not to begin with a dot.
  mutating func line(_ line: String) { text += line + "\n" }

  /// Adds paragraphs. Each sentence begins a line, so that the formatter knows where one ends.
  mutating func prose(_ text: String) {
    for (index, words) in text.paragraphs.enumerated() {
      if index > 0 { line(".Pp") }
      for sentence in words.sentences {
        for words in sentence.mdoc.wrapped(to: 78) { line(words.guarded) }
      }
    }
  }

  mutating func list(_ parameters: [Parameter]) {
    list(parameters.map { ($0.mdoc, $0.fullHelp.asSentence) })
  }

  /// Adds a section of terms that are marked by `macro`.
  mutating func list(_ title: String, _ macro: String, _ rows: KeyValuePairs<String, String>) {
    list(title, macro, Array(rows))
  }

  mutating func list(_ title: String, _ macro: String, _ rows: [(key: String, value: String)]) {
    guard !rows.isEmpty else { return }
    line(".Sh \(title)")
    list(rows.map { ("\(macro) \($0.key.mdoc)", $0.value.asSentence) })
  }

  private mutating func list(_ rows: [(term: String, meaning: String)]) {
    guard !rows.isEmpty else { return }
    line(".Bl -tag -width Ds")
    for row in rows {
      line(".It \(row.term)")
      prose(row.meaning)
    }
    line(".El")
  }

  mutating func show(_ examples: [(key: String, value: String)]) {
    for (index, example) in examples.enumerated() {
      if index > 0 { line(".Pp") }
      prose(example.value.asSentence.dropLast() + ":")
      line(".Bd -literal -offset indent")
      line(example.key.mdoc.guarded)
      line(".Ed")
    }
  }
}

extension Parameter {
  /// The argument as macros.
  fileprivate var mdoc: String {
    guard isOption else { return "Ar \(name)" + (arity == .many ? " ..." : "") }
    let flags = names.map { "Fl " + $0.dropFirst() }.joined(separator: " , ")
    return flags + (placeholder.map { " Ar \($0)" } ?? "")
  }
}

extension String {
  /// The text with every character escaped that means something to a formatter.
  fileprivate var mdoc: String {
    var text = ""
    for character in self {
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "~": text += "\\(ti"
      case "^": text += "\\(ha"
      default: text.append(character)
      }
    }
    return text
  }

  /// The line, escaped if a formatter would take it for a macro.
  fileprivate var guarded: String { (hasPrefix(".") ? "\\&" : "") + self }

  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (last.map(".!?".contains) == true ? "" : ".")
  }

  fileprivate var sentences: [String] {
    var sentences: [[Substring]] = [[]]
    for word in split(whereSeparator: \.isWhitespace) {
      sentences[sentences.count - 1].append(word)
      if word.last.map(".!?".contains) == true { sentences.append([]) }
    }
    return sentences.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
