internal import SafeText

/// Renders findings as compilers print them, a line each, which Xcode, SwiftPM and editors recognise:
/// `path:line:column: error: message [code]`.
package struct XcodeRenderer {
  private var sources: SourceIndex
  private let name: (String) -> String

  /// Makes a renderer; `name` returns the absolute path of a file, without which Xcode finds none.
  package init(
    name: @escaping (String) -> String, source: @escaping (String) -> SourceBytes?
  ) {
    self.name = name
    sources = SourceIndex(source)
  }

  /// The finding on one line, and a line for each place related to it.
  package mutating func render(_ finding: Finding) -> String {
    var lines = [
      place(finding.place) + ": \(finding.code.severity): " + finding.sentence.terminalSafe
        + " [\(finding.code.id)]\n"
    ]
    for related in finding.related {
      lines.append(place(related.place) + ": note: " + related.message.terminalSafe + "\n")
    }
    return lines.joined()
  }

  /// The path of a place, with its line and column where it is text.
  private mutating func place(_ place: Place) -> String {
    let path = name(place.file).terminalSafe
    return sources.start(of: place).map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
