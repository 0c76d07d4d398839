internal import BulkRows
package import Checking
internal import CSVSource
internal import Diagnostics
package import Files
internal import Kinds
package import Projects
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// A file that `packtool normalise` can rewrite: a source, or the manifest.
package struct CanonicalSource {
  /// The path, as findings name it.
  package let path: String
  /// The project's folder, which links on the path's way must not leave; nil for a bare source.
  package var root: String? { source.root }
  private let source: ProjectSource
  private let kind: ContentKind
  private let languages: SourceLanguages
  private let role: Role
  /// The writer of derived ids; nil if rows are left without ids.
  private let ids: IdWriter?
  private let threads: Int
  private let ranges: CanonicalRanges?

  private enum Role { case manifest, bare, named }

  /// Returns the files of a project without errors; none if its manifest cannot be read.
  ///
  /// `writingIds` gives rows without an id their derived one. `threads` and the result of an earlier `check`
  /// affect only the speed.
  package static func all(
    of project: PackProject, after check: ProjectCheck? = nil, writingIds: Bool = false,
    threads: Int = 1
  ) -> [CanonicalSource] {
    guard let manifest = project.manifest, let kind = project.kind else { return [] }
    var files: [CanonicalSource] = []
    if project.form == .pack, let file = project.manifestFile {
      let source = ProjectSource(
        path: file, root: project.root, name: PackProject.manifestName, format: .xml)
      files.append(CanonicalSource(source, kind, manifest, .manifest, nil, threads, nil))
    }
    var seen: Set<String> = []
    // A table below a template has columns that no kind knows, so it stays as it is.
    for (table, source) in project.sources
    where source.template == nil && seen.insert(source.path).inserted {
      let checkable = project.checkable(source)
      // The canonical form is UTF-8, and the manifest says that the file is not.
      if project.decoded[checkable.path] != nil { continue }
      let ids = writingIds && table.kind.derivesIds ? IdWriter(table.kind) : nil
      files.append(
        CanonicalSource(
          checkable, table.kind, manifest, source.place == nil ? .bare : .named, ids, threads,
          // Canonical ranges do not help if ids are added to them.
          ids == nil ? check?.canonicalRanges[checkable.path] : nil))
    }
    return files
  }

  private init(
    _ source: ProjectSource, _ kind: ContentKind, _ manifest: Manifest, _ role: Role,
    _ ids: IdWriter?, _ threads: Int, _ ranges: CanonicalRanges?
  ) {
    path = source.path
    self.source = source
    self.kind = kind
    self.role = role
    self.ids = ids
    self.threads = threads
    self.ranges = ranges
    languages = manifest.languages
  }

  /// Returns the changes to make; nil if the file has errors, since it changed after its check.
  package func changes(
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) -> CanonicalChanges? { try changes(replacing: nil, progress) }

  /// Replaces the file by its canonical form, if that differs, and returns the changes. Returns nil, and
  /// changes nothing, if the file changed meanwhile.
  package func rewrite(
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) -> CanonicalChanges? {
    guard let stamp = FileStamp(path, within: source.root) else { return nil }
    return try changes(replacing: stamp, progress)
  }

  private func changes(
    replacing stamp: FileStamp?, _ progress: (CheckProgress) -> Void
  ) throws(FileError) -> CanonicalChanges? {
    let (old, file) = try SourceFile.watched(
      source.path, atHand: source.bytes, within: source.root)
    let output = CanonicalOutput(comparedWith: old, replacing: stamp, within: source.root)
    guard try write(to: output, from: file, progress) else { return nil }
    return try output.finish(readFrom: file) ? output.changes : nil
  }

  /// Returns the canonical form; nil if the file has errors, since it changed after its check.
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
      let keepsDelimiter = role == .named && source.reading.delimiter != nil
      let writer = CanonicalCSV(
        source, kind.schema, languages, keepsDelimiter: keepsDelimiter, ids: ids,
        fastPath: CanonicalCSV.FastPath(threads: threads),
        canonicalRanges: ranges.flatMap { $0.areOf(source) ? $0.parts : nil } ?? [],
        to: output)
      return try writer.write(file) { done, total in
        progress(CheckProgress(.normalising, path, done: done, of: total))
      }
    }
    let (bytes, file) = try SourceFile.watched(
      source.path, atHand: source.bytes, within: source.root)
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

/// The changes that the canonical form makes to a source.
package struct CanonicalChanges: Equatable, Sendable {
  /// True if any byte changes.
  package internal(set) var differs = false
  /// The number of values that are written in another way.
  package internal(set) var values = 0
  package internal(set) var emptyRows = 0
  /// The number of rows that get an id.
  package internal(set) var ids = 0
  /// True if columns or attributes change their order.
  package internal(set) var isReordered = false
  /// True if a byte order mark is left out.
  package internal(set) var losesMark = false
  /// True if some line does not end in a line feed alone.
  package internal(set) var hasOtherLineEnds = false
  /// The name of the delimiter that commas replace; nil if the delimiter stays.
  package internal(set) var oldDelimiter: String?
  /// True if only quotes, spaces and lines are others than in the source.
  package var areOfLayout: Bool {
    differs && values + ids + emptyRows == 0 && !isReordered && !losesMark && !hasOtherLineEnds
      && oldDelimiter == nil
  }
}
