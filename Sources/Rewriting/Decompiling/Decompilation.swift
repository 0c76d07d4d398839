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
  private let listed: PackListing
  private let languages: SourceLanguages
  private let tables: [DecompiledTable]
  private let assetFolder: String?

  /// Plans the project of a verified pack; its sources have their old formats, or `format`.
  package init(_ pack: PackReader, as format: SourceFormat? = nil) throws(DecompileError) {
    let listed = try reading { () throws(PackError) in try PackListing(pack) }
    self.pack = pack
    self.listed = listed
    languages = SourceLanguages.of(pack, listed)
    tables = try DecompiledTable.all(of: pack, listed, as: format)
    assetFolder = try Self.checkNames(tables, listed)
    try checkAssets()
  }

  /// The names of schema files of which the pack has names and types alone.
  package var inferredSchemas: [String] {
    tables.filter { !$0.hasSchema }.compactMap(\.schemaName)
  }
  /// The names of the schema files that the pack has, byte for byte.
  package var keptSchemas: [String] { tables.filter(\.hasSchema).compactMap(\.schemaName) }

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
    _ tables: [DecompiledTable], _ listed: PackListing
  ) throws(DecompileError) -> String? {
    var names = ProjectNames()
    try names.take(PackProject.manifestName)
    for schema in tables.compactMap(\.schemaName) { try names.take(schema) }
    let sources = tables.flatMap { $0.plans.map(\.source) }
    for source in sources { try names.take(source.name) }
    if listed.assets.isEmpty { return nil }
    let taken = sources.map { ProjectNames.folded($0.name) }
    let folders = ["images"] + (2...sources.count + 2).map { "images-\($0)" }
    let folder =
      folders.first { name in !taken.contains { ($0 + "/").hasPrefix(name + "/") } } ?? "images"
    for asset in listed.assets { try names.take(picture: folder + "/" + asset.name) }
    return folder
  }

  /// Checks that rows and the theme use all pictures, in the order in which the pack holds them.
  private func checkAssets() throws(DecompileError) {
    let referring = pack.tables.map { table in
      (table.rowCount, table.columns.filter { $0.type == .reference })
    }.filter { !$0.1.isEmpty }
    if listed.assets.isEmpty, referring.isEmpty { return }
    guard listed.assets.count == pack.table(.assets)?.rowCount ?? 0 else {
      throw .unwritable("one of its pictures has no name")
    }
    var next: Int64 = 0
    for (rowCount, columns) in referring {
      for row in 0..<rowCount {
        for column in columns {
          let number = try reading { () throws(PackError) in try pack.integer(column, row) }
          guard let number else { continue }
          guard (0...next).contains(number), number < listed.assets.count else {
            throw .unwritable("its pictures do not stand in the order of its questions")
          }
          next = max(next, number + 1)
        }
      }
    }
    for entry in listed.theme where ["icon", "picture"].contains(entry.name) {
      guard let number = listed.assets.firstIndex(where: { $0.name == entry.value }),
        number <= next
      else { throw .unwritable("its theme names a picture that a manifest cannot put there") }
      next = max(next, Int64(number) + 1)
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
    var written: [DecompiledManifest.Table] = []
    for table in tables {
      var files: [DecompiledManifest.Source] = []
      for (source, columns) in table.plans {
        let path = Path.joined(place, source.name)
        try writing { () throws(FileError) in try Folder.create(Path.folder(of: path)) }
        let packed = table.packed
        let rows = DecompiledRows(kind: table.kind, packed: packed) {
          (done) throws(DecompileError) in
          progress(
            CheckProgress(
              .writing, source.name, done: done, of: packed.rowCount, .others, rows: done))
          try writing { () throws(FileError) in try NewFolder.checkInterrupts() }
        }
        let result = try SourceWriter(source, rows, columns, path).write()
        sources.append(Source(name: source.name, isSame: result.isSame))
        files.append((source.name, source.format, result.delimiter))
      }
      if let schema = table.schemaName {
        try write(table.kind.schemas.table, to: Path.joined(place, schema))
      }
      written.append(.init(name: table.isNamed ? table.name : nil, schema: table.schemaName, files))
    }
    try writePictures(place, progress)
    let manifest = DecompiledManifest(
      card: pack.header.card, kind: tables[0].kind, listed: listed, languages: languages,
      tables: written, lengths: try FieldLengths.needed(by: tables[0].packed, tables[0].kind),
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
