/// Records of one part of a source: byte ranges only, until a cell's value is asked for.
///
/// Meant to be used again and again; a batch stands on its own, so that another thread may have it.
package struct CSVBatch: Sendable {
  @usableFromInline var window = CSVWindow()
  @usableFromInline var structure = CSVStructure(cells: 0, records: 0)
  @usableFromInline var quote = UInt8(ascii: "\"")

  package init() {}

  init(window: CSVWindow, structure: CSVStructure, quote: UInt8) {
    self.window = window
    self.structure = structure
    self.quote = quote
  }

  /// The bytes that all ranges of records and cells point into.
  @inlinable package var bytes: [UInt8] { window.bytes }

  /// The offset of `bytes` in the source, to be added to a range to point into the file.
  @inlinable package var base: Int { window.base }

  /// The number of records.
  @inlinable package var count: Int { structure.recordCount }

  @inlinable package subscript(_ index: Int) -> CSVRecord {
    precondition(index < structure.recordCount)
    let record = structure.records[index]
    return CSVRecord(
      bytes: Int(record.start)..<structure.end(of: record),
      cells: Int(record.firstCell)..<Int(record.endCell), isSound: record.isSound)
  }

  /// The cell in a column of a record.
  @inlinable package func cell(_ column: Int, of record: CSVRecord) -> CSVCell {
    precondition(column >= 0 && column < record.count)
    let index = record.cells.lowerBound + column
    let start = column == 0 ? record.bytes.lowerBound : structure.end(ofCell: index - 1) + 1
    let end = structure.end(ofCell: index)
    // A sound cell that starts with a quote is a quoted one; the scanner made sure.
    return CSVCell(
      bytes: start..<end, isQuoted: start < end && window.bytes[start] == quote,
      isDoubled: structure.ends[index] & CSVStructure.doubled != 0)
  }

  /// The end of the record's line, behind its CR and LF.
  package func lineEnd(of record: CSVRecord) -> Int {
    var end = record.bytes.upperBound
    for byte in [UInt8(ascii: "\r"), UInt8(ascii: "\n")] {
      if end < window.filled, window.bytes[end] == byte { end += 1 }
    }
    return end
  }

  /// A cell's value: the bytes between its quotes, with doubled quotes made single.
  package func value(of cell: CSVCell) -> [UInt8] {
    var value: [UInt8] = []
    append(cell, to: &value)
    return value
  }

  /// Adds a cell's value to a buffer.
  package func append(_ cell: CSVCell, to value: inout [UInt8]) {
    guard cell.isDoubled else {
      value += window.bytes[cell.content]
      return
    }
    var isSecond = false
    for byte in window.bytes[cell.content] {
      isSecond = byte == quote && !isSecond
      if byte != quote || isSecond { value.append(byte) }
    }
  }
}

/// One record of a batch: a row of the table.
package struct CSVRecord: Equatable, Sendable {
  /// Its bytes in the batch, without the line end.
  package var bytes: Range<Int>
  @usableFromInline var cells: Range<Int>
  /// It has the header's width, is valid UTF-8 and holds no NUL. Where false, a finding says why.
  package var isSound: Bool

  /// The number of cells.
  @inlinable package var count: Int { cells.count }

  @inlinable init(bytes: Range<Int>, cells: Range<Int>, isSound: Bool) {
    self.bytes = bytes
    self.cells = cells
    self.isSound = isSound
  }
}

/// One cell of a batch.
package struct CSVCell: Equatable, Sendable {
  /// Its bytes in the batch, quotes included.
  package var bytes: Range<Int>
  package var isQuoted: Bool
  /// Quotes inside it are written twice, so its value is not `content` byte for byte.
  package var isDoubled: Bool

  /// The bytes between the quotes: the value itself unless `isDoubled`.
  @inlinable package var content: Range<Int> {
    isQuoted ? bytes.lowerBound + 1..<bytes.upperBound - 1 : bytes
  }

  /// The cell without its first bytes, as text that stands in no quotes.
  package func dropping(_ count: Int) -> CSVCell {
    CSVCell(
      bytes: bytes.lowerBound + count..<bytes.upperBound, isQuoted: false, isDoubled: false)
  }

  @inlinable init(bytes: Range<Int>, isQuoted: Bool, isDoubled: Bool) {
    self.bytes = bytes
    self.isQuoted = isQuoted
    self.isDoubled = isDoubled
  }
}
