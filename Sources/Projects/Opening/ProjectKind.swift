package import Diagnostics
package import Files
internal import Kinds
internal import Rows

/// Finds the kind of a project by its name, and for a table by the schema that the manifest names.
package struct ProjectKind {
  /// The kind; nil if a table's schema is missing or wrong, which `findings` explain.
  private(set) var kind: ContentKind?
  /// The path of the table's schema, if it could be read.
  private(set) var file: String?
  private(set) var findings: Findings

  /// A limit that no schema written by hand reaches.
  package static let longestSchema = 1 << 20

  init(
    _ manifest: Manifest?, in folder: String, _ texts: [String: [UInt8]], _ template: Findings
  ) throws(FileError) {
    findings = template
    guard let manifest else { return }
    kind = ContentKind.named(manifest.kind).map {
      RequiredColumns.kind(
        FieldLengths.kind($0, with: manifest.lengths), with: manifest.required)
    }
    guard let kind, kind.form.isSchemaOfProject else {
      if let schema = manifest.schema { addNeedless(schema, manifest.kind) }
      return
    }
    self.kind = nil
    if let schema = manifest.schema {
      try open(schema, folder, texts)
    } else {
      addMissing(folder)
    }
  }

  private mutating func open(
    _ schema: Manifest.Schema, _ folder: String, _ texts: [String: [UInt8]]
  ) throws(FileError) {
    let path = Path.joined(folder, schema.path)
    if let finding = try ProjectPath.finding(
      for: schema.path, to: path, in: folder, at: schema.place, from: "the folder of pack.xml")
    {
      return findings.add(finding)
    }
    do throws(FileError) {
      let json =
        if let text = texts[path] { text } else {
          try InputFile.readFile(path, within: folder, limit: Self.longestSchema)
        }
      file = path
      read(json, path)
    } catch {
      guard error.isOfFile else { throw error }
      findings.add(
        Finding(
          .missingSource, "the schema \(schema.path) cannot be read", at: schema.place,
          label: error.reason, help: "correct the path, or put the file there"))
    }
  }

  private mutating func read(_ json: [UInt8], _ path: String) {
    let schema = TableSchemaFile(path, json, findings)
    kind = schema.kind
    findings = schema.findings
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

  init(_ path: String, _ json: [UInt8], _ findings: Findings) {
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
    self.init(path, json, template.emptied)
  }
}
