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

  /// The bytes of the source, which several threads may read at once.
  package var source: CSVInput { input }

  /// Continues behind records that the caller has read.
  package mutating func skip(to offset: Int) {
    precondition(offset >= position)
    position = offset
    isDone = offset >= input.size
  }
}
