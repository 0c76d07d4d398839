/// Shows findings as GitHub annotations: workflow commands that the runner reads from a job's output.
package struct GitHubRenderer {
  private var sources: SourceIndex
  private let name: (String) -> String

  /// `name` says how reports name a file.
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
    if let start = sources.position(of: place.bytes.lowerBound, in: place.file),
      let last = sources.position(
        of: max(place.bytes.lowerBound, place.bytes.upperBound - 1), in: place.file),
      let end = sources.position(of: place.bytes.upperBound, in: place.file)
    {
      properties += [("line", "\(start.line)"), ("endLine", "\(last.line)")]
      // Columns are for annotations of a single line only.
      if end.line == start.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      }
    }
    properties.append(("title", "\(finding.code.id): \(finding.code.title)"))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(finding.code.severity) \(list)::\(Self.message(finding.sentence))\n"
  }

  /// A remark that belongs to no file, on one line.
  package static func notice(_ text: String) -> String { "::notice::\(message(text))\n" }

  /// What would end the command is written as the runner reads it back.
  private static func message(_ text: String) -> String {
    text.escapedForDisplay.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// What would end the property, too.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Finding {
  /// Everything the finding says, in one line: what was found, what stands beside the caret, the help.
  var sentence: String {
    message + (label.map { " (\($0))" } ?? "") + (help.map { "; \($0)" } ?? "")
  }
}
