internal import BulkRows
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Hashing
internal import PackFormat
internal import Rows

/// A destination for canonical text: a comparison with the source, a replacement of the source, memory, or a
/// new file.
///
/// After a write error all further text is dropped, and `finish` throws the error.
final class CanonicalOutput {
  private let old: SourceBytes?
  private var file: AtomicFile?
  /// The file to replace if anything differs, with its stamp from before it was read.
  private let replaced: (path: String, root: String?, stamp: FileStamp)?
  private let isKept: Bool
  private var hash: QuickSHA256?
  private(set) var kept: [UInt8] = []
  private(set) var changes = CanonicalChanges()
  private var buffer: [UInt8] = []
  private var count = 0
  private var failure: FileError?

  private static let bufferSize = 1 << 16

  /// Compares with `old`. With the `stamp` of its file, `finish` also replaces the file atomically if they
  /// differ. Links on its way must not leave the folder `root`.
  init(comparedWith old: SourceBytes, replacing stamp: FileStamp? = nil, within root: String? = nil)
  {
    self.old = old
    isKept = false
    replaced = stamp.map { (old.name, root, $0) }
  }

  /// Keeps the text in memory.
  init() {
    old = nil
    isKept = true
    replaced = nil
  }

  /// Computes only the digest.
  init(digesting: Void) {
    old = nil
    isKept = false
    replaced = nil
    hash = QuickSHA256()
  }

  /// Writes a new file, and computes its digest.
  init(creating path: String) throws(FileError) {
    old = nil
    isKept = false
    replaced = nil
    hash = QuickSHA256()
    file = try AtomicFile(replacing: path)
  }

  /// Returns the digest of the text so far; nil if none is computed.
  func digest() -> PackDigest? {
    flush()
    return hash?.finish()
  }

  /// Throws the first write error.
  func check() throws(FileError) {
    if let failure { throw failure }
  }

  func append(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
    if buffer.count >= Self.bufferSize { flush() }
  }

  func append(_ text: String) { append(text.utf8) }

  /// Appends the records of a chunk; returns false if the source has become shorter.
  func append(_ chunk: CanonicalChunk, of source: CSVInput) throws(FileError) -> Bool {
    add(chunk.changes)
    guard let lines = chunk.lines else { return try append(chunk.range, of: source) }
    if wantsBytes { append(lines) }
    return true
  }

  /// Appends a range of the source unchanged; returns false if the source has become shorter.
  func append(_ range: Range<Int>, of source: CSVInput) throws(FileError) -> Bool {
    guard wantsBytes else { return true }
    flush()
    // Everything so far is equal, so this range compares with itself.
    if old != nil, !changes.differs, count == range.lowerBound {
      count = range.upperBound
      return true
    }
    for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.bufferSize) {
      let wanted = min(Self.bufferSize, range.upperBound - start)
      var bytes = [UInt8](repeating: 0, count: wanted)
      guard try source.read(at: start, into: &bytes) == wanted else { return false }
      append(bytes)
    }
    return true
  }

  /// False if only the answer "differs" is wanted, and it is known.
  var wantsBytes: Bool { old == nil || replaced != nil || !changes.differs }

  /// Adds the changes in some records.
  func add(_ more: CanonicalChanges) {
    changes.values += more.values
    changes.ids += more.ids
    changes.emptyRows += more.emptyRows
  }

  /// Counts a value that is not canonical in the source.
  func countValue() { changes.values += 1 }

  /// Counts an id for a row without one.
  func countId() { changes.ids += 1 }

  /// Notes how the layout of a CSV source differs from the canonical one.
  func noteLayout(mark: Bool, otherLineEnds: Bool, oldDelimiter: String?) {
    changes.losesMark = mark
    changes.hasOtherLineEnds = otherLineEnds
    changes.oldDelimiter = oldDelimiter
  }

  func markReordered() { changes.isReordered = true }

  /// Finishes, and replaces the file if one is to be replaced. Returns false, and replaces nothing, if the
  /// file was saved meanwhile. Throws if the file could not be written, or `source` not be read.
  @discardableResult
  func finish(readFrom source: SharedFile? = nil) throws(FileError) -> Bool {
    flush()
    if let old, count != old.count { differ(from: old) }
    if let failure { throw failure }
    try source?.check()
    guard let file = file.take() else { return true }
    // The file was saved meanwhile, and that work must not be lost.
    if let replaced, FileStamp(file.path, within: replaced.root) != replaced.stamp { return false }
    try file.commit()
    return true
  }

  /// Begins the new file with the text that is equal. A read-only file is an error, even though its folder
  /// would allow replacing it.
  private func differ(from old: SourceBytes) {
    if changes.differs { return }
    changes.differs = true
    guard let replaced else { return }
    do throws(FileError) {
      var file = try AtomicFile(rewriting: replaced.path, within: replaced.root)
      for start in stride(from: 0, to: count, by: Self.bufferSize) {
        try file.append(old.read(start..<min(count, start + Self.bufferSize)))
      }
      self.file = consume file
    } catch {
      failure = error
    }
  }

  private func flush() {
    if buffer.isEmpty { return }
    if let old, !changes.differs, old.read(count..<count + buffer.count) != buffer {
      differ(from: old)
    }
    if isKept { kept += buffer }
    hash?.update(buffer[...])
    count += buffer.count
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, var file = file.take() else { return }
    do throws(FileError) {
      try file.append(buffer)
      self.file = consume file
    } catch {
      failure = error
    }
  }
}

/// The records of one chunk of a CSV source, in canonical form; made by a worker thread.
struct CanonicalChunk: Sendable {
  /// The range of the records in the source.
  let range: Range<Int>
  /// The canonical text; nil if it equals the source, or if it is not wanted.
  private(set) var lines: [UInt8]?
  let changes: CanonicalChanges
  let isSound: Bool

  init(
    _ rows: inout CanonicalRows, _ records: CanonicalRecords, _ source: CSVInput,
    _ part: Range<Int>,
    isAtRecord: Bool, isWanted: Bool
  ) throws(FileError) {
    let others = try rows.read(source, part, isAtRecord: isAtRecord)
    range = rows.range
    var records = records
    var lines: [UInt8] = []
    var ends: [Int] = []
    isSound = (0..<others.count).allSatisfy { index in
      defer { ends.append(lines.count) }
      return records.append(others[index], of: others, to: &lines)
    }
    changes = records.changes
    if isSound, isWanted {
      self.lines = rows.written(records.layout, of: others, others: lines, ends: ends)
    }
  }
}

extension CanonicalRecords {
  /// The order of columns and the delimiter, for writing records that are already canonical.
  var layout: CanonicalRows.Layout {
    CanonicalRows.Layout(fields.compactMap(\.column), delimiter: csv.delimiter)
  }

  /// Returns the test for records that are already canonical; nil if each record needs the slow path.
  func canonicalRows(_ shape: RecordShape) -> CanonicalRows? {
    let known = fields.compactMap { field in field.column.map { (column: $0, field: field) } }
    // A new id is computed from other cells, which only the slow path does.
    guard known.count == fields.count else { return nil }
    let columns = known.sorted { $0.column < $1.column }.map { _, field in
      CanonicalRows.Column(field.form, isRequired: field.isId && ids != nil)
    }
    return CanonicalRows(shape, columns, text)
  }
}
