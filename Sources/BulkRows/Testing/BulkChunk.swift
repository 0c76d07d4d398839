internal import CSVSource
internal import Files

/// A chunk and the flags of its rows.
///
/// One thread at a time uses an object, again and again.
package struct BulkChunk: Sendable {
  package internal(set) var chunk: CSVChunk
  /// The flags of the rows; a rule opens the rows that it must look at.
  package let flags: RowFlags
  /// True if some open row may be another header.
  var mayHaveHeader = false
  /// True if every value of every record is canonical.
  var isSpelled = false
  /// True if, besides, every pair of quotes is needed.
  var isQuotedAsNeeded: Bool { isSpelled && flags.needQuotes(chunk) }

  init(_ shape: RecordShape, _ flags: RowFlags) {
    chunk = CSVChunk(shape)
    self.flags = flags
  }

  mutating func read(
    _ source: CSVInput, _ part: Range<Int>, isAtRecord: Bool
  ) throws(FileError) {
    try chunk.read(source, part, isAtRecord: isAtRecord)
  }

  mutating func cut(to count: Int) {
    chunk.cut(to: count)
    flags.cut(to: count)
  }
}
