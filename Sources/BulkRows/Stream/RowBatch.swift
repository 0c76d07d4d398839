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
  /// The number of rows that are accepted, or have one error that is only counted.
  private(set) var acceptedCount = 0
  /// The rows that have exactly one error, which needs no judge to be counted.
  private(set) var countedErrors = CountedErrors()
  /// True if some accepted row has a number that can be read in two ways.
  private(set) var hasDoubtfulNumbers = false
  /// True if some open row may be the header of another file.
  private(set) var mayHaveHeader = false
  /// The hashes of the keys of accepted rows.
  private(set) var keys: [KeyHashes] = []
  /// The spelling that all values of the batch were seen to have.
  private(set) var spelling: CanonicalRange.Spelling?
  /// For each open row, the number of accepted rows before it.
  private var acceptedBefore: [Int] = []

  init() {}

  /// Takes the rows of a chunk that was tested; the chunk may be used again afterwards.
  init(
    _ chunk: inout BulkChunk, _ spelling: CanonicalRange.Spelling?, _ keys: [KeyHashes],
    hasDoubtfulNumbers: Bool, columns: (BulkChunk) -> BulkColumns?
  ) {
    let count = chunk.chunk.count
    range =
      chunk.chunk.base + chunk.chunk.start..<chunk.chunk.base
      + chunk.chunk.start(of: count)
    isBulk = true
    self.spelling = spelling
    self.keys = keys
    self.hasDoubtfulNumbers = hasDoubtfulNumbers
    mayHaveHeader = chunk.mayHaveHeader
    let rejected = chunk.flags.rejected
    let open = rejected.filter { !chunk.flags.isCounted($0) }
    let lacks = chunk.flags.countedLacks
    countedErrors = CountedErrors(words: rejected.count - open.count - lacks, lacks: lacks)
    acceptedCount = count - open.count
    acceptedBefore = open.enumerated().map { $1 - $0 }
    if countedErrors.isEmpty, let columns = columns(chunk) { self.columns = columns }
    if !open.isEmpty { self.open = chunk.chunk.takeBatch(of: open) }
  }

  /// A batch without rows, for a part of the source that could not be read by chunks.
  init(emptyAt offset: Int) {
    range = offset..<offset
    isBulk = true
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
      endLine: columns.line(ofOther: index), hasErrors: !countedErrors.isEmpty)
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
