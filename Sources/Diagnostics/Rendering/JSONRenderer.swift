/// Renders findings for programs: one JSON object a line, with the keys in a fixed order.
///
/// Lines, columns and the text at the place are null if the source cannot be read.
package struct JSONRenderer {
  private typealias Member = (key: String, value: JSONText)

  private var sources: SourceIndex

  package init(source: @escaping (String) -> SourceBytes?) { sources = SourceIndex(source) }

  /// The finding on one line, which ends with a line feed.
  package mutating func render(_ finding: Finding) -> String {
    let edits = finding.fix.map { fix in
      fix.edits.map {
        Self.edit(
          sources.bytesInFile(Place(finding.place.file, $0.bytes)), $0.replacement, safe: fix.safe)
      }
    }
    let related = finding.related.map { related in
      JSONText.object(position(related.place) + [("message", .string(related.message))])
    }
    let head: [Member] = [
      ("code", .string(finding.code.id)),
      ("severity", .string(finding.code.severity.rawValue)),
      ("message", .string(finding.message)),
      ("label", JSONText(finding.label)),
      ("help", JSONText(finding.help)),
    ]
    let tail: [Member] = [
      ("text", JSONText(sources.text(at: finding.place))),
      ("question", JSONText(finding.subject)),
      ("replay", JSONText(finding.replay)),
      ("fix", .array(edits ?? [])), ("related", .array(related)),
    ]
    return JSONText.object(head + position(finding.place) + tail).text + "\n"
  }

  /// The number of findings of a code, on one line, with the place of the first.
  package mutating func render(_ tally: CodeTally) -> String {
    let first = tally.first
    let position = first.flatMap { sources.start(of: $0) }
    return JSONText.object([
      ("code", .string(tally.code.id)),
      ("severity", .string(tally.code.severity.rawValue)),
      ("title", .string(tally.code.title)),
      ("count", .integer(tally.count)),
      ("safe", .integer(tally.safe)),
      ("unsafe", .integer(tally.unsafe)),
      ("file", JSONText(first?.file)),
      ("line", JSONText(position?.line)),
      ("column", JSONText(position?.column)),
    ]).text + "\n"
  }

  private mutating func position(_ place: Place) -> [Member] {
    let start = sources.start(of: place)
    let end = sources.end(of: place)
    let bytes = sources.bytesInFile(place)
    let cell = place.cell.map { $0.isEmpty ? [] : [Member("cell", .string($0))] } ?? []
    return [
      ("file", .string(place.file)),
      ("line", JSONText(start?.line)),
      ("column", JSONText(start?.column)),
      ("endLine", JSONText(end?.line)),
      ("endColumn", JSONText(end?.column)),
      ("byteOffset", .integer(bytes.lowerBound)),
      ("byteLength", .integer(bytes.count)),
    ] + cell
  }

  private static func edit(_ bytes: Range<Int>, _ replacement: String, safe: Bool) -> JSONText {
    [
      "byteOffset": .integer(bytes.lowerBound),
      "byteLength": .integer(bytes.count),
      "replacement": .string(replacement),
      "safe": .bool(safe),
    ]
  }
}
