internal import SafeText

/// Renders findings as GitHub annotations: workflow commands that the runner reads from a job's
/// output.
package struct GitHubRenderer {
  private var sources: SourceIndex
  private let name: (String) -> String

  /// Makes a renderer; `name` returns the name of a file in reports.
  package init(
    name: @escaping (String) -> String, source: @escaping (String) -> SourceBytes?
  ) {
    self.name = name
    sources = SourceIndex(source)
  }

  /// The finding on one line, which ends with a line feed.
  package mutating func render(_ finding: Finding) -> String {
    let place = finding.place
    var properties = [("file", name(place.file))]
    if let start = sources.start(of: place), let last = sources.last(of: place),
      let end = sources.end(of: place)
    {
      properties += [("line", "\(start.line)"), ("endLine", "\(last.line)")]
      // GitHub accepts columns only for annotations of a single line.
      if end.line == start.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      }
    }
    properties.append(("title", "\(finding.code.id): \(finding.code.title)"))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(finding.code.severity) \(list)::\(Self.message(finding.sentence))\n"
  }

  /// A notice without a file, on one line.
  package static func notice(_ text: String) -> String { "::notice::\(message(text))\n" }

  /// The text with characters escaped that would end the command.
  private static func message(_ text: String) -> String {
    text.terminalSafe.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// The text with characters escaped that would end the command or the property.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Finding {
  /// The whole finding in one line: the cell of a workbook, message, label and help.
  var sentence: String {
    let cell = place.cell ?? ""
    return (cell.isEmpty ? "" : cell + ": ") + message + (label.map { " (\($0))" } ?? "")
      + (help.map { "; \($0)" } ?? "")
  }
}
