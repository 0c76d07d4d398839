internal import Diagnostics
package import PackFormat
internal import Schema

/// What a pack holds, as `inspect` tells it.
package struct PackListing {
  private let pack: PackReader
  private let rules: [(name: String, text: String)]
  private let about: [(key: String, language: String, text: String)]
  private let sources: [(name: String, format: String, digest: PackDigest?)]

  package init(_ pack: PackReader) throws(PackError) {
    self.pack = pack
    rules = try Self.rows(pack, pack.table("rules"), ["Name", "Value"]).map { ($0[0], $0[1]) }
    about = try Self.rows(pack, pack.table("about"), ["Key", "Language", "Text"])
      .map { ($0[0], $0[1], $0[2]) }
    let origin = pack.provenanceTable("sources")
    var sources: [(String, String, PackDigest?)] = []
    for (index, row) in try Self.rows(pack, origin, ["Name", "Format"]).enumerated() {
      let bytes = try origin?.column("SHA256").flatMap { (column) throws(PackError) in
        try pack.blob(column, index)
      }
      sources.append((row[0], row[1], bytes.flatMap { PackDigest($0) }))
    }
    self.sources = sources
  }

  /// A small file can hold billions of rows that are all the same: what is listed is not so long.
  private static let longest = 100_000

  /// The string columns of a table, row by row; nothing where one is not there.
  private static func rows(
    _ pack: PackReader, _ table: PackTable?, _ names: [String]
  ) throws(PackError) -> [[String]] {
    guard let table else { return [] }
    guard table.rowCount <= longest else {
      throw PackError(.malformed("over \(longest) rows in the table \(table.name)"), at: 0)
    }
    let columns = names.compactMap { table.column($0) }
    guard columns.count == names.count else { return [] }
    var rows: [[String]] = []
    for row in 0..<table.rowCount {
      var texts: [String] = []
      for column in columns { texts.append(try pack.string(column, row) ?? "") }
      rows.append(texts)
    }
    return rows
  }

  private var asOf: String? { pack.header.card.asOf.map { CalendarDate.text(ofDay: Int64($0)) } }

  private var format: String { "\(PackHeader.majorVersion).\(pack.header.minor)" }
}

extension PackListing {
  /// For people: a few aligned lines a subject.
  package var text: String {
    let header = pack.header
    let card = header.card
    var lines = [
      "\(card.title(in: ""))  (\(card.id) \(card.version))",
      field("kind", card.kind), field("questions", String(card.questionCount)),
      field("as of", asOf ?? "no date"), field("format", format),
      field("size", "\(header.fileLength) bytes"), field("content", header.contentDigest.hex),
      field("root", header.rootDigest.hex),
    ]
    lines += card.titles.map { field("title", "\($0.text) [\($0.language)]") }
    lines += about.map { entry in
      field(entry.key, entry.text + (entry.language.isEmpty ? "" : " [\(entry.language)]"))
    }
    lines.append("")
    for table in pack.tables {
      lines.append("table \(table.name), \(table.rowCount) rows")
      for column in table.columns {
        let language = column.language.isEmpty ? "" : "@\(column.language)"
        let name = column.name + language
        lines.append(
          "  \(padded(name, 16)) \(padded(column.type.name, 10)) \(column.byteCount) bytes")
      }
    }
    lines.append("")
    lines.append("rules")
    lines += rules.map { "  \(padded($0.name, 18)) \($0.text)" }
    lines.append("")
    lines.append("sources")
    lines += sources.map { "  \($0.name) (\($0.format)) \($0.digest?.hex ?? "")" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func field(_ name: String, _ value: String) -> String { "\(padded(name, 12)) \(value)" }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension PackListing {
  /// For programs: one JSON object.
  package var json: String {
    let header = pack.header
    let card = header.card
    let titles = card.titles.map { title -> JSONText in
      ["language": .string(title.language), "text": .string(title.text)]
    }
    let object: JSONText = [
      "id": .string(card.id), "version": .string(card.version), "kind": .string(card.kind),
      "questions": .number(String(card.questionCount)), "asOf": JSONText(asOf),
      "format": .string(format), "size": .number(String(header.fileLength)),
      "content": .string(header.contentDigest.hex), "root": .string(header.rootDigest.hex),
      "titles": .array(titles),
      "about": .array(
        about.map {
          ["key": .string($0.key), "language": .string($0.language), "text": .string($0.text)]
        }),
      "rules": .object(rules.map { ($0.name, .string($0.text)) }),
      "tables": .array(pack.tables.map(json(of:))),
      "sources": .array(
        sources.map {
          [
            "name": .string($0.name), "format": .string($0.format),
            "sha256": JSONText($0.digest?.hex),
          ]
        }),
    ]
    return object.text + "\n"
  }

  private func json(of table: PackTable) -> JSONText {
    let columns = table.columns.map { column -> JSONText in
      [
        "name": .string(column.name), "language": .string(column.language),
        "type": .string(column.type.name), "bytes": .number(String(column.byteCount)),
      ]
    }
    return [
      "name": .string(table.name), "rows": .integer(table.rowCount), "columns": .array(columns),
    ]
  }
}
