internal import Diagnostics
internal import Games
package import Kinds
package import PackFormat
internal import SafeText

/// The content of a pack beside its questions, for `inspect`.
package struct PackListing {
  let pack: PackReader
  package let rules: [(name: String, text: String)]
  package let about: [(key: String, language: String, text: String)]
  package let languages: [LanguageListing]
  package let texts: [(name: String, language: String, text: String)]
  package let theme: [(name: String, value: String)]
  package let assets: [PackAsset]
  package let sources: [(name: String, format: String, digest: PackDigest?)]
  /// The numbers of questions with a source, a review and an origin.
  package let provenance: ProvenanceListing
  /// The names of the columns that identify a row; empty without a key.
  package let key: [String]
  /// The tables of the content zone, with their keys.
  package let tables: [TableListing]
  /// The Table Schema of an author's own table; nil if the pack has none.
  package let schema: [UInt8]?
  /// The signature beside the pack; nil if there is none.
  package var signature: SignatureListing?

  package init(_ pack: PackReader) throws(PackError) {
    self.pack = pack
    rules = try Self.rows(pack, pack.table(.rules), ["Name", "Value"]).map { ($0[0], $0[1]) }
    about = try Self.rows(pack, pack.table(.about), ["Key", "Language", "Text"])
      .map { ($0[0], $0[1], $0[2]) }
    languages = try LanguageListing.all(of: pack)
    texts = try Self.rows(pack, pack.table(.texts), ["Name", "Language", "Text"])
      .map { ($0[0], $0[1], $0[2]) }
    theme = try Self.rows(pack, pack.table(.theme), ["Name", "Value"]).map { ($0[0], $0[1]) }
    let assets = try Self.listed(pack.table(.assets))?.rowCount ?? 0
    var found: [PackAsset] = []
    for row in 0..<assets {
      if let asset = try PackAsset(pack, row) { found.append(asset) }
    }
    self.assets = found
    sources = try Self.sources(of: pack)
    provenance = try ProvenanceListing(pack)
    key = try pack.keyColumns().map(\.name)
    tables = try TableListing.all(of: pack)
    schema = try Self.schema(of: pack.kindTable, in: pack)
  }

  /// Every setting of the game, sorted by name: the rules of the pack, and the value of each rule
  /// that the game has got since the pack was compiled.
  func allRules(of kind: ContentKind) -> [(name: String, text: String)] {
    let absent = kind.rules.compactMap { known in
      known.isStatedIfSet || rules.contains { $0.name == known.name }
        ? nil : known.absentText.map { (name: known.name, text: $0) }
    }
    guard !absent.isEmpty else { return rules }
    return (rules + absent).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The settings of the game that differ from their defaults.
  package func changedRules(of kind: ContentKind) -> [(name: String, text: String)] {
    allRules(of: kind).filter { rule in
      let known = kind.rules.first { $0.name == rule.name }
      return known.map { $0.canonical($0.defaultText) ?? $0.defaultText } != rule.text
    }
  }

  /// Returns the Table Schema of one of the author's own tables; nil if the pack holds none.
  package static func schema(
    of table: PackTable, in pack: PackReader
  ) throws(PackError) -> [UInt8]? {
    guard let schemas = pack.table(.schema), schemas.rowCount <= pack.tables.count,
      let json = schemas.optionalColumn("JSON", .blob)
    else { return nil }
    if pack.header.major == Format0.major {
      return schemas.rowCount == 1 ? try pack.blob(json, 0) : nil
    }
    guard let tables = schemas.optionalColumn("Table", .string) else { return nil }
    for row in 0..<schemas.rowCount where try pack.string(tables, row) == table.name {
      return try pack.blob(json, row)
    }
    return nil
  }

  /// Returns the sources that the pack was compiled from.
  package static func sources(
    of pack: PackReader
  ) throws(PackError) -> [(name: String, format: String, digest: PackDigest?)] {
    let origin = pack.table(.sources)
    var sources: [(String, String, PackDigest?)] = []
    for (index, row) in try rows(pack, origin, ["Name", "Format"]).enumerated() {
      let bytes = try origin?.optionalColumn("SHA256", .blob).flatMap {
        (column) throws(PackError) in
        try pack.blob(column, index)
      }
      sources.append((row[0], row[1], bytes.flatMap { PackDigest($0) }))
    }
    return sources
  }

  /// Returns the named pictures with the SHA-256 of their contents.
  package func pictureDigests() throws(PackError) -> [(name: String, digest: PackDigest)] {
    guard let table = try Self.listed(pack.table(.assets)),
      let names = table.optionalColumn("Name", .string),
      let bytes = table.optionalColumn("Bytes", .blob)
    else { return [] }
    var found: [(String, PackDigest)] = []
    for row in 0..<table.rowCount {
      guard let name = try pack.string(names, row) else { continue }
      found.append((name, SHA256.digest(try pack.blob(bytes, row) ?? [])))
    }
    return found
  }

  /// A limit for listings: a small file can claim billions of equal rows.
  private static let longest = 100_000

  private static func listed(_ table: PackTable?) throws(PackError) -> PackTable? {
    if let table, table.rowCount > longest {
      throw PackError(.malformed("over \(longest) rows in the table \(table.name)"), at: 0)
    }
    return table
  }

  /// Returns the text columns of a table, row by row; empty if a column is missing.
  private static func rows(
    _ pack: PackReader, _ table: PackTable?, _ names: [String]
  ) throws(PackError) -> [[String]] {
    guard let table = try listed(table) else { return [] }
    let columns = names.compactMap { table.optionalColumn($0, .string) }
    guard columns.count == names.count else { return [] }
    var rows: [[String]] = []
    for row in 0..<table.rowCount {
      var texts: [String] = []
      for column in columns { texts.append(try pack.string(column, row) ?? "") }
      rows.append(texts)
    }
    return rows
  }

  package var asOf: String? { pack.header.card.asOf.map { CalendarDate.text(ofDay: Int64($0)) } }

  package var format: String { "\(pack.header.major).\(pack.header.minor)" }
}

extension PackListing {
  /// The listing for people: aligned lines under headings.
  package var text: String { text(assets: nil) }

  /// The listing for comparisons of two versions, line by line: with the digest of each picture, and without what is
  /// no content of the pack, such as sizes in the file.
  package func comparableText() throws(PackError) -> String {
    text(assets: try pictureDigests().map { ($0.name, $0.digest.hex) })
  }

  /// With `assets`, the listing for comparisons.
  ///
  /// The line about the signature comes before all that a pack says of itself in a line of its own.
  private func text(assets digests: [(name: String, text: String)]?) -> String {
    let header = pack.header
    let card = header.card
    let isWhole = digests == nil
    var lines = ["\(card.title(in: ""))  (\(card.id) \(card.version))"]
    if isWhole { lines.append(field("signed", signature?.text ?? "no")) }
    lines += [
      field("kind", card.kind), field("\(card.rowNoun)s", String(card.questionCount)),
      field("as of", asOf ?? "no date"), field("format", format),
    ]
    if isWhole { lines.append(field("size", "\(header.fileLength) bytes")) }
    lines += [field("content", header.contentDigest.hex), field("root", header.rootDigest.hex)]
    if !provenance.isEmpty { lines.append(field("provenance", provenance.text)) }
    if !key.isEmpty { lines.append(field("key", key.joined(separator: ", "))) }
    lines += card.titles.map { field("title", "\($0.text) [\($0.language)]") }
    if languages.count > 1 {
      lines.append(field("languages", languages.map { $0.text }.joined(separator: ", ")))
    }
    lines += section("about", about.map { ($0.key + tag($0.language), $0.text) })
    lines.append("")
    for table in tables {
      lines.append(table.text)
      for column in table.table.columns {
        let name = column.name + tag(column.language)
        guard isWhole else {
          lines.append("  \(padded(name, 16)) \(column.type.name)")
          continue
        }
        lines.append(
          "  \(padded(name, 16)) \(padded(column.type.name, 10)) \(column.byteCount) bytes"
            + (column.isPacked ? ", \(column.unpackedByteCount) unpacked" : ""))
      }
      if !isWhole, let digest = table.schemaDigest { lines.append("  schema \(digest.hex)") }
      lines += table.references.map { "  \($0.text)" }
    }
    lines.append("")
    lines.append("rules")
    lines += rules.map { "  \(padded($0.name, 18)) \($0.text)" }
    lines += section("texts", texts.map { ($0.name + tag($0.language), $0.text) })
    lines += section("theme", theme.map { ($0.name, $0.value) })
    lines += section("assets", digests ?? assets.map { ($0.name, $0.description ?? "") })
    lines.append("")
    lines.append("sources")
    lines += sources.map { "  \($0.name) (\($0.format)) \($0.digest?.hex ?? "")" }
    return lines.map { $0.terminalSafe + "\n" }.joined()
  }

  /// Returns the lines of a section; none if it has no entries.
  private func section(_ title: String, _ entries: [(name: String, text: String)]) -> [String] {
    if entries.isEmpty { return [] }
    return ["", title]
      + entries.map { name, text in
        text.isEmpty ? "  \(name)" : "  \(padded(name, 18)) \(text)"
      }
  }

  private func tag(_ language: String) -> String { language.isEmpty ? "" : "@\(language)" }

  private func field(_ name: String, _ value: String) -> String { "\(padded(name, 12)) \(value)" }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension PackListing {
  /// The listing for programs: one JSON object.
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
      "signature": signature?.json ?? .null,
      "provenance": provenance.json,
      "titles": .array(titles),
      "key": .array(key.map { .string($0) }),
      "languages": .array(
        languages.map { ["language": .string($0.language), "texts": .integer($0.texts)] }),
      "about": .array(
        about.map {
          ["key": .string($0.key), "language": .string($0.language), "text": .string($0.text)]
        }),
      "rules": .object(rules.map { ($0.name, .string($0.text)) }),
      "texts": .array(
        texts.map {
          ["name": .string($0.name), "language": .string($0.language), "text": .string($0.text)]
        }),
      "theme": .object(theme.map { ($0.name, .string($0.value)) }),
      "assets": .array(assets.map(json(of:))),
      "tables": .array(tables.map(\.json)),
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

  private func json(of asset: PackAsset) -> JSONText {
    [
      "name": .string(asset.name), "type": JSONText(asset.type), "width": JSONText(asset.width),
      "height": JSONText(asset.height), "bytes": JSONText(asset.byteCount),
    ]
  }
}
