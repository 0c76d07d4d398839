internal import BulkRows
internal import CSVSource
internal import Diagnostics
package import Files
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// A file of a project that can be brought into its one canonical form: a source, or the manifest.
package struct CanonicalSource {
  /// As findings give it.
  package let path: String
  private let source: SourceChecker.Source
  private let kind: ContentKind
  private let languages: SourceLanguages
  private let role: Role
  /// Nil where rows are left without ids.
  private let ids: IdWriter?
  private let threads: Int
  private let spelled: CanonicalRanges?

  private enum Role { case manifest, bare, named }

  /// The files of a project in which no error was found; none where its manifest cannot be read.
  ///
  /// Rows without an id get the derived one where `writingIds`; nothing depends on how many `threads` work, nor on
  /// what the `check` has shown, but how long it takes.
  package static func all(
    of project: PackProject, after check: ProjectCheck? = nil, writingIds: Bool = false,
    threads: Int = 1
  ) -> [CanonicalSource] {
    guard let manifest = project.manifest, let kind = project.kind else { return [] }
    var files: [CanonicalSource] = []
    if let file = project.manifestFile {
      let source = SourceChecker.Source(
        path: file, name: PackProject.manifestName, format: .xml)
      files.append(CanonicalSource(source, kind, manifest, .manifest, nil, threads, nil))
    }
    var seen: Set<String> = []
    for source in manifest.sources where seen.insert(source.path).inserted {
      let checkable = project.checkable(source)
      let ids = writingIds && kind.derivesIds ? IdWriter(kind) : nil
      files.append(
        CanonicalSource(
          checkable, kind, manifest, source.place == nil ? .bare : .named, ids, threads,
          // An id is a value that is still to be made.
          ids == nil ? check?.canonicalRanges[checkable.path] : nil))
    }
    return files
  }

  private init(
    _ source: SourceChecker.Source, _ kind: ContentKind, _ manifest: Manifest, _ role: Role,
    _ ids: IdWriter?, _ threads: Int, _ spelled: CanonicalRanges?
  ) {
    path = source.path
    self.source = source
    self.kind = kind
    self.role = role
    self.ids = ids
    self.threads = threads
    self.spelled = spelled
    languages = manifest.languages
  }

  /// What there is to change; nil where the file has errors after all, as it was changed meanwhile.
  package func changes(
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) -> NormalChanges? { try changes(replacing: nil, progress) }

  /// The same, and replaces the file by its canonical form in one step where there is anything to change; nil, and
  /// nothing is changed, also where it was changed meanwhile.
  package func rewrite(
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) -> NormalChanges? {
    guard let stamp = FileStamp(path) else { return nil }
    return try changes(replacing: stamp, progress)
  }

  private func changes(
    replacing stamp: FileStamp?, _ progress: (CheckProgress) -> Void
  ) throws(FileError) -> NormalChanges? {
    let (old, file) = try SourceFile.watched(source.path, atHand: source.bytes)
    let output = CanonicalOutput(comparedWith: old, replacing: stamp)
    guard try write(to: output, from: file, progress) else { return nil }
    return try output.finish(readFrom: file) ? output.changes : nil
  }

  /// The canonical form, whole in memory; nil where the file has errors after all.
  package func text() throws(FileError) -> [UInt8]? {
    let output = CanonicalOutput()
    guard try write(to: output) else { return nil }
    try output.finish()
    return output.kept
  }

  private func write(
    to output: CanonicalOutput, from file: SharedFile? = nil,
    _ progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) -> Bool {
    if source.format == .csv {
      let keepsDelimiter = role == .named && source.delimiter != nil
      let writer = CanonicalCSV(
        source, kind.schema, languages, keepsDelimiter: keepsDelimiter, ids: ids,
        quickly: CanonicalCSV.Quickly(threads: threads),
        spelled: spelled.flatMap { $0.areOf(path) ? $0.parts : nil } ?? [], to: output)
      return try writer.write(file) { done, total in
        progress(CheckProgress(.normalising, path, done: done, of: total))
      }
    }
    let (bytes, file) = try SourceFile.watched(source.path, atHand: source.bytes)
    let isWhole = writeXML(bytes, to: output)
    try file?.check()
    return isWhole
  }

  private func writeXML(_ bytes: SourceBytes, to output: CanonicalOutput) -> Bool {
    if role == .manifest {
      return CanonicalXML.write(
        bytes, ManifestSchema.of(kind), .manifest, ids: nil, languages, to: output)
    }
    guard let schema = XMLSchema.shared(kind.schemas.xml) else { return false }
    return CanonicalXML.write(
      bytes, schema, .source(kind, languages), ids: ids, languages, to: output)
  }
}
