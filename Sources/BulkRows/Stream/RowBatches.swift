internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rows
internal import Synchronization

/// Reads the rows of a CSV source as batches, in order: by chunks on several threads where that is possible, else
/// row by row.
///
/// Worker threads read the chunks of one round while the caller takes the batches of the round before. A worker
/// assumes that the first line feed of its chunk ends a record. A batch whose assumption was wrong does not begin
/// where the rows before it end; it is dropped, and its bytes are read row by row. Neither rows nor findings depend
/// on the number of threads.
struct RowBatches: ~Copyable {
  private var reader: CSVReader
  private let test: BulkRowTest?
  private let options: BulkOptions
  private let pool = Pool<BulkChunk>()

  /// The round being worked on ahead of the caller.
  private var ahead: Round?
  /// The batches of the current round that were not handed out, the last one first, and the end of the round. A batch
  /// leaves the array when it is handed out, so that its columns are neither kept nor copied.
  private var batches: [RowBatch] = []
  private var roundEnd = 0
  private var roundShape: RecordShape?
  /// The next batch of the round, which waits until the rows before it are read.
  private var waiting: RowBatch?
  /// Rows that begin before this offset are read row by row.
  private var rowByRowEnd = 0
  /// The end of the batch handed out last, if the reader has not skipped it yet.
  private var skipEnd: Int?
  /// True once no more chunks are read.
  private var isRowByRow = false
  private var isFirstRound = true

  /// Without a `test` all rows are read row by row.
  init(_ reader: consuming CSVReader, _ test: BulkRowTest?, _ options: BulkOptions) {
    self.reader = reader
    self.test = test
    self.options = options
    isRowByRow = test == nil
    if isRowByRow { rowByRowEnd = .max }
  }

  /// Reads the next batch; false after the last one.
  ///
  /// - Parameters:
  ///   - mayCount: true if rows with exactly one of these findings may be counted without being judged
  ///   - leastAccepted: the number of accepted rows in a round below which all its rows are handed out open
  mutating func next(
    _ batch: inout RowBatch, mayCount: (CountedRows) -> Bool, leastAccepted: Int,
    _ findings: inout Findings
  ) throws(FileError) -> Bool {
    if let end = skipEnd {
      reader.skip(to: end)
      skipEnd = nil
    }
    while true {
      if reader.offset < rowByRowEnd {
        batch.startRowByRow()
        if try reader.next(&batch.open, upTo: rowByRowEnd, findings: &findings) { return true }
      }
      if let waited = waiting {
        waiting = nil
        rowByRowEnd = batches.last?.range.lowerBound ?? roundEnd
        let mustJudge =
          !waited.counted.isEmpty && (waited.mayHaveHeader || !mayCount(waited.counted))
        if !mustJudge, reader.offset == waited.range.lowerBound, reader.shape == roundShape {
          batch = waited
          if !batch.mayHaveHeader, mayCount(batch.countable) { batch.countRows() }
          skipEnd = waited.range.upperBound
          return true
        }
      } else if let next = batches.popLast() {
        waiting = next
        rowByRowEnd = next.range.lowerBound
      } else if isRowByRow {
        return false
      } else {
        startRound(leastAccepted)
      }
    }
  }

  /// Gives up the fast path: another header has changed the order of the columns.
  ///
  /// - Parameter offset: the place behind that header, if the batch at hand has rows behind it
  mutating func readRowByRow(from offset: Int? = nil) {
    if let offset { skipEnd = offset }
    stopBulk()
  }

  private mutating func stopBulk() {
    isRowByRow = true
    rowByRowEnd = .max
    (ahead, waiting, batches) = (nil, nil, [])
  }

  /// Makes the round that was read ahead the current one, and begins the next.
  private mutating func startRound(_ leastAccepted: Int) {
    if isFirstRound {
      isFirstRound = false
      if leastAccepted > mostRows { return stopBulk() }
    }
    guard let shape = reader.shape else { return stopBulk() }
    if ahead?.shape != shape { ahead = begin(shape, from: reader.offset, isAtRecord: true) }
    guard let round = ahead else { return stopBulk() }
    let made = round.work.made()
    ahead = begin(shape, from: round.end, isAtRecord: false)
    (roundEnd, roundShape) = (round.end, shape)
    if leastAccepted > certainRows(made) {
      rowByRowEnd = round.end
    } else {
      batches = made.reversed()
    }
  }

  /// The largest number of rows that can follow: each cell but the last one has a byte behind it.
  private var mostRows: Int {
    (reader.size - reader.offset) / max(1, reader.header?.names.count ?? 1) + 1
  }

  /// The number of rows that are accepted whatever the open rows turn out to be.
  private func certainRows(_ batches: [RowBatch]) -> Int {
    var count = 0
    var end = reader.offset
    for batch in batches {
      if batch.range.lowerBound != end || batch.mayHaveHeader { break }
      count += batch.acceptedCount
      end = batch.range.upperBound
    }
    return count
  }

  // MARK: - Reading chunks ahead

  /// Chunks that follow each other, read and tested by worker threads.
  private struct Round {
    let shape: RecordShape
    /// The offset in the source at which the last chunk ends.
    let end: Int
    let work: BegunWork<RowBatch>
  }

  /// Starts worker threads on the chunks from `start` on; nil if too few bytes are left to be worth it.
  private func begin(_ shape: RecordShape, from start: Int, isAtRecord: Bool) -> Round? {
    let size = options.chunkSize
    guard let test, reader.size - start >= size / 4 else { return nil }
    let end = min(start + size * options.chunksAtOnce, reader.size)
    let (source, options, pool) = (reader.source, options, pool)
    let work = BegunWork((end - start + size - 1) / size, threads: options.threads) { number in
      let first = start + number * size
      return Self.batch(
        of: first..<min(first + size, end), isAtRecord: isAtRecord && number == 0, roundEnd: end,
        source, shape, test, options, pool)
    }
    return Round(shape: shape, end: end, work: work)
  }

  /// Reads and tests one chunk. A chunk that cannot be read gives no rows: the reader reads it again and reports why.
  private static func batch(
    of part: Range<Int>, isAtRecord: Bool, roundEnd: Int, _ source: CSVInput,
    _ shape: RecordShape, _ test: BulkRowTest, _ options: BulkOptions, _ pool: Pool<BulkChunk>
  ) -> RowBatch {
    guard
      var chunk = pool.take(where: { $0.chunk.shape == shape })
        ?? test.makeFlags().map({ BulkChunk(shape, $0) }),
      (try? chunk.read(source, part, isAtRecord: isAtRecord)) != nil
    else { return RowBatch(emptyAt: roundEnd) }
    test.apply(to: &chunk)
    let spelling: CanonicalRange.Spelling? =
      !chunk.isSpelled
      ? nil : options.asksQuotes && chunk.isQuotedAsNeeded ? .quotedAsNeeded : .spelled
    options.check(&chunk)
    let batch = RowBatch(&chunk, spelling, test, wantsColumns: options.wantsColumns)
    pool.give(chunk)
    return batch
  }
}

/// A pool of objects that threads use in turn.
package final class Pool<Thing: Sendable>: Sendable {
  private let all = Mutex<[Thing]>([])

  package init() {}

  /// Takes an object that `suits`; nil if there is none. Objects that do not suit are dropped.
  package func take(where suits: (Thing) -> Bool) -> Thing? {
    all.withLock { all in
      all.removeAll { !suits($0) }
      return all.popLast()
    }
  }

  package func give(_ thing: Thing) { all.withLock { $0.append(thing) } }
}
