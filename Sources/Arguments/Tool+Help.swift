extension Tool {
  /// The text of `--help` for a command, or for the tool; between 40 and 100 columns wide.
  package func help(for command: Command? = nil, width: Int = 80) -> String {
    var page = ManualPage(width: min(max(width, 40), 100))
    if let command = command ?? onlyCommand {
      describe(command, on: &page)
    } else {
      describeCommands(on: &page)
    }
    return page.text
  }

  /// The commands with their summaries.
  var commandList: [(term: String, meaning: String)] {
    commands.map { ($0.name, $0.summaryWithAliases) }
  }

  private func describe(_ command: Command, on page: inout ManualPage) {
    page.paragraph("\(call(command)) - \(command.summary)", hanging: 2)
    page.blank()
    page.paragraph("usage: \(call(command)) \(command.usage)", hanging: 7)
    if !command.aliases.isEmpty {
      page.paragraph("also: " + command.aliases.joined(separator: ", "), hanging: 7)
    }
    page.prose(command.discussion)
    page.list("operands", rows(command.operands))
    page.list("options", rows(options(of: command)))
    if onlyCommand != nil { appendix(on: &page) }
    show(Array(command.examples), on: &page)
  }

  private func describeCommands(on page: inout ManualPage) {
    page.paragraph("\(name) - \(summary)", hanging: 2)
    page.blank()
    page.paragraph("usage: \(name) COMMAND [options] [operands]", hanging: 7)
    page.prose(discussion)
    page.list("commands", commandList)
    page.list("topics", topics.map { ($0.name, $0.summary) })
    page.list("options", rows(options(of: nil)))
    appendix(on: &page)
    show(commands.prefix(3).flatMap { $0.examples.prefix(1) }, on: &page)
    page.blank()
    let more = topics.isEmpty ? "" : " '\(name) help TOPIC' prints a page."
    page.paragraph("'\(name) help COMMAND' explains a command.\(more)")
  }

  private func appendix(on page: inout ManualPage) {
    page.list("exit codes", exitCodes.map { ($0, $1) })
    page.list("environment", environment.map { ($0, $1) })
    page.list("files", files.map { ($0, $1) })
  }

  private func show(_ examples: [(key: String, value: String)], on page: inout ManualPage) {
    page.heading(examples.count == 1 ? "example" : "examples")
    for (line, meaning) in examples {
      // Examples are copied, so they are not wrapped, however narrow the page.
      page.line("  " + line)
      page.paragraph(meaning, indent: 6)
    }
  }

  private func rows(_ parameters: [Parameter]) -> [(term: String, meaning: String)] {
    parameters.map { ($0.term, $0.fullHelp) }
  }
}

extension Command {
  var summaryWithAliases: String {
    aliases.isEmpty ? summary : "\(summary) (also \(aliases.joined(separator: ", ")))"
  }
}
