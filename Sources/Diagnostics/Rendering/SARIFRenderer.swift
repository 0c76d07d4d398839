/// Renders findings as a SARIF 2.1.0 log, with one result a line.
///
/// Equal findings give equal bytes: the log contains no time, no machine name and no random id.
package struct SARIFRenderer {
  private typealias Member = (key: String, value: JSONText)

  private let codes: [Code]
  private let version: String
  private let name: (String) -> String
  private var sources: SourceIndex
  private var identifier: FindingIdentifier
  private var seen: [FindingIdentity: Int] = [:]
  private var isFirst = true

  /// Makes a renderer.
  ///
  /// - `codes`: the codes of the findings to come.
  /// - `name`: returns the name of a file in reports.
  package init(
    codes: Set<Code>, version: String, name: @escaping (String) -> String,
    source: @escaping (String) -> SourceBytes?
  ) {
    self.codes = codes.sorted { $0.id < $1.id }
    self.version = version
    self.name = name
    sources = SourceIndex(source)
    identifier = FindingIdentifier(name: name, source: source)
  }

  /// The text before the results.
  package var head: String {
    let driver: JSONText = [
      "name": "packtool", "semanticVersion": .string(version), "version": .string(version),
      "rules": .array(codes.map(Self.rule)),
    ]
    let schema =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    return "{\"$schema\":\"\(schema)\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":"
      + driver.text + "},\"columnKind\":\"utf16CodeUnits\",\"results\":["
  }

  /// The finding on a line of its own.
  package mutating func render(_ finding: Finding) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + result(finding).text
  }

  /// The text after the results.
  ///
  /// - `notes`: notes about results that are not shown.
  /// - `failures`: messages about files that could not be read.
  package func tail(notes: [String], failures: [String]) -> String {
    let notifications =
      notes.map { Self.notification($0, "note") } + failures.map { Self.notification($0, "error") }
    let invocation: JSONText = [
      "executionSuccessful": .bool(failures.isEmpty),
      "toolExecutionNotifications": .array(notifications),
    ]
    return "\n],\"invocations\":[\(invocation.text)]}]}\n"
  }

  private static func notification(_ text: String, _ level: String) -> JSONText {
    ["level": .string(level), "message": ["text": .string(text)]]
  }

  // MARK: - Results

  private mutating func result(_ finding: Finding) -> JSONText {
    var members: [Member] = [
      ("ruleId", .string(finding.code.id)),
      ("ruleIndex", JSONText(codes.firstIndex(of: finding.code))),
      ("level", .string(finding.code.severity.rawValue)),
      ("message", ["text": .string(finding.sentence)]),
      ("locations", [.object(locations(finding.place))]),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { index, related -> JSONText in
        [
          "id": .integer(index + 1), "physicalLocation": location(related.place),
          "message": ["text": .string(related.message)],
        ]
      }
      members.append(("relatedLocations", .array(related)))
    }
    let identity = identifier.identity(of: finding)
    seen[identity, default: 0] += 1
    let fingerprint = "\(identity.code) \(identity.key) \(seen[identity] ?? 1)"
    members.append(("partialFingerprints", ["packtool/v1": .string(fingerprint)]))
    if let fix = finding.fix { members.append(("fixes", [self.fix(fix, finding)])) }
    if let id = finding.subject { members.append(("properties", ["question": .string(id)])) }
    return .object(members)
  }

  private mutating func locations(_ place: Place) -> [Member] {
    let physical: Member = ("physicalLocation", location(place))
    guard let cell = place.cell, !cell.isEmpty else { return [physical] }
    return [physical, ("logicalLocations", [["fullyQualifiedName": .string(cell)]])]
  }

  private func artifact(_ file: String) -> JSONText {
    let path = name(file)
    return ["uri": .string((path.hasPrefix("/") ? "file://" : "") + path.percentEncoded)]
  }

  private mutating func location(_ place: Place) -> JSONText {
    let artifact = (key: "artifactLocation", value: artifact(place.file))
    // A workbook has no lines; its cell is a logical location.
    return .object(place.cell == nil ? [artifact, ("region", region(place))] : [artifact])
  }

  private mutating func region(_ place: Place) -> JSONText {
    var members: [Member] = []
    if let start = sources.start(of: place), let end = sources.end(of: place) {
      members = [
        ("startLine", .integer(start.line)), ("startColumn", .integer(start.utf16Column)),
        ("endLine", .integer(end.line)), ("endColumn", .integer(end.utf16Column)),
      ]
    }
    let bytes = sources.bytesInFile(place)
    members.append(("byteOffset", .integer(bytes.lowerBound)))
    members.append(("byteLength", .integer(bytes.count)))
    if let text = sources.text(at: place) {
      members.append(("snippet", ["text": .string(text)]))
    }
    return .object(members)
  }

  private mutating func fix(_ fix: FixIt, _ finding: Finding) -> JSONText {
    let replacements = fix.edits.map { edit -> JSONText in
      [
        "deletedRegion": region(Place(finding.place.file, edit.bytes)),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    let words = fix.safe ? "packtool fix" : "packtool fix --unsafe"
    return [
      "description": ["text": .string((finding.help.map { "\($0): " } ?? "") + words)],
      "artifactChanges": [
        ["artifactLocation": artifact(finding.place.file), "replacements": .array(replacements)]
      ],
    ]
  }

  // MARK: - Rules

  private static func rule(_ code: Code) -> JSONText {
    let examples = "At fault:\n\n\(code.bad.indented)\n\nRight:\n\n\(code.good.indented)\n"
    let fix = code.fix.isEmpty ? "" : code.fix + "\n\n"
    let markdown = "\(code.why)\n\n\(fix)\(examples)"
    return [
      "id": .string(code.id), "name": .string(code.title.inPascalCase),
      "shortDescription": ["text": .string(code.title)],
      "fullDescription": ["text": .string(code.why)],
      "help": ["text": .string(fix + examples), "markdown": .string(markdown)],
      "defaultConfiguration": ["level": .string(code.severity.rawValue)],
      "properties": ["family": .string(code.family.title)],
    ]
  }
}

extension String {
  /// The text with every line indented by four columns, as code in Markdown.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }

  /// The words as one name: `AValueIsMissing`.
  fileprivate var inPascalCase: String {
    split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}
