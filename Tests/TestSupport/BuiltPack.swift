package import Games
package import PackFormat

/// A pack of any kind, built from columns as the compiler builds packs.
package struct BuiltPack {
  package let kind: String
  package var rules: [RuleText]
  package var id = "test"
  package var titles = [PackCard.Title(language: "en", text: "Test")]
  /// The names of the assets.
  package var pictures: [String] = []
  /// The bytes of the assets; if empty, the pack has no column with their bytes.
  package var files: [[UInt8]] = []
  package var texts: [(name: String, language: String, text: String)] = []
  package var about: [(key: String, language: String, text: String)] = []
  /// The colours of the theme, by name.
  package var theme: [(name: String, colour: String)] = []
  private var columns: [ColumnBuilder] = []

  package init(kind: String, rules: [RuleText]) {
    self.kind = kind
    self.rules = rules
  }

  package mutating func add(_ name: String, language: String = "", _ texts: [String?]) {
    var column = ColumnBuilder(name, language: language, .string)
    for text in texts { column.append(text) }
    columns.append(column)
  }

  package mutating func add(_ name: String, _ type: ColumnType, _ numbers: [Int64?]) {
    var column = ColumnBuilder(name, type, target: type == .reference ? ".assets" : "")
    for number in numbers { column.append(number) }
    columns.append(column)
  }

  package mutating func add(_ name: String, _ numbers: [ExactDecimal?]) {
    var column = ColumnBuilder(name, .decimal)
    for number in numbers { column.append(number) }
    columns.append(column)
  }

  package func bytes(isPacked: Bool = false) throws -> [UInt8] {
    var writer = PackWriter(
      card: PackCard(
        id: id, version: "1.0.0", kind: kind, asOf: nil,
        questionCount: UInt64(columns.first?.rowCount ?? 0), titles: titles))
    writer.content = [
      TableBuilder(kind, columns),
      Self.table(".rules", ["Name", "Value"], rules.map { [$0.name, $0.text] }),
      Self.table(
        ".texts", ["Name", "Language", "Text"], texts.map { [$0.name, $0.language, $0.text] }),
      Self.table(
        ".about", ["Key", "Language", "Text"], about.map { [$0.key, $0.language, $0.text] }),
    ]
    if !theme.isEmpty {
      writer.content.append(
        Self.table(".theme", ["Name", "Value"], theme.map { [$0.name, $0.colour] }))
    }
    writer.content.append(assets)
    return try writer.encode(isPacked: isPacked).bytes
  }

  package func reader(isPacked: Bool = false) throws -> PackReader {
    try PackReader(ByteSource(bytes(isPacked: isPacked)))
  }

  private var assets: TableBuilder {
    var table = Self.table(".assets", ["Name"], pictures.map { [$0] })
    guard !files.isEmpty else { return table }
    var bytes = ColumnBuilder("Bytes", .blob)
    for file in files { bytes.append(bytes: file) }
    table.columns.append(bytes)
    return table
  }

  private static func table(
    _ name: String, _ columns: [String], _ rows: [[String]]
  ) -> TableBuilder {
    var table = TableBuilder(name, columns.map { ColumnBuilder($0, .string) })
    for row in rows {
      for (index, text) in row.enumerated() { table.columns[index].append(text) }
    }
    return table
  }
}
