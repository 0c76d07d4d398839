internal import CSVSource
internal import Diagnostics
internal import Files
internal import Hashing
internal import PackFormat

/// Takes the canonical form of a source while it is made: compares it with what there is, replaces that from
/// where it differs, keeps it, or writes it to a file.
///
/// After a failure to write nothing more is taken, and `finish` throws it.
final class CanonicalOutput {
  private let old: SourceBytes?
  private var file: AtomicFile?
  /// The file to be replaced where anything differs, as it was when the source was not yet read.
  private let replaced: (path: String, stamp: FileStamp)?
  private let isKept: Bool
  private var hash: QuickSHA256?
  private(set) var kept: [UInt8] = []
  private(set) var changes = NormalChanges()
  private var buffer: [UInt8] = []
  private var count = 0
  private var failure: FileError?

  private static let piece = 1 << 16

  /// Compares with what there is, and with a `stamp` of its file puts it in the place of that, in one step, when it
  /// is finished.
  init(comparedWith old: SourceBytes, replacing stamp: FileStamp? = nil) {
    self.old = old
    isKept = false
    replaced = stamp.map { (old.name, $0) }
  }

  /// Keeps it in memory.
  init() {
    old = nil
    isKept = true
    replaced = nil
  }

  /// Keeps nothing but its digest.
  init(digesting: Void) {
    old = nil
    isKept = false
    replaced = nil
    hash = QuickSHA256()
  }

  /// Writes a file where none is, and takes its digest.
  init(creating path: String) throws(FileError) {
    old = nil
    isKept = false
    replaced = nil
    hash = QuickSHA256()
    file = try AtomicFile(replacing: path)
  }

  /// The digest of all of it, where one is taken.
  func digest() -> PackDigest? {
    flush()
    return hash?.finish()
  }

  /// Throws what kept it from being written so far.
  func check() throws(FileError) {
    if let failure { throw failure }
  }

  func append(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
    if buffer.count >= Self.piece { flush() }
  }

  func append(_ text: String) { append(text.utf8) }

  /// Takes records of a CSV source; false where they are not there any more.
  func append(_ stretch: CanonicalChunk, of source: CSVInput) throws(FileError) -> Bool {
    note(stretch.changes)
    guard let lines = stretch.lines else { return try append(stretch.range, of: source) }
    if wantsBytes { append(lines) }
    return true
  }

  /// Takes what stands in a CSV source as it is there; false where it is not there any more.
  func append(_ range: Range<Int>, of source: CSVInput) throws(FileError) -> Bool {
    guard wantsBytes else { return true }
    flush()
    // Where it stands at its place, the same need not be read.
    if old != nil, !changes.differs, count == range.lowerBound {
      count = range.upperBound
      return true
    }
    for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.piece) {
      let wanted = min(Self.piece, range.upperBound - start)
      var bytes = [UInt8](repeating: 0, count: wanted)
      guard try source.read(at: start, into: &bytes) == wanted else { return false }
      append(bytes)
    }
    return true
  }

  /// Whether anybody wants the bytes themselves: where they are only compared, nobody does once they differ.
  var wantsBytes: Bool { old == nil || replaced != nil || !changes.differs }

  /// Notes what is changed in records.
  func note(_ more: NormalChanges) {
    changes.values += more.values
    changes.ids += more.ids
    changes.emptyRows += more.emptyRows
  }

  /// Notes a value that is spelled in another way than in the source.
  func noteValue() { changes.values += 1 }

  /// Notes an id that is written where there was none.
  func noteId() { changes.ids += 1 }

  func noteOrder() { changes.isReordered = true }

  /// Ends it; only now is a file replaced. False, and it is not, where somebody saved it meanwhile; an error, where
  /// some of `source` could not be read.
  @discardableResult
  func finish(readFrom source: SharedFile? = nil) throws(FileError) -> Bool {
    flush()
    if let old, count != old.count { differ(from: old) }
    if let failure { throw failure }
    try source?.check()
    guard let file = file.take() else { return true }
    // Their work is not to be lost.
    if let replaced, FileStamp(file.path) != replaced.stamp { return false }
    try file.commit()
    return true
  }

  /// Begins the new file with what is the same, if there is to be one and it is not begun; one that is not to be
  /// written is an error, though its folder would let it be replaced.
  private func differ(from old: SourceBytes) {
    if changes.differs { return }
    changes.differs = true
    guard let replaced else { return }
    do throws(FileError) {
      if try Path.isReadOnly(replaced.path) { throw FileError(readOnly: replaced.path) }
      var file = try AtomicFile(replacing: replaced.path)
      for start in stride(from: 0, to: count, by: Self.piece) {
        try file.append(old.read(start..<min(count, start + Self.piece)))
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

/// What there is to change in a source, to be told.
package struct NormalChanges: Equatable, Sendable {
  /// Whether any byte is not as it would be.
  package internal(set) var differs = false
  /// How many values are spelled in another way.
  package internal(set) var values = 0
  package internal(set) var emptyRows = 0
  /// How many rows get an id.
  package internal(set) var ids = 0
  /// Whether columns or attributes stand in another order.
  package internal(set) var isReordered = false
}
