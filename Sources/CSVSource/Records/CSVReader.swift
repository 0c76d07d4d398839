package import Diagnostics
package import Files

/// Reads CSV as RFC 4180 has it, in one pass, and finds every place where it is not.
///
/// A file that is valid is read exactly; one that is not is read on behind each fault. Memory holds
/// one chunk, or the longest record where that is longer, up to 2 GiB. What is found and what is
/// read do not depend on the size of the chunks.
///
///     var reader = try CSVReader.open(.open(path), findings: &findings)
///     var batch = CSVBatch()
///     while try reader.next(&batch, findings: &findings) {
///       for index in 0..<batch.count where batch[index].isSound { … }
///     }
package struct CSVReader: ~Copyable {
  package struct Options: Sendable {
    /// Nil: it is found in the file, and a warning says so unless it is the comma.
    package var delimiter: UInt8?
    package var quote: UInt8
    package var chunkSize: Int
    /// The headers that are expected; nil for any header.
    package var headers: KnownHeaders?
    /// A longer record is a fault.
    var longestRecord = CSVStructure.maximumOffset

    package init(
      delimiter: UInt8? = nil, quote: UInt8 = UInt8(ascii: "\""), chunkSize: Int = 1 << 18,
      headers: KnownHeaders? = nil
    ) {
      self.delimiter = delimiter
      self.quote = quote
      self.chunkSize = chunkSize
      self.headers = headers
    }
  }

  /// The name of the file in findings.
  package let file: String
  package private(set) var dialect: CSVDialect
  /// The header; nil if the file has none that can be read, which is reported. Rows may follow all the same.
  package internal(set) var header: CSVHeader?

  /// The caller's test of which text suits which column, to find the cell that is superfluous or missing.
  package var fit: ColumnSlip.Fit = { _, _ in .open }

  /// The number of columns that the header lacks and the caller reports. Rows that have cells for these are not at
  /// fault.
  package var missingColumns = 0

  let input: CSVInput
  let options: Options
  let scanner: StructureScanner
  /// The number of cells that a record must have.
  var width = 1
  /// The start of the next record to read.
  var position = 0
  var isDone = false
  /// The end of the search for a quote below a short record, so that no line is searched twice.
  var searched = 0
  var lines = LineEndings()
  var encoding = EncodingTracker.unknown

  /// Reads up to the end of the header.
  package static func open(
    _ input: consuming CSVInput, _ options: Options = Options(), findings: inout Findings
  ) throws(FileError) -> CSVReader {
    precondition(options.chunkSize > 0)
    // The delimiter is found before the header is looked at, but may stand behind its faults.
    var early = findings.emptied
    let opening = try CSVOpening(input, options, &early)
    var reader = CSVReader(input, options, opening)
    if opening.isReadable { try reader.readHeader(&early) }
    early.sort(files: [reader.file])
    findings.merge(early)
    return reader
  }

  private init(_ input: consuming CSVInput, _ options: Options, _ opening: CSVOpening) {
    file = input.name
    dialect = opening.dialect
    scanner = StructureScanner(dialect: opening.dialect)
    self.options = options
    position = opening.start
    isDone = !opening.isReadable
    self.input = input
  }

  /// The state of a reader behind the header, from which another reader of the same bytes can go on.
  package struct Start: Sendable {
    fileprivate let options: Options
    fileprivate let dialect: CSVDialect
    package let header: CSVHeader?
    fileprivate let width: Int
    fileprivate let position: Int
    fileprivate let isDone: Bool
    fileprivate let lines: LineEndings
    fileprivate let encoding: EncodingTracker
  }

  /// The state of a reader that has read nothing but the header.
  package var start: Start {
    Start(
      options: options, dialect: dialect, header: header, width: width, position: position,
      isDone: isDone, lines: lines, encoding: encoding)
  }

  /// Goes on behind a header that another reader of the same bytes has read and reported.
  package init(_ input: consuming CSVInput, from start: Start) {
    file = input.name
    dialect = start.dialect
    scanner = StructureScanner(dialect: start.dialect)
    options = start.options
    header = start.header
    (width, position, isDone) = (start.width, start.position, start.isDone)
    (lines, encoding) = (start.lines, start.encoding)
    self.input = input
  }

  /// Reads the next records, in the order of the file; false where there are no more.
  ///
  /// A `limit` is where a batch had better end; a record that goes on behind it is read whole.
  package mutating func next(
    _ batch: inout CSVBatch, upTo limit: Int = .max, findings: inout Findings
  ) throws(FileError) -> Bool {
    batch.structure.removeAll()
    batch.quote = dialect.quote
    while !isDone, batch.count == 0 { try fill(&batch, upTo: limit, &findings) }
    return batch.count > 0
  }

  /// Scans one chunk, grown until at least one record or fault is in it.
  private mutating func fill(
    _ batch: inout CSVBatch, upTo limit: Int, _ findings: inout Findings
  ) throws(FileError) {
    var size = limit > position ? min(options.chunkSize, limit - position) : options.chunkSize
    try batch.window.load(input, at: position, count: size)
    var scanned = 0
    while true {
      let limit = min(batch.window.filled, size)
      scanned = try scan(&batch, from: scanned, to: limit, &findings)
      isDone = batch.window.isAtEnd && scanned >= batch.window.filled
      if isDone || scanned > 0 { break }
      if size >= options.longestRecord {
        scanned = try skipTooLong(&batch, &findings)
        break
      }
      size = min(2 * size, options.longestRecord)
      try batch.window.extend(input, to: size)
    }
    position = batch.window.base + scanned
    if isDone { lines.flush(file, &findings) }
  }

  /// Scans the records that end before `limit`, and answers where the first one does not.
  private mutating func scan(
    _ batch: inout CSVBatch, from start: Int, to limit: Int, _ findings: inout Findings
  ) throws(FileError) -> Int {
    var scanned = start
    while scanned < limit {
      let first = batch.structure.recordCount
      let stop = scanner.scan(
        batch.window.bytes, scanned..<limit,
        isLast: batch.window.isAtEnd && limit == batch.window.filled, into: &batch.structure)
      let end =
        switch stop {
        case .end: limit
        case .incomplete(let record), .full(let record): record
        case .fault(let fault): fault.record
        }
      let last = batch.structure.recordCount
      if let resume = try inspect(&batch, from: first, in: scanned..<end, &findings) {
        scanned = resume
        continue
      }
      scanned = end
      switch stop {
      case .end: break
      // Blank lines that were left out may have made room.
      case .full: if batch.structure.recordCount == last { batch.structure.grow() }
      case .incomplete: return scanned
      case .fault(let fault): scanned = try recover(from: fault, &batch, &findings)
      }
    }
    return scanned
  }
}

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
