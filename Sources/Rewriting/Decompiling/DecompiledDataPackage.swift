internal import Comparing
internal import Diagnostics
internal import Files
internal import Kinds
package import PackFormat
internal import Pictures
internal import Projects
internal import Rows

/// A pack turned into a Data Package of the Frictionless standard: `datapackage.json`, a CSV file and a Table Schema for
/// each table of a kind or of an author, and the pictures.
package struct DecompiledDataPackage {
  /// A table, and the files that it becomes.
  private struct Table {
    let name: String
    let packed: PackedColumns
    /// The Table Schema: of an author's own table byte for byte as the pack has it.
    let schema: [UInt8]
    /// The columns in the order of the schema, those that have no values in the pack too.
    let columns: [(label: String, packed: Int?)]
    let stem: String
  }

  private let pack: PackReader
  private let listed: PackListing
  private let tables: [Table]
  /// The numbers of the pictures that rows have; those of the look alone have no place in a Data Package.
  private let kept: [Int]

  /// The folder of the pictures in the Data Package.
  private static let pictures = "images"

  /// Plans the Data Package of a verified pack.
  package init(_ pack: PackReader) throws(DecompileError) {
    let listed = try reading { () throws(PackError) in try PackListing(pack) }
    var tables: [Table] = []
    var names = ProjectNames()
    try names.take(ManifestForm.dataPackage.fileName)
    kept = try Self.picturesWithoutLook(of: pack, listed)
    for number in kept {
      try names.take(picture: Self.pictures + "/" + listed.assets[number].name)
    }
    for table in pack.tables where !OwnTable.isReserved(table.name) {
      tables.append(try Self.table(table, of: pack, listed, &names))
    }
    (self.pack, self.listed, self.tables) = (pack, listed, tables)
  }

  /// The numbers of tables, rows and pictures.
  package var counts: (tables: Int, rows: Int, pictures: Int) {
    (tables.count, tables.reduce(0) { $0 + $1.packed.rowCount }, kept.count)
  }

  private static func picturesWithoutLook(
    of pack: PackReader, _ listed: PackListing
  ) throws(DecompileError) -> [Int] {
    let look = Set(listed.theme.filter { ["icon", "picture"].contains($0.name) }.map(\.value))
    var dropped = Set(listed.assets.indices.filter { look.contains(listed.assets[$0].name) })
    for table in pack.tables {
      for column in table.columns where column.type == .reference && !dropped.isEmpty {
        for row in 0..<table.rowCount {
          let number = try reading { () throws(PackError) in try pack.integer(column, row) }
          if let number { dropped.remove(Int(number)) }
        }
      }
    }
    return listed.assets.indices.filter { !dropped.contains($0) }
  }

  private static func table(
    _ table: PackTable, of pack: PackReader, _ listed: PackListing, _ names: inout ProjectNames
  ) throws(DecompileError) -> Table {
    let isOfKind = table.name == pack.kindTable.name
    let own = try reading { () throws(PackError) in try PackListing.schema(of: table, in: pack) }
    let schema: TableSchema
    let json: [UInt8]
    if let own {
      json = own
      do throws(SchemaError) { schema = try TableSchema(ownTable: own[...]) } catch {
        throw .unwritable(
          "the schema of \(table.name.quoted()) is not valid here: \(error.message)")
      }
    } else if isOfKind, let kind = ContentKind.named(pack.header.card.kind), !kind.isOwnTable {
      schema = kind.schema
      json = StandardSchema.json(of: kind.schema, table.columns)
    } else {
      throw .unwritable("its table \(table.name.quoted()) has no schema")
    }
    let packed = try PackedColumns(
      pack, table, schema, assets: listed.assets.map(\.name),
      noun: own == nil ? pack.header.card.rowNoun : "row")
    var stem = Manifest.id(from: table.name)
    var number = 2
    while names.isTaken(stem + ".csv") || names.isTaken(stem + ".schema.json") {
      stem = "\(Manifest.id(from: table.name))-\(number)"
      number += 1
    }
    try names.take(stem + ".csv")
    try names.take(stem + ".schema.json")
    return Table(
      name: table.name, packed: packed, schema: json,
      columns: columns(of: packed, own == nil ? [] : schema.fields.map(\.name)), stem: stem)
  }

  /// The columns of a file: `fields` first, then translations and columns that the schema does not know.
  private static func columns(
    of packed: PackedColumns, _ fields: [String]
  ) -> [(label: String, packed: Int?)] {
    let named = fields.map { field in
      (field, packed.columns.firstIndex { $0.label == field })
    }
    let rest = packed.columns.indices.filter { !fields.contains(packed.columns[$0].label) }
    return named + rest.map { (packed.columns[$0].label, $0) }
  }

  // MARK: - Writing

  /// Writes the Data Package to a new folder, which appears complete or not at all.
  package func write(to path: String) throws(DecompileError) {
    let folder: NewFolder
    do throws(FileError) { folder = try NewFolder(path) } catch { throw .file(error) }
    try writeFiles(in: folder.place)
    do throws(FileError) { try folder.commit() } catch { throw .file(error) }
  }

  private func writeFiles(in place: String) throws(DecompileError) {
    for table in tables {
      let path = Path.joined(place, table.stem)
      let output = try writing { () throws(FileError) in
        try CanonicalOutput(creating: path + ".csv")
      }
      try write(table, to: output)
      try writing { () throws(FileError) in _ = try output.finish() }
      try write(table.schema, to: path + ".schema.json")
    }
    try writePictures(place)
    let descriptor = descriptor.indented + "\n"
    try write(
      Array(descriptor.utf8), to: Path.joined(place, ManifestForm.dataPackage.fileName))
  }

  private func write(_ table: Table, to output: CanonicalOutput) throws(DecompileError) {
    let csv = CSVText(delimiter: UInt8(ascii: ","))
    output.append(csv.header(table.columns.map(\.label)))
    var line: [UInt8] = []
    var value: [UInt8] = []
    for row in 0..<table.packed.rowCount {
      line.removeAll(keepingCapacity: true)
      for (place, column) in table.columns.enumerated() {
        value.removeAll(keepingCapacity: true)
        if let column = column.packed { _ = try table.packed.append(column, row, to: &value) }
        csv.append(value[...], at: place, of: table.columns.count, to: &line)
      }
      output.append(line)
      if row.isMultiple(of: 1 << 12) { try writing { () throws(FileError) in try output.check() } }
    }
  }

  private func writePictures(_ place: String) throws(DecompileError) {
    guard let column = pack.table(.assets)?.optionalColumn("Bytes", .blob) else { return }
    for number in kept {
      let asset = listed.assets[number]
      if asset.byteCount ?? 0 > PictureLimits.standard.bytes {
        throw .unwritable("the picture \(asset.name.quoted()) is too large for one")
      }
      let bytes = try reading { () throws(PackError) in try pack.blob(column, number) }
      let path = Path.joined(place, Self.pictures + "/" + asset.name)
      try writing { () throws(FileError) in try Folder.create(Path.folder(of: path)) }
      try write(bytes ?? [], to: path)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(DecompileError) {
    try writing { () throws(FileError) in
      var file = try AtomicFile(replacing: path)
      try file.append(bytes)
      try file.commit()
    }
  }

  // MARK: - The descriptor

  private var descriptor: JSONText {
    let card = pack.header.card
    let languages = SourceLanguages.of(pack, listed)
    var members: [(key: String, value: JSONText)] = [
      ("$schema", "https://datapackage.org/profiles/2.0/datapackage.json"),
      ("name", .string(card.id)), ("version", .string(card.version)),
      ("language", .string(languages.own)),
    ]
    if let others = languages.others, !others.isEmpty {
      members.append(("translations", .array(others.map(JSONText.string))))
    }
    if let date = listed.asOf { members.append(("asOf", .string(date))) }
    if let title = card.titles.first { members.append(("title", .string(title.text))) }
    members += about(languages)
    if !kept.isEmpty { members.append(("assets", .string(Self.pictures))) }
    members.append(("resources", .array(tables.map(resource) + pictureResources)))
    return .object(members)
  }

  /// The texts about the pack, in the order in which it holds them.
  private func about(_ languages: SourceLanguages) -> [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = []
    for (key, language, text) in listed.about {
      switch key {
      case "description" where languages.meaning(of: language) == .own:
        members.append(("description", .string(text)))
      case "licence":
        // Of an expression with OR, the parts alone would say something else.
        let parts =
          text.contains(" OR ") || text.contains("(")
          ? [text] : text.split(separator: " AND ").map(String.init)
        members.append(("licenses", .array(parts.map { .object([("name", .string($0))]) })))
      case "author": members.append(("contributors", .array(contributors)))
      default: continue
      }
    }
    var named: Set<String> = []
    return members.filter { named.insert($0.key).inserted }
  }

  private var contributors: [JSONText] {
    var authors: [[(key: String, value: JSONText)]] = []
    for entry in listed.about {
      if entry.key == "author" { authors.append([("title", .string(entry.text))]) }
      if entry.key == "author-url", !authors.isEmpty {
        authors[authors.count - 1].append(("path", .string(entry.text)))
      }
    }
    return authors.map { .object($0 + [("roles", ["author"])]) }
  }

  private func resource(_ table: Table) -> JSONText {
    [
      "name": .string(table.name), "type": "table", "path": .string(table.stem + ".csv"),
      "format": "csv", "mediatype": "text/csv", "encoding": "utf-8",
      "schema": .string(table.stem + ".schema.json"),
    ]
  }

  private var pictureResources: [JSONText] {
    kept.map { number in
      let path = JSONText.string(Self.pictures + "/" + listed.assets[number].name)
      return ["name": path, "path": path]
    }
  }
}
