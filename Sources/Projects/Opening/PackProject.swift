package import Bytes
package import Diagnostics
package import Files
package import Kinds
package import Rows

/// A pack project: a folder with a manifest, or one bare source.
package struct PackProject: Sendable {
  /// The path that the user gave, or that was found below the user's folder.
  package let path: String
  /// The folder to which the paths of sources are relative.
  package let folder: String
  /// The manifest; nil if it could not be read, which `findings` explain.
  package let manifest: Manifest?
  /// The kind; nil without a manifest, or if a table's schema has errors.
  package let kind: ContentKind?
  /// The tables that can be checked: that of the kind first, then those of the author's own. A table whose schema is
  /// missing or wrong is not among them.
  package let tables: [ProjectTable]
  /// The files with Table Schemas that were read.
  package let schemaFiles: [String]
  /// The findings about the manifest itself.
  package var findings: Findings
  /// A message about how the kind of a bare source was recognised, or about what a pack does not keep of a manifest.
  package let note: String?
  /// Contents that replace files of these paths.
  package let texts: [String: [UInt8]]
  /// True if the source came from standard input or a pipe: it can be neither read again nor fixed.
  package let isHeld: Bool
  /// The texts of sources that are not UTF-8, by path.
  package let decoded: [String: DecodedText]
  /// The sources whose files cannot be opened again, or have other bytes than were read, for printing excerpts.
  package var sourcesInMemory: [SourceBytes] {
    let held = isHeld && decoded[path] == nil ? texts[path] : nil
    return (held.map { [SourceBytes(name: path, $0)] } ?? [])
      + decoded.sorted { $0.key < $1.key }.map { path, text in
        SourceBytes(name: path, text.bytes) { text.offset(inFileOf: $0) }
      }
  }
  /// The options with which a bare source was opened, as arguments.
  package var openedWith: [String] {
    guard isBare, let manifest else { return [] }
    // A kind that was recognised is recognised again, and needs no argument.
    return (note == nil ? ["--kind \(manifest.kind)"] : [])
      + (manifest.sources.first?.reading.arguments ?? [])
  }
  /// The source of that path, if it is in memory.
  package func sourceInMemory(_ file: String) -> SourceBytes? {
    sourcesInMemory.first { $0.name == file }
  }
  /// The path of the manifest; nil for a bare source.
  package var manifestFile: String? { form.map { Path.joined(folder, $0.fileName) } }
  /// The form of the manifest; nil for a bare source.
  package let form: ManifestForm?
  package var isBare: Bool { form == nil }
  /// The folder that links on the way to a file of the project must not leave; nil for a bare source.
  package var root: String? { isBare ? nil : folder }

  package static let manifestName = ManifestForm.pack.fileName

  /// Returns the paths of all projects at or below a path. Folders that cannot be listed are added to
  /// `failures`.
  package static func find(_ path: String, failures: inout [FileError]) -> [String] {
    let entries: [Folder.Entry]
    do throws(FileError) {
      guard try Path.isFolder(path) else { return [path] }
      if try ManifestForm(in: path) != nil { return [path] }
      entries = try Folder.entries(of: path)
    } catch {
      failures.append(error)
      return []
    }
    var found: [String] = []
    for entry in entries {
      let name = Path.joined(path, entry.name)
      if entry.kind == .unnameable { failures.append(FileError(unnameable: name)) }
      // Hidden folders belong to version control and build systems.
      if entry.kind != .folder || entry.name.hasPrefix(".") { continue }
      found += find(name, failures: &failures)
    }
    return found
  }

  /// Returns the nearest folder above a source whose manifest names the source or cannot be read; nil if
  /// there is none.
  package static func around(source path: String) throws(FileError) -> String? {
    if ManifestForm(named: path) != nil { return nil }
    if try Path.isFolder(path) { return nil }
    if try Path.isPipe(path) { return nil }
    var folder = Path.folder(of: path)
    for _ in 0..<64 {
      if let form = try ManifestForm(in: folder),
        case let file = Path.joined(folder, form.fileName),
        let bytes = try manifestBytes(file, of: folder, limit: form.longest)
      {
        let manifest = form.read(bytes, file: file, Findings(limit: 0)).manifest
        let sources = manifest?.allSources.map { Path.joined(folder, $0.path) }
        guard let sources else { return folder }
        for source in sources where try Path.isSame(source, path) { return folder }
      }
      guard let next = try above(folder) else { return nil }
      folder = next
    }
    return nil
  }

  /// Returns the content of a manifest; nil if the file is missing or unreadable. That of one outside the folder is
  /// empty, so that it counts as one that cannot be read.
  private static func manifestBytes(
    _ file: String, of folder: String, limit: Int
  ) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try InputFile.readFile(file, within: folder, limit: limit)
    } catch {
      if error.leavesFolder { return [] }
      if error.isOfFile { return nil }
      throw error
    }
  }

  /// Returns the parent of a folder; nil for the root.
  private static func above(_ folder: String) throws(FileError) -> String? {
    if try Path.resolved(folder) == "/" { return nil }
    let name = Path.name(of: folder)
    return name == "." ? ".." : name == ".." ? Path.joined(folder, "..") : Path.folder(of: folder)
  }

  /// Makes a project from its parsed manifest; `path` is the path that the user gave.
  init(
    path: String, folder: String, form: ManifestForm = .pack, manifest: Manifest?,
    findings: Findings, note: String? = nil, texts: [String: [UInt8]] = [:]
  ) throws(FileError) {
    self.path = path
    self.form = form
    self.note = note
    let kind = try ProjectKind(manifest, in: folder, texts, findings.emptied)
    self.folder = folder
    self.manifest = manifest
    self.kind = kind.kind
    tables = kind.tables
    schemaFiles = kind.files
    var findings = findings
    findings.merge(kind.findings)
    for finding in try Self.otherContent(manifest, in: folder) { findings.add(finding) }
    self.findings = findings
    decoded = try Self.decoded(manifest, in: folder, texts)
    self.texts = texts.merging(decoded.mapValues(\.bytes)) { $1 }
    isHeld = false
  }

  private init(
    bare path: String, _ source: BareSource, _ texts: [String: [UInt8]],
    decoded: DecodedText? = nil, isHeld: Bool,
    table: TableSchemaFile? = nil
  ) {
    self.path = path
    folder = Path.folder(of: path)
    manifest = source.manifest
    kind = table == nil ? (source.manifest?.kind).flatMap(ContentKind.named) : table?.kind
    schemaFiles = [table?.path].compactMap(\.self)
    let links = TableLinks(
      [
        kind.map {
          ProjectTable($0.name, $0, schemaFile: table?.path, source.manifest?.sources ?? [])
        }
      ]
      .compactMap(\.self), names: [source.manifest?.kind ?? ""])
    tables = links.tables
    var findings = source.findings
    for finding in links.findings { findings.add(finding) }
    note = source.note
    self.decoded = decoded.map { [path: $0] } ?? [:]
    self.texts = texts
    self.isHeld = isHeld
    form = nil
    if let decoded, let finding = Self.findingOfTwoEncodings(decoded, of: path) {
      findings.add(finding)
    }
    self.findings = findings
  }

  /// Opens a project's folder, its manifest, or a bare source. `texts` replace the files of their paths.
  package init(
    opening path: String, kind: ContentKind?, _ reading: SourceReading = SourceReading(),
    findings template: Findings = Findings(), texts: [String: [UInt8]] = [:]
  ) throws(FileError) {
    // Looked up only once, since the answer may change meanwhile.
    let isFolder = try Path.isFolder(path)
    // A folder without a manifest lacks packtool's own.
    let form = isFolder ? try ManifestForm(in: path) ?? .pack : ManifestForm(named: path)
    if let form {
      let folder = isFolder ? path : Path.folder(of: path)
      let file = Path.joined(folder, form.fileName)
      let (manifest, findings, note) = try Self.read(
        form, file, in: folder, texts[file], template)
      try self.init(
        path: path, folder: folder, form: form, manifest: manifest, findings: findings, note: note,
        texts: texts)
      return
    }
    var texts = texts
    let piped = texts[path] == nil ? try SourceFile.pipedBytes(path) : nil
    if let piped { texts[path] = piped }
    let decoded = try Self.decoded(path, reading, texts[path], isText: piped == nil)
    if let decoded { texts[path] = decoded.bytes }
    let source = try BareSource(
      path, texts[path], kind: kind, reading, template.emptied)
    self.init(bare: path, source, texts, decoded: decoded, isHeld: piped != nil)
  }

  /// Makes a project from one source in memory.
  package init(
    standardInput bytes: [UInt8], kind: ContentKind, _ reading: SourceReading = SourceReading(),
    findings template: Findings = Findings()
  ) {
    let path = Self.standardInputName
    let decoded = reading.encoding?.decoded(bytes)
    self.init(
      bare: path, BareSource(path, kind: kind, reading, template.emptied),
      [path: decoded?.bytes ?? bytes], decoded: decoded, isHeld: true)
  }

  /// Opens a source without a project as a table with this schema.
  package init(table path: String, of schema: TableSchemaFile, _ reading: SourceReading)
    throws(FileError)
  {
    let piped = try SourceFile.pipedBytes(path)
    let decoded = try Self.decoded(path, reading, piped, isText: false)
    self.init(
      bare: path, BareSource(path, kind: .anyTable, reading, schema.findings),
      (decoded?.bytes ?? piped).map { [path: $0] } ?? [:], decoded: decoded, isHeld: piped != nil,
      table: schema)
  }

  /// Makes a table with this schema from one source in memory.
  package init(standardInput bytes: [UInt8], of schema: TableSchemaFile, _ reading: SourceReading) {
    let path = Self.standardInputName
    let decoded = reading.encoding?.decoded(bytes)
    self.init(
      bare: path, BareSource(path, kind: .anyTable, reading, schema.findings),
      [path: decoded?.bytes ?? bytes], decoded: decoded, isHeld: true, table: schema)
  }

  /// True for a folder and for a manifest.
  package static func isProject(_ path: String) throws(FileError) -> Bool {
    try Path.isFolder(path) || ManifestForm(named: path) != nil
  }

  /// The name of standard input in findings.
  private static let standardInputName = "<stdin>"
}
