/// Reading a source partly by stretches, partly record by record.
extension CSVReader {
  /// Where the next record starts.
  package var offset: Int { position }

  /// How large the source is.
  package var size: Int { input.size }

  /// What the records from here on have to look like to be read as stretches; nil where they have to be
  /// read one by one, or none is left.
  package var shape: CSVChunk.Shape? {
    guard !isDone, header != nil, !lines.hasBlank, dialect.quote == UInt8(ascii: "\""),
      dialect.delimiter != UInt8(ascii: " "), lines.seen == .lineFeed || lines.seen == .both
    else { return nil }
    return CSVChunk.Shape(
      dialect: dialect, width: width, lineBreak: lines.seen == .both ? 2 : 1)
  }

  /// The bytes of the source, which other threads may read, too.
  package var source: CSVInput { input }

  /// Goes on behind records that were read as a stretch.
  package mutating func skip(to offset: Int) {
    precondition(offset >= position)
    position = offset
    isDone = offset >= input.size
  }
}
