package import CSVSource
package import Diagnostics
package import Files
package import Rows

/// Reads the rows of a CSV source in order, accepted or judged.
///
///     var rows = JudgedRows(reader, judge, options, findings)
///     while let step = try rows.next(&judge, &findings) {
///       switch step {
///       case .judged: use(judge.row)
///       case .accepted(let accepted): use(accepted, &rows.columns)
///       }
///     }
package struct JudgedRows: ~Copyable {
  /// One row that was judged, or some rows that need no judge.
  package enum Step {
    /// The values are in the judge's `row`.
    case judged
    case accepted(AcceptedRows)
  }

  private var batches: RowBatches
  private var batch = RowBatch()
  private var rows: CSVRowJudge?
  /// The open row of the batch that is next, and true if the accepted rows before it were handed out.
  private var index = 0
  private var isBehindAccepted = true

  /// True if some accepted row has a number that can be read in two ways.
  package private(set) var hasDoubtfulNumbers = false
  /// True if some row that was not judged may have a number that shows a decimal point.
  package private(set) var mayShowPoint = false
  /// The parts of the source in which every value was seen to be canonical, in order.
  package private(set) var canonicalRanges: [CanonicalRange] = []

  /// Starts behind the header. Without `options`, or where the judge needs every row, rows are judged one by one.
  package init(
    _ reader: consuming CSVReader, _ judge: TableJudge, _ options: BulkOptions?,
    _ findings: Findings
  ) {
    var reader = reader
    rows = CSVRowJudge(reader, judge, findings)
    var test: BulkRowTest?
    if let header = reader.header, let rows {
      reader.fit = rows.fit
      reader.missingColumns = judge.missingColumns
      if let options {
        test = BulkRowTest(judge, header, wantsColumns: options.wantsColumns)
      }
    }
    batches = RowBatches(reader, test, options ?? BulkOptions(threads: 1))
  }

  /// The columns of the accepted rows at hand, which a pack may take.
  package var columns: BulkColumns {
    _read { yield batch.columns }
    _modify { yield &batch.columns }
  }

  /// Reads on to the next row that was judged, or to rows that were accepted; nil at the end of the source.
  ///
  /// Damaged rows are reported by the reader into `findings` and left out. `leastAccepted` is the number of accepted
  /// rows below which all rows are judged.
  package mutating func next(
    _ judge: inout TableJudge, leastAccepted: Int = 0, _ findings: inout Findings
  ) throws(FileError) -> Step? {
    guard rows != nil else { return nil }
    while true {
      if let step = nextOfBatch(&judge) { return step }
      let hasNext = try batches.next(
        &batch, mayCount: { judge.onlyCounts($0) }, leastAccepted: leastAccepted, &findings)
      guard hasNext else { break }
      startBatch(&judge)
    }
    if let rows { findings.merge(rows.findings) }
    rows = nil
    return nil
  }

  private mutating func startBatch(_ judge: inout TableJudge) {
    index = 0
    isBehindAccepted = false
    judge.take(batch.keys)
    judge.count(batch.counted)
    hasDoubtfulNumbers = hasDoubtfulNumbers || batch.hasDoubtfulNumbers
    mayShowPoint = mayShowPoint || batch.mayShowPoint
    if let spelling = batch.spelling {
      append(CanonicalRange(range: batch.range, spelling: spelling))
    }
  }

  private mutating func nextOfBatch(_ judge: inout TableJudge) -> Step? {
    while true {
      if !isBehindAccepted {
        isBehindAccepted = true
        let accepted = batch.accepted(before: index)
        if !accepted.rows.isEmpty { return .accepted(accepted) }
      }
      guard index < batch.open.count else { return nil }
      let row = index
      index += 1
      isBehindAccepted = !batch.isBulk
      let isJudged = rows?.judge(row, of: batch.open, by: &judge) ?? false
      if rows?.isInOrder == false { leaveOrder(behind: row) }
      if isJudged { return .judged }
    }
  }

  /// Drops the rest of a bulk batch, whose columns no longer stand in the order of the header.
  private mutating func leaveOrder(behind row: Int) {
    guard batch.isBulk else { return batches.readRowByRow() }
    let open = batch.open
    batches.readRowByRow(from: open.base + open.lineEnd(of: open[row]))
    isBehindAccepted = true
    batch = RowBatch()
    index = 0
  }

  private mutating func append(_ part: CanonicalRange) {
    if let last = canonicalRanges.last, last.spelling == part.spelling,
      last.range.upperBound == part.range.lowerBound
    {
      canonicalRanges[canonicalRanges.count - 1].range =
        last.range.lowerBound..<part.range.upperBound
    } else {
      canonicalRanges.append(part)
    }
  }
}

/// The choices of a caller of the fast path; none of them changes a row or a finding.
package struct BulkOptions: Sendable {
  package var threads: Int
  /// The number of bytes that a worker thread reads at once.
  package var chunkSize: Int
  /// True if the values of accepted rows are wanted as columns.
  package var wantsColumns: Bool
  /// True if the caller needs to know where each pair of quotes is needed.
  package var asksQuotes: Bool
  /// Opens the rows of a chunk that a rule of the kind may have something to report of.
  package var check: BulkRowCheck

  package init(
    threads: Int, chunkSize: Int = 1 << 18, wantsColumns: Bool = false, asksQuotes: Bool = false,
    check: @escaping BulkRowCheck = { _ in }
  ) {
    self.threads = threads
    self.chunkSize = chunkSize
    self.wantsColumns = wantsColumns
    self.asksQuotes = asksQuotes
    self.check = check
  }

  /// The number of chunks in a round. Threads wait for each other at its end, and its columns are held until then.
  var chunksAtOnce: Int { wantsColumns ? 48 : 128 }
}

/// A kind's test of many rows at once, run by worker threads: it opens each row that the kind's rules must look at.
package typealias BulkRowCheck = @Sendable (inout BulkChunk) -> Void
