/// The ends of cells and records in a window of bytes, written by the scanner and read by a batch.
@usableFromInline struct CSVStructure: Sendable {
  /// A record's first byte, and its cells as positions in `ends`.
  @usableFromInline struct Record: Sendable {
    @usableFromInline var start: UInt32
    @usableFromInline var firstCell: UInt32
    @usableFromInline var endCell: UInt32
    /// The record may be used; a damaged one keeps its place, for whoever shows what was read.
    @usableFromInline var isSound = true
  }

  /// The high bit of a cell's end: the cell holds a doubled quote.
  @inlinable static var doubled: UInt32 { 0x8000_0000 }
  static let maximumOffset = Int(UInt32.max >> 1)

  /// For each cell the offset of the delimiter or line end behind it. A cell starts behind the
  /// delimiter before it; the first of a record where the record does.
  @usableFromInline var ends: [UInt32]
  @usableFromInline var records: [Record]
  var endCount = 0
  @usableFromInline var recordCount = 0
  var lineEnds: CSVLineEnds = []

  init(cells: Int, records: Int) {
    ends = [UInt32](repeating: 0, count: cells)
    self.records = [Record](
      repeating: Record(start: 0, firstCell: 0, endCell: 0), count: records)
  }

  mutating func removeAll() {
    endCount = 0
    recordCount = 0
    lineEnds = []
  }

  /// Keeps the first records only.
  mutating func keep(_ count: Int) {
    recordCount = count
    endCount = count == 0 ? 0 : Int(records[count - 1].endCell)
  }

  /// Makes more room for records where there is none, otherwise for cells.
  mutating func grow() {
    if recordCount == records.count {
      let blank = Record(start: 0, firstCell: 0, endCell: 0)
      records += [Record](repeating: blank, count: max(records.count, 64))
    } else {
      ends += [UInt32](repeating: 0, count: max(ends.count, 256))
    }
  }

  /// The end of a record, before its line end.
  @inlinable func end(of record: Record) -> Int { end(ofCell: Int(record.endCell) - 1) }

  @inlinable func end(ofCell index: Int) -> Int { Int(ends[index] & ~Self.doubled) }
}

/// The kinds of line end met.
struct CSVLineEnds: OptionSet, Sendable {
  let rawValue: UInt8

  static let lineFeed = CSVLineEnds(rawValue: 1)
  static let both = CSVLineEnds(rawValue: 2)
  static let carriageReturn = CSVLineEnds(rawValue: 4)
}

/// A place where bytes stop being CSV; offsets are into the window.
struct CSVFault: Equatable, Sendable {
  enum Kind: Sendable {
    /// A quote inside an unquoted cell: `at` is the quote.
    case quoteInCell
    /// Something else behind a closing quote: `at` is the byte behind it.
    case afterQuote
    /// The file ends inside quotes: `at` is its end.
    case unclosed
  }

  var kind: Kind
  /// The start of the record.
  var record: Int
  /// The number of complete cells before the one at fault.
  var cellsBefore: Int
  /// The start of the cell at fault: the opening quote where it is a quoted one.
  var cell: Int
  var at: Int
}
