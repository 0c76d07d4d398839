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
