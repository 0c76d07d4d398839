internal import PackFormat

/// The fingerprints of a pack's rows where they are looked for, read forward.
struct RowFingerprints {
  let rows: ComparedRows
  /// Those of the rows from `start` on.
  private var window: [UInt64] = []
  private var start = 0

  /// Most gaps are small, and rows in common are known without.
  private static let step = 64
  private static let longestPast = 32_768

  init(_ rows: ComparedRows) { self.rows = rows }

  /// Rows before `row` are not asked for again.
  mutating func advance(to row: Int) {
    let past = row - start
    // Not at every row: what is left has to be moved.
    guard past >= min(window.count, Self.longestPast) else { return }
    window.removeFirst(min(past, window.count))
    start = row
  }

  /// Those that are to be taken next, so that up to `length` rows from `row` on are there; empty where they are.
  func missing(from row: Int, _ length: Int) -> Range<Int> {
    let first = start + window.count
    let end = min(rows.count, row + length)
    return first..<(first < end ? max(end, min(rows.count, first + Self.step)) : first)
  }

  /// Takes those that are missing.
  mutating func take(_ fingerprints: [UInt64]) { window += fingerprints }

  /// The fingerprints of up to `length` rows from `row` on, fewer at the end; none is missing.
  func rows(from row: Int, _ length: Int) -> ArraySlice<UInt64> {
    window[(row - start)..<max(row, min(rows.count, row + length)) - start]
  }
}
