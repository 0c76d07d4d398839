package import Diagnostics
package import Files
internal import Kinds
internal import Rows

/// Finds the kind of a project by its name, and its tables by the schemas that the manifest names.
package struct ProjectKind {
  /// The kind; nil if the schema of a table's project is missing or wrong, which `findings` explain.
  private(set) var kind: ContentKind?
  /// The tables with valid schemas, the one of the kind first.
  private(set) var tables: [ProjectTable] = []
  /// The paths of the schemas that could be read.
  private(set) var files: [String] = []
  private(set) var findings: Findings

  /// A limit that no schema written by hand reaches.
  package static let longestSchema = 1 << 20

  init(
    _ manifest: Manifest?, in folder: String, _ texts: [String: [UInt8]], _ template: Findings
  ) throws(FileError) {
    findings = template
    guard let manifest, let named = ContentKind.named(manifest.kind) else { return }
    var names = manifest.tables.map(\.name)
    if !named.isOwnTable {
      let own = RequiredColumns.kind(
        FieldLengths.kind(named, with: manifest.lengths), with: manifest.required)
      kind = own
      names.insert(own.name, at: 0)
      tables.append(ProjectTable(own.name, own, schemaFile: nil, manifest.sources))
      if let schema = manifest.schema { addNeedless(schema, manifest.kind) }
    } else if let schema = manifest.schema {
      names.insert(named.name, at: 0)
      try open(schema, folder, texts, named.name, manifest.sources)
    } else if manifest.tables.isEmpty {
      addMissing(folder)
    }
    for table in manifest.tables {
      try open(table.schema, folder, texts, table.name, table.sources)
    }
    if tables.first?.name == names.first { kind = tables.first?.kind }
    let links = TableLinks(tables, names: names)
    tables = links.tables
    for finding in links.findings { findings.add(finding) }
  }

  /// Opens a schema, and adds its table if it is valid.
  private mutating func open(
    _ schema: Manifest.Schema, _ folder: String, _ texts: [String: [UInt8]], _ name: String,
    _ sources: [Manifest.Source]
  ) throws(FileError) {
    if let json = schema.json {
      return add(TableSchemaFile(schema.place.file, json, findings), name, sources)
    }
    let path = Path.joined(folder, schema.path)
    if let finding = try ProjectPath.finding(
      for: schema.path, to: path, in: folder, at: schema.place,
      from: "the folder of \(Path.name(of: schema.place.file))")
    {
      return findings.add(finding)
    }
    do throws(FileError) {
      let json =
        if let text = texts[path] { text } else {
          try InputFile.readFile(path, within: folder, limit: Self.longestSchema)
        }
      if !files.contains(path) { files.append(path) }
      add(TableSchemaFile(path, json[...], findings), name, sources)
    } catch {
      guard error.isOfFile else { throw error }
      findings.add(
        Finding(
          .missingSource, "the schema \(schema.path) cannot be read", at: schema.place,
          label: error.reason, help: "correct the path, or put the file there"))
    }
  }

  private mutating func add(
    _ schema: TableSchemaFile, _ name: String, _ sources: [Manifest.Source]
  ) {
    findings = schema.findings
    if let kind = schema.kind {
      tables.append(ProjectTable(name, kind, schemaFile: schema.path, sources))
    }
  }

  private mutating func addMissing(_ folder: String) {
    let file = Path.joined(folder, PackProject.manifestName)
    findings.add(
      Finding(
        .missingSchema, "the table has no schema", at: Place(file, 0..<0),
        help: "add <schema path=\"table.schema.json\"/> and that file"))
  }

  private mutating func addNeedless(_ schema: Manifest.Schema, _ kind: String) {
    findings.add(
      Finding(
        .needlessSchema, "\(kind) has a schema already", at: schema.place,
        help: "remove <schema>, or say kind=\"table\""))
  }
}

/// A Table Schema in a file, and the kind of table that it makes.
package struct TableSchemaFile {
  let path: String
  /// The kind; nil if the schema is wrong, which `findings` explain.
  private(set) var kind: ContentKind?
  private(set) var findings: Findings

  package var isValid: Bool { kind != nil }

  init(_ path: String, _ json: ArraySlice<UInt8>, _ findings: Findings) {
    self.path = path
    self.findings = findings
    do throws(SchemaError) {
      kind = try .table(json)
    } catch {
      self.findings.add(
        Finding(
          .wrongSchema, "this is not a valid schema of a table",
          at: Place(path, error.bytes),
          label: error.message))
    }
  }

  package init(reading path: String, _ template: Findings) throws(FileError) {
    let json = try InputFile.readFile(path, limit: ProjectKind.longestSchema)
    self.init(path, json[...], template.emptied)
  }
}
