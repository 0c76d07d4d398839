internal import Diagnostics
internal import PackFormat

extension PackDiff {
  /// The comparison for programs: one JSON object on one line.
  package var json: String {
    let check = VersionCheck(self)
    let object: JSONText = [
      "old": Self.json(of: old), "new": Self.json(of: new), "same": .bool(isSame),
      "counts": .object(counts.map { ($0.kind.rawValue, .integer($0.count)) }),
      "bump": [
        "suggested": .string(check.suggested.rawValue), "next": JSONText(check.next),
        "raised": JSONText(check.raised?.rawValue), "enough": .bool(check.isEnough),
        "reasons": .array(
          reasons.map { ["bump": .string($0.bump.rawValue), "text": .string($0.text)] }),
      ],
      "provenance": provenance.map { ["old": $0.old.json, "new": $0.new.json] } ?? .null,
      "changes": .array(sections.flatMap(\.changes).map(Self.json(of:))),
    ]
    return object.text + "\n"
  }

  /// The numbers of changes of each kind, in all tables.
  private var counts: [(kind: ChangeKind, count: Int)] {
    ChangeKind.allCases.compactMap { kind in
      let found = sections.filter { $0.kind == kind }
      return found.isEmpty ? nil : (kind, found.reduce(0) { $0 + $1.count })
    }
  }

  private static func json(of side: ComparedPack) -> JSONText {
    [
      "path": .string(side.path), "id": .string(side.card.id),
      "version": .string(side.card.version), "kind": .string(side.card.kind),
      "questions": .number(String(side.card.questionCount)),
      "content": .string(side.contentDigest.hex),
    ]
  }

  private static func json(of change: Change) -> JSONText {
    let values = change.values.map { value -> JSONText in
      ["name": .string(value.name), "old": JSONText(value.old), "new": JSONText(value.new)]
    }
    return [
      "change": .string(change.kind.rawValue), "table": JSONText(change.table),
      "subject": .string(change.subject),
      "note": JSONText(change.note), "bump": .string(change.bump.rawValue),
      "old": json(of: change.oldPlace), "new": json(of: change.newPlace), "values": .array(values),
    ]
  }

  private static func json(of place: SourceLocation?) -> JSONText {
    place.map { ["file": .string($0.file), "line": JSONText($0.line)] } ?? .null
  }
}
