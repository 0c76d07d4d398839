package import Files

/// Access for a caller that reads parts of the source itself and leaves the other parts to the reader.
extension CSVReader {
  /// The start of the next record.
  package var offset: Int { position }

  /// The number of bytes in the source.
  package var size: Int { input.size }

  /// The form of the records from here on; nil if they must be read one by one, or if none is left.
  package var shape: RecordShape? {
    guard !isDone, header != nil, !lines.hasBlank, dialect.quote == UInt8(ascii: "\""),
      dialect.delimiter != UInt8(ascii: " "), lines.seen == .lineFeed || lines.seen == .both
    else { return nil }
    return RecordShape(dialect: dialect, width: width, lineBreak: lines.seen == .both ? 2 : 1)
  }

  /// True if some line read so far does not end in a line feed alone.
  package var hasOtherLineEnds: Bool { !lines.seen.isSubset(of: .lineFeed) }

  /// True if the source begins with a byte order mark.
  package func hasByteOrderMark() throws(FileError) -> Bool {
    var start: [UInt8] = [0, 0, 0]
    return try input.read(at: 0, into: &start) == 3 && start == [0xEF, 0xBB, 0xBF]
  }

  /// The bytes of the source, which several threads may read at once.
  package var source: CSVInput { input }

  /// Continues behind records that the caller has read.
  package mutating func skip(to offset: Int) {
    precondition(offset >= position)
    position = offset
    isDone = offset >= input.size
  }
}
