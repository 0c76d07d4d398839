internal import BulkRows
internal import Diagnostics
internal import Files
internal import Games
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rows
internal import SchemaFiles

/// Collects the content of a pack while its sources are checked: the rows of one table after the other, and their
/// provenance.
struct PackBuild {
  /// A table with the lines of its rows.
  private struct Table {
    let name: String
    let kind: ContentKind
    var rows: PackTableBuilder
    var rowSources: ColumnBuilder
    var rowLines: ColumnBuilder
  }

  private var tables: [Table] = []
  private let isUnique: Bool
  private let packing: WorkSharing?
  private let start: SpillStore?
  private var targets: [Int?] = []
  private var lines = SourceLines()
  private var file: SharedFile?
  private var names = ColumnBuilder("Name", .string)
  private var formats = ColumnBuilder("Format", .string)
  private var digests = ColumnBuilder("SHA256", .blob)
  private var sourceCount: Int64 = 0
  /// The store for collected bytes.
  let spill = FileSpillStore()

  /// Starts an empty pack.
  ///
  /// - `isUnique`: the caller discards the pack if a unique column has duplicates, so its texts need no dictionary.
  /// - `packing`: if set, texts are compressed while rows arrive.
  init(isUnique: Bool, into file: PackOutput?, packing: WorkSharing?) {
    (self.isUnique, self.packing, start) = (isUnique, packing, file?.store)
  }

  /// Starts a table, which the rows that follow belong to.
  mutating func start(_ table: ProjectTable) {
    tables.append(
      Table(
        name: table.name, kind: table.kind,
        // The pack begins with the texts of the first table.
        rows: PackTableBuilder(
          table.kind.schema, isUnique: isUnique, spill.store, start: tables.isEmpty ? start : nil,
          packing: packing),
        rowSources: ColumnBuilder(
          "Source", .reference, target: OwnTable.sources.rawValue, store: spill.store),
        rowLines: ColumnBuilder("Line", .integer, store: spill.store)))
  }

  /// The position of the table at hand.
  private var current: Int { tables.count - 1 }

  /// Starts a source of the table at hand.
  mutating func start(
    _ source: ProjectSource, _ columns: [Binding.Column]
  ) throws(FileError) {
    targets = tables[current].rows.columns(for: columns)
    let (bytes, file) = try SourceFile.watched(
      source.path, atHand: source.bytes, within: source.root)
    lines = SourceLines(bytes)
    self.file = file
    names.append(source.name)
    formats.append(source.format.rawValue)
    sourceCount += 1
  }

  /// Ends a source, with its digest. Throws if the lines of rows could not be counted.
  mutating func end(_ digest: PackDigest) throws(FileError) {
    if digests.rowCount < sourceCount { digests.append(bytes: digest.bytes) }
    try file?.check()
  }

  mutating func append(_ row: TypedRow, _ assets: AssetStore) {
    tables[current].rows.append(row, to: targets, assets)
    tables[current].rowSources.append(sourceCount - 1)
    tables[current].rowLines.append(Int64(lines.line(at: row.place.lowerBound)))
  }

  /// Appends accepted rows with the columns of their batch. Rows with a counted error give no pack.
  mutating func append(_ accepted: AcceptedRows, of columns: inout BulkColumns) {
    tables[current].rows.append(&columns, accepted.rows, to: targets)
    tables[current].rowSources.append(sourceCount - 1, times: accepted.rows.count)
    let first = lines.line(ofChunkAt: columns.start)
    tables[current].rowLines.append(columns.lines[accepted.rows], adding: Int64(first))
    lines.note(first + accepted.endLine, at: accepted.end)
  }

  /// The pack of a manifest of this kind and the collected rows; `now` replaces the date of the manifest.
  func writer(
    _ manifest: Manifest, _ kind: ContentKind, _ assets: AssetStore, now: CalendarDate?
  ) -> PackWriter {
    let rows = tables.map { $0.rows.table(named: $0.name) }
    let day = (now ?? manifest.asOf)?.daysSince1970
    var writer = PackWriter(
      card: PackCard(
        id: manifest.id, version: manifest.version, kind: kind.name, asOf: day.map { Int32($0) },
        questionCount: UInt64(rows.first?.columns.first?.rowCount ?? 0), titles: manifest.titles))
    writer.store = spill.store
    let optional = [
      aboutTable(manifest), textsTable(manifest), themeTable(manifest), assets.table, keyTable,
      schemaTable,
    ]
    // The pack begins with the kind's table, whose bytes are collected first.
    writer.content = rows + [rulesTable(manifest, kind)] + optional.compactMap(\.self)
    writer.provenance =
      [TableBuilder(.sources, [names, formats, digests])]
      + tables.map { TableBuilder($0.name, [$0.rowSources, $0.rowLines]) }
    return writer
  }

  /// The fields that identify a row of each of the author's own tables.
  private var keyTable: TableBuilder? {
    var table = ColumnBuilder("Table", .string)
    var name = ColumnBuilder("Name", .string)
    for own in tables {
      for field in own.kind.schema.identity {
        table.append(own.name)
        name.append(field)
      }
    }
    return name.rowCount == 0 ? nil : TableBuilder(.key, [table, name])
  }

  /// The Table Schemas of the author's own tables.
  private var schemaTable: TableBuilder? {
    var table = ColumnBuilder("Table", .string)
    var json = ColumnBuilder("JSON", .blob)
    for own in tables where own.kind.isOwnTable {
      table.append(own.name)
      json.append(bytes: own.kind.schemas.table)
    }
    return json.rowCount == 0 ? nil : TableBuilder(.schema, [table, json])
  }

  private func rulesTable(_ manifest: Manifest, _ kind: ContentKind) -> TableBuilder {
    var name = ColumnBuilder("Name", .string)
    var value = ColumnBuilder("Value", .string)
    for rule in kind.rules(of: manifest) {
      name.append(rule.name)
      value.append(rule.text)
    }
    return TableBuilder(.rules, [name, value])
  }

  private func textsTable(_ manifest: Manifest) -> TableBuilder? {
    if manifest.texts.isEmpty { return nil }
    var name = ColumnBuilder("Name", .string)
    var language = ColumnBuilder("Language", .string)
    var text = ColumnBuilder("Text", .string)
    for entry in manifest.texts {
      name.append(entry.name)
      language.append(entry.language)
      text.append(entry.text)
    }
    return TableBuilder(.texts, [name, language, text])
  }

  private func themeTable(_ manifest: Manifest) -> TableBuilder? {
    if manifest.theme.isEmpty { return nil }
    var name = ColumnBuilder("Name", .string)
    var value = ColumnBuilder("Value", .string)
    for colour in manifest.theme.sorted(by: { $0.name < $1.name }) {
      name.append(colour.name)
      value.append(colour.value)
    }
    return TableBuilder(.theme, [name, value])
  }

  private func aboutTable(_ manifest: Manifest) -> TableBuilder? {
    if manifest.about.isEmpty { return nil }
    var key = ColumnBuilder("Key", .string)
    var language = ColumnBuilder("Language", .string)
    var text = ColumnBuilder("Text", .string)
    for entry in manifest.about {
      key.append(entry.key)
      language.append(entry.language)
      text.append(entry.text)
    }
    return TableBuilder(.about, [key, language, text])
  }
}
