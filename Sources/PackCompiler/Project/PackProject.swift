package import Diagnostics
package import Files

/// A pack project: a folder with a manifest, or one bare source.
package struct PackProject: Sendable {
  /// As the user gave it, or as found below the folder they gave.
  package let path: String
  /// Where the paths of its sources start.
  let folder: String
  /// Nil where it could not be read; the findings say why.
  package let manifest: Manifest?
  /// Nil where there is no manifest, or a table's schema is at fault.
  package let kind: ContentKind?
  /// The file with the schema of a table of the author's own.
  let schemaFile: String?
  /// What was wrong with the manifest itself.
  let findings: Findings
  /// How the kind of a bare source was found, to be told.
  package let note: String?
  /// What stands for files of these paths, whatever they hold.
  let texts: [String: [UInt8]]
  /// Whether it came from standard input or a pipe, so that nobody can read it twice or fix it.
  package let isHeld: Bool
  /// The source where it cannot be opened a second time, for whoever shows it.
  package var heldSource: SourceBytes? {
    isHeld ? texts[path].map { SourceBytes(name: path, $0) } : nil
  }
  /// What a bare source was opened with beside its path, as arguments.
  var openedWith: [String] {
    guard isBare, let manifest else { return [] }
    let delimiter = manifest.sources.first?.delimiter.map {
      $0 == UInt8(ascii: "\t") ? "tab" : "'\(String(decoding: [$0], as: UTF8.self))'"
    }
    // Where its kind was seen in its header, it is seen there again.
    return (note == nil ? ["--kind \(manifest.kind)"] : [])
      + (delimiter.map { ["--delimiter \($0)"] } ?? [])
  }
  /// Nil for a bare source.
  var manifestFile: String? { isBare ? nil : Path.joined(folder, Self.manifestName) }
  private let isBare: Bool

  package static let manifestName = "pack.xml"
  /// More than any person writes.
  private static let longestManifest = 1 << 20

  /// The projects that a path stands for: one, or every one below a folder. What cannot be looked
  /// into is added to `failures`.
  package static func find(_ path: String, failures: inout [FileError]) -> [String] {
    let entries: [Folder.Entry]
    do throws(FileError) {
      guard try Path.isFolder(path) else { return [path] }
      if try Path.exists(Path.joined(path, manifestName)) { return [path] }
      entries = try Folder.entries(of: path)
    } catch {
      failures.append(error)
      return []
    }
    var found: [String] = []
    for entry in entries {
      let name = Path.joined(path, entry.name)
      if entry.kind == .unnameable { failures.append(FileError(unnameable: name)) }
      // Hidden folders are the version control's and the build's.
      if entry.kind != .folder || entry.name.hasPrefix(".") { continue }
      found += find(name, failures: &failures)
    }
    return found
  }

  /// The nearest folder above a source whose `pack.xml` names it, or cannot be read itself; nil where
  /// there is none.
  package static func around(source path: String) throws(FileError) -> String? {
    if Path.name(of: path) == manifestName { return nil }
    if try Path.isFolder(path) { return nil }
    if try Path.isPipe(path) { return nil }
    var folder = Path.folder(of: path)
    for _ in 0..<64 {
      let file = Path.joined(folder, manifestName)
      if let bytes = try manifestBytes(file) {
        let manifest = ManifestReader.read(bytes, file: file, Findings(limit: 0)).manifest
        let sources = manifest?.sources.map { Path.joined(folder, $0.path) }
        guard let sources else { return folder }
        for source in sources where try Path.isSame(source, path) { return folder }
      }
      guard let next = try above(folder) else { return nil }
      folder = next
    }
    return nil
  }

  /// A manifest, if one is there that may be read.
  private static func manifestBytes(_ file: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try InputFile.readFile(file, limit: longestManifest)
    } catch {
      if error.isOfFile { return nil }
      throw error
    }
  }

  /// The folder that holds a folder, by its path where that says it; nil for the root.
  private static func above(_ folder: String) throws(FileError) -> String? {
    if try Path.resolved(folder) == "/" { return nil }
    let name = Path.name(of: folder)
    return name == "." ? ".." : name == ".." ? Path.joined(folder, "..") : Path.folder(of: folder)
  }

  /// A project in a folder, and what was read from its manifest; `path` is how it was asked for.
  init(
    path: String, folder: String, manifest: Manifest?, findings: Findings,
    texts: [String: [UInt8]] = [:]
  ) throws(FileError) {
    self.path = path
    let kind = try ProjectKind(manifest, in: folder, texts, findings.emptied)
    self.folder = folder
    self.manifest = manifest
    self.kind = kind.kind
    schemaFile = kind.file
    var findings = findings
    findings.merge(kind.findings)
    self.findings = findings
    note = nil
    self.texts = texts
    isHeld = false
    isBare = false
  }

  private init(
    bare path: String, _ source: BareSource, _ texts: [String: [UInt8]], isHeld: Bool
  ) {
    self.path = path
    folder = Path.folder(of: path)
    manifest = source.manifest
    kind = (source.manifest?.kind).flatMap(ContentKind.named)
    schemaFile = nil
    findings = source.findings
    note = source.note
    self.texts = texts
    self.isHeld = isHeld
    isBare = true
  }

  /// Opens a project folder, its manifest, or a bare source of the kind given or found; `texts` stand
  /// for the files of their paths.
  package init(
    opening path: String, kind: ContentKind?, delimiter: UInt8? = nil,
    findings template: Findings = Findings(), texts: [String: [UInt8]] = [:]
  ) throws(FileError) {
    // Asked once: another answer later would make another project of it.
    let isFolder = try Path.isFolder(path)
    if isFolder || Path.name(of: path) == Self.manifestName {
      let file = isFolder ? Path.joined(path, Self.manifestName) : path
      let bytes =
        if let text = texts[file] { text } else {
          try InputFile.readFile(file, limit: Self.longestManifest)
        }
      let (manifest, findings) = ManifestReader.read(bytes, file: file, template.emptied)
      try self.init(
        path: path, folder: isFolder ? path : Path.folder(of: path), manifest: manifest,
        findings: findings, texts: texts)
      return
    }
    var texts = texts
    let piped = texts[path] == nil ? try SourceFile.pipedBytes(path) : nil
    if let piped { texts[path] = piped }
    let source = try BareSource(
      path, texts[path], kind: kind, delimiter: delimiter, template.emptied)
    self.init(bare: path, source, texts, isHeld: piped != nil)
  }

  /// One source of a kind, already in memory.
  package init(
    standardInput bytes: [UInt8], kind: ContentKind, delimiter: UInt8?,
    findings template: Findings = Findings()
  ) {
    let path = Self.standardInputName
    self.init(
      bare: path, BareSource(path, kind: kind, delimiter: delimiter, template.emptied),
      [path: bytes], isHeld: true)
  }

  /// How findings name standard input.
  private static let standardInputName = "<stdin>"
}
