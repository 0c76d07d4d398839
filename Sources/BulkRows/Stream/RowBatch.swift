internal import CSVSource
internal import Rows

/// Some rows of a CSV source in their order: accepted rows as columns, and between them open rows for `TableJudge`.
///
/// A batch that was read row by row has open rows alone.
struct RowBatch: Sendable {
  /// The rows that must be judged, as the source has them.
  var open = CSVBatch()
  /// The values of the accepted rows; empty unless columns are asked for.
  var columns = BulkColumns()
  /// True if the batch comes from the fast path; then records stand in the order of the header.
  private(set) var isBulk = false

  /// The start of the first row and the end of the last one in the source.
  private(set) var range = 0..<0
  /// The number of rows that are accepted, or have one finding that is only counted.
  private(set) var acceptedCount = 0
  /// The rows among them whose finding must be counted.
  private(set) var counted = CountedRows()
  /// The open rows whose only finding is known, so that `countRows` may count them.
  private(set) var countable = CountedRows()
  private var countableRows: [Int] = []
  private var countableKeys: [KeyHashes] = []
  /// True if some accepted row has a number that can be read in two ways.
  private(set) var hasDoubtfulNumbers = false
  /// True if accepted or counted rows may have a number that shows a decimal point.
  private(set) var mayShowPoint = false
  /// True if some open row may be the header of another file.
  private(set) var mayHaveHeader = false
  /// The hashes of the keys of accepted and counted rows.
  private(set) var keys: [KeyHashes] = []
  /// The spelling that all values of the batch were seen to have.
  private(set) var spelling: CanonicalRange.Spelling?
  /// For each open row, the number of accepted rows before it.
  private var acceptedBefore: [Int] = []

  init() {}

  /// Takes the rows of a chunk that was tested; the chunk may be used again afterwards.
  ///
  /// Rows whose only finding is known are counted. If they are few, they are open until `countRows` is called: before some
  /// findings are shown, each must be judged.
  init(
    _ chunk: inout BulkChunk, _ spelling: CanonicalRange.Spelling?, _ test: BulkRowTest,
    wantsColumns: Bool
  ) {
    let count = chunk.chunk.count
    range =
      chunk.chunk.base + chunk.chunk.start..<chunk.chunk.base
      + chunk.chunk.start(of: count)
    isBulk = true
    self.spelling = spelling
    hasDoubtfulNumbers = test.hasDoubtfulNumber(in: chunk)
    mayShowPoint = test.mayShowPoint(in: chunk)
    mayHaveHeader = chunk.mayHaveHeader
    test.openSuspects(of: chunk)
    var open = chunk.flags.rejected
    let known = open.filter { chunk.flags.isCounted($0) }
    if known.count <= count / 2 {
      countable = chunk.flags.counts(of: known)
      countableRows = open.indices.filter { chunk.flags.isCounted(open[$0]) }
      countableKeys = test.keys(of: chunk, counted: known)
      keys = test.keys(of: chunk, withCounted: false)
    } else {
      counted = chunk.flags.counts(of: known)
      open.removeAll { chunk.flags.isCounted($0) }
      keys = test.keys(of: chunk, withCounted: true)
    }
    acceptedCount = count - open.count
    acceptedBefore = open.enumerated().map { $1 - $0 }
    if wantsColumns, counted.isEmpty { columns = test.values(of: chunk) }
    if !open.isEmpty { self.open = chunk.chunk.takeBatch(of: open) }
  }

  /// A batch without rows, for a part of the source that could not be read by chunks.
  init(emptyAt offset: Int) {
    range = offset..<offset
    isBulk = true
  }

  /// Counts the open rows whose only finding is known, instead of having them judged.
  mutating func countRows() {
    if countableRows.isEmpty { return }
    (counted, countable) = (countable, CountedRows())
    keys += countableKeys
    acceptedCount += countableRows.count
    columns = BulkColumns()
    var isLeft = [Bool](repeating: true, count: open.count)
    for row in countableRows { isLeft[row] = false }
    countableRows = []
    var before: [Int] = []
    for (row, accepted) in acceptedBefore.enumerated() where isLeft[row] {
      before.append(accepted + row - before.count)
    }
    acceptedBefore = before
    open.keep { isLeft[$0] }
  }

  /// Makes room for records that are read row by row; their buffers are kept.
  mutating func startRowByRow() {
    guard isBulk else { return }
    let buffer = open
    self = RowBatch()
    open = buffer
  }

  /// The accepted rows before an open row; for the number of open rows, those behind the last one.
  func accepted(before index: Int) -> AcceptedRows {
    guard isBulk else { return AcceptedRows(rows: 0..<0, end: 0, endLine: 0, hasErrors: false) }
    let start = index == 0 ? 0 : acceptedBefore[index - 1]
    let isLast = index == acceptedBefore.count
    let end = isLast ? acceptedCount : acceptedBefore[index]
    return AcceptedRows(
      rows: start..<end,
      end: isLast ? range.upperBound : open.base + open[index].bytes.lowerBound,
      endLine: columns.line(ofOther: index), hasErrors: counted.hasErrors)
  }
}

/// Consecutive accepted rows of one batch.
package struct AcceptedRows: Sendable {
  /// Their numbers among the accepted rows of the batch.
  package let rows: Range<Int>
  /// The offset in the source at which the last of them ends.
  package let end: Int
  /// The number of line ends between the start of the batch and `end`; 0 unless columns are asked for.
  package let endLine: Int
  /// True if the batch has rows whose error was counted; then it has no columns.
  package let hasErrors: Bool
}
