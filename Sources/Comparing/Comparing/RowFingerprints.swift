internal import PackFormat

/// A sliding window of row hashes of one pack, read forward.
struct RowFingerprints {
  let rows: ComparedRows
  /// The hashes of the rows from `start` on.
  private var window: [UInt64] = []
  private var start = 0

  /// Small, since most gaps are small and rows in common need no hashes from here.
  private static let step = 64
  private static let longestPast = 32_768

  init(_ rows: ComparedRows) { self.rows = rows }

  /// Moves the window forward; rows before `row` are never needed again.
  mutating func advance(to row: Int) {
    let past = row - start
    // Not at every row, since removing moves the rest of the array.
    guard past >= min(window.count, Self.longestPast) else { return }
    window.removeFirst(min(past, window.count))
    start = row
  }

  /// Returns the rows to read next, so that `length` rows from `row` on are available; empty if they are.
  func missing(from row: Int, _ length: Int) -> Range<Int> {
    let first = start + window.count
    let end = min(rows.count, row + length)
    return first..<(first < end ? max(end, min(rows.count, first + Self.step)) : first)
  }

  /// Appends the hashes of the missing rows.
  mutating func take(_ fingerprints: [UInt64]) { window += fingerprints }

  /// Returns the hashes of up to `length` rows from `row` on, fewer at the end of the pack.
  func rows(from row: Int, _ length: Int) -> ArraySlice<UInt64> {
    window[(row - start)..<max(row, min(rows.count, row + length)) - start]
  }
}
