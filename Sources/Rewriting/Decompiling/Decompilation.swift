package import Checking
internal import Comparing
internal import Diagnostics
internal import Files
internal import Kinds
package import PackFormat
internal import Pictures
package import Projects
internal import Rows
internal import SchemaFiles

/// A pack turned into a project that compiles to the same content.
package struct Decompilation {
  /// A source that was written.
  package struct Source: Sendable, Equatable {
    package let name: String
    /// True if the file equals the one that the pack was compiled from; nil if its format is another.
    package let isSame: Bool?
  }

  private let pack: PackReader
  private let kind: ContentKind
  private let listed: PackListing
  private let languages: SourceLanguages
  private let packed: PackedColumns
  private let plans: [(source: DecompiledSource, columns: Set<Int>)]
  private let assetFolder: String?
  /// The name of the table's schema; nil for kinds whose schema is built in.
  private let schemaName: String?

  /// Plans the project of a verified pack; its sources have their old formats, or `format`.
  package init(_ pack: PackReader, as format: SourceFormat? = nil) throws(DecompileError) {
    let name = pack.header.card.kind
    let listed = try reading { () throws(PackError) in try PackListing(pack) }
    let table = pack.kindTable
    guard let kind = try Self.kind(name, table, listed) else {
      throw .unwritable("it is of the kind \(name.quoted()), which this version does not know")
    }
    let known = OwnTable.allCases.map(\.rawValue) + [table.name]
    if let other = pack.tables.first(where: { !known.contains($0.name) }) {
      throw .unwritable("its table \(other.name.quoted()) is none that this version knows")
    }
    self.pack = pack
    self.kind = kind
    self.listed = listed
    languages = SourceLanguages.of(pack, listed)
    packed = try PackedColumns(pack, table, kind.schema, assets: listed.assets.map(\.name))
    let sources = try DecompiledSource.all(of: pack, kind, listed, as: format)
    let needed = try CSVPlan.needed(by: sources, packed)
    plans = zip(sources, needed).map { ($0, $1) }
    schemaName = kind.form.projectSchema
    assetFolder = try Self.checkNames(sources, listed, schema: schemaName)
    try checkAssets(of: table)
  }

  private static func kind(
    _ name: String, _ table: PackTable, _ listed: PackListing
  ) throws(DecompileError) -> ContentKind? {
    guard let kind = ContentKind.named(name), kind.form.isSchemaOfProject else {
      return ContentKind.named(name)
    }
    let json = listed.schema ?? DecompiledSchema.json(of: table, key: listed.key)
    guard json.count <= ProjectKind.longestSchema else {
      throw .unwritable("its schema is over \(ProjectKind.longestSchema) bytes long")
    }
    let made: ContentKind
    do throws(SchemaError) {
      made = try .table(json)
    } catch {
      throw .unwritable("its schema is not valid here: \(error.message)")
    }
    guard made.schema.identity == listed.key else {
      throw .unwritable("its key is not the primaryKey of its schema")
    }
    return made
  }

  /// The name of the schema file if the pack has no schema, so that the file has names and types alone.
  package var inferredSchema: String? { listed.schema == nil ? schemaName : nil }
  /// The name of the schema file if the pack has it, byte for byte.
  package var keptSchema: String? { listed.schema == nil ? nil : schemaName }

  /// About the number of bytes of the whole project: all texts and pictures, and eight bytes for each value.
  package func byteCount() throws(DecompileError) -> UInt64 {
    try reading { () throws(PackError) in
      var count: UInt64 = 0
      for table in pack.tables {
        count += UInt64(table.rowCount) * UInt64(table.columns.count) * 8
        count = [count, try pack.textByteCount(of: table)].boundedSum
      }
      return count
    }
  }

  /// The number of pictures in the project.
  package var pictureCount: Int { listed.assets.count }

  /// Checks that all names are safe and distinct, and returns the folder for pictures; nil if there are none.
  private static func checkNames(
    _ sources: [DecompiledSource], _ listed: PackListing, schema: String?
  ) throws(DecompileError) -> String? {
    var names = ProjectNames()
    try names.take(PackProject.manifestName)
    if let schema { try names.take(schema) }
    for source in sources { try names.take(source.name) }
    if listed.assets.isEmpty { return nil }
    let taken = sources.map { ProjectNames.folded($0.name) }
    let folders = ["images"] + (2...sources.count + 2).map { "images-\($0)" }
    let folder =
      folders.first { name in !taken.contains { ($0 + "/").hasPrefix(name + "/") } } ?? "images"
    for asset in listed.assets { try names.take(picture: folder + "/" + asset.name) }
    return folder
  }

  /// Checks that rows use all pictures, in the order in which the pack holds them.
  private func checkAssets(of table: PackTable) throws(DecompileError) {
    let columns = table.columns.filter { $0.type == .reference }
    if listed.assets.isEmpty, columns.isEmpty { return }
    guard listed.assets.count == pack.table(.assets)?.rowCount ?? 0 else {
      throw .unwritable("one of its pictures has no name")
    }
    var next: Int64 = 0
    for row in 0..<table.rowCount {
      for column in columns {
        let number = try reading { () throws(PackError) in try pack.integer(column, row) }
        guard let number else { continue }
        guard (0...next).contains(number), number < listed.assets.count else {
          throw .unwritable("its pictures do not stand in the order of its questions")
        }
        next = max(next, number + 1)
      }
    }
    guard next == listed.assets.count else {
      throw .unwritable("the picture \(listed.assets[Int(next)].name.quoted()) is not used")
    }
  }

  // MARK: - Writing

  /// Writes the project to a new folder, which appears complete or not at all.
  package func write(
    to path: String, progress: @escaping (CheckProgress) -> Void = { _ in }
  ) throws(DecompileError) -> [Source] {
    let folder: NewFolder
    do throws(FileError) { folder = try NewFolder(path) } catch { throw .file(error) }
    let sources = try writeFiles(in: folder.place, progress)
    do throws(FileError) { try folder.commit() } catch { throw .file(error) }
    return sources
  }

  /// Writes the project into a folder that exists and is empty.
  package func write(into folder: String) throws(DecompileError) -> [Source] {
    try writeFiles(in: folder) { _ in }
  }

  private func writeFiles(
    in place: String, _ progress: @escaping (CheckProgress) -> Void
  ) throws(DecompileError) -> [Source] {
    var sources: [Source] = []
    var written: [(name: String, format: SourceFormat, delimiter: UInt8?)] = []
    for (source, columns) in plans {
      let path = Path.joined(place, source.name)
      try writing { () throws(FileError) in try Folder.create(Path.folder(of: path)) }
      let rows = DecompiledRows(kind: kind, packed: packed) { (done) throws(DecompileError) in
        progress(
          CheckProgress(.writing, source.name, done: done, of: packed.rowCount, .others, rows: done)
        )
        try writing { () throws(FileError) in try NewFolder.checkInterrupts() }
      }
      let result = try SourceWriter(source, rows, columns, path).write()
      sources.append(Source(name: source.name, isSame: result.isSame))
      written.append((source.name, source.format, result.delimiter))
    }
    if let schemaName { try write(kind.schemas.table, to: Path.joined(place, schemaName)) }
    try writePictures(place, progress)
    let manifest = DecompiledManifest(
      card: pack.header.card, kind: kind, listed: listed, languages: languages, sources: written,
      schema: schemaName, lengths: try FieldLengths.needed(by: packed, kind),
      assetFolder: assetFolder)
    try write(try manifest.text(), to: Path.joined(place, PackProject.manifestName))
    return sources
  }

  private func writePictures(
    _ place: String, _ progress: (CheckProgress) -> Void
  ) throws(DecompileError) {
    guard let assetFolder, let column = pack.table(.assets)?.optionalColumn("Bytes", .blob) else {
      return
    }
    for (number, asset) in listed.assets.enumerated() {
      progress(
        CheckProgress(.writing, asset.name, done: number, of: listed.assets.count, .others))
      try writing { () throws(FileError) in try NewFolder.checkInterrupts() }
      if asset.byteCount ?? 0 > PictureLimits.standard.bytes {
        throw .unwritable("the picture \(asset.name.quoted()) is too large for one")
      }
      let bytes = try reading { () throws(PackError) in try pack.blob(column, number) }
      let path = Path.joined(place, assetFolder + "/" + asset.name)
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
}
