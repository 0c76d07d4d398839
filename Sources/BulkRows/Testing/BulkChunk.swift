internal import CSVSource
internal import Files

/// The records of a stretch, and of which of them it is shown that nothing is to be said of them.
///
/// Meant to be used again and again, by one thread at a time.
package struct BulkChunk: Sendable {
  package internal(set) var stretch: CSVChunk
  /// A rule that has something to say of a row opens it here.
  package let notes: RowFlags
  /// Whether some row may be another header.
  var mayHaveHeader = false
  /// Whether it is shown that each value of all records stands there in its one spelling.
  var isSpelled = false
  /// Whether besides each quote around a value is needed.
  var isQuotedAsNeeded: Bool { isSpelled && notes.needQuotes(stretch) }

  init(_ shape: RecordShape, _ notes: RowFlags) {
    stretch = CSVChunk(shape)
    self.notes = notes
  }

  mutating func read(
    _ source: CSVInput, _ part: Range<Int>, isAtRecord: Bool
  ) throws(FileError) {
    try stretch.read(source, part, isAtRecord: isAtRecord)
  }

  mutating func cut(to count: Int) {
    stretch.cut(to: count)
    notes.cut(to: count)
  }
}
