/// Renders findings as a GitLab code quality report: a JSON array with one issue a line.
///
/// Equal findings give equal bytes. GitLab compares the fingerprints of two reports to tell which issues are new.
package struct GitLabRenderer {
  private let name: (String) -> String
  private var sources: SourceIndex
  private var identifier: FindingIdentifier
  private var seen: [FindingIdentity: Int] = [:]
  private var isFirst = true

  /// Makes a renderer; `name` returns the name of a file in reports.
  package init(
    name: @escaping (String) -> String, source: @escaping (String) -> SourceBytes?
  ) {
    self.name = name
    sources = SourceIndex(source)
    identifier = FindingIdentifier(name: name, source: source)
  }

  /// The finding on a line of its own.
  package mutating func render(_ finding: Finding) -> String {
    defer { isFirst = false }
    return (isFirst ? "[\n" : ",\n") + issue(finding).text
  }

  /// The text after the findings, also if there are none.
  package var tail: String { isFirst ? "[]\n" : "\n]\n" }

  private mutating func issue(_ finding: Finding) -> JSONText {
    let place = finding.place
    let identity = identifier.identity(of: finding)
    seen[identity, default: 0] += 1
    // GitLab compares fingerprints alone, so the file is part of them.
    let fingerprint = "\(identity.code) \(identity.file) \(identity.key) \(seen[identity] ?? 1)"
    let line = sources.start(of: place)?.line ?? 1
    return [
      "description": .string("\(finding.code.id): \(finding.sentence)"),
      "check_name": .string(finding.code.id), "fingerprint": .string(fingerprint),
      "severity": finding.code.severity == .error ? "major" : "minor",
      "location": ["path": .string(name(place.file)), "lines": ["begin": .integer(line)]],
    ]
  }
}
