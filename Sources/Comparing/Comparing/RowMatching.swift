internal import Files
internal import Kinds
internal import PackFormat
internal import Synchronization

/// Finds the rows that two packs have in common in the same order.
///
/// Rows are compared directly while they are equal. After a difference, hashes find the next rows in common.
/// Memory grows with the differences, not with the packs.
struct RowMatching {
  /// The rows of both packs between two sequences of common rows.
  struct Gap: Equatable {
    let old: Range<Int>
    let new: Range<Int>
  }

  private(set) var gaps: [Gap] = []
  /// A cache of the questions in gaps, by row: their blocks are unpacked when the gap is found.
  private(set) var questions: (old: [Int: Question], new: [Int: Question]) = ([:], [:])
  private let old: ComparedRows
  private let new: ComparedRows
  private var fingerprints: (old: RowFingerprints, new: RowFingerprints)
  private var runs: (old: RowRun, new: RowRun)?
  /// The number of rows that are read at once. It is small enough that their blocks are still cached for a
  /// gap.
  private let runLength: Int
  /// The columns that are compared text by text.
  private let textKeys: [UInt64]
  /// The number of rows to look ahead for a common one. It shrinks while searches find little, since a
  /// changed order makes long searches useless.
  private var reach = Self.furthest

  private static let furthest = 65_536
  private static let nearest = 16
  private static let mostQuestions = 4096

  init(
    _ old: ComparedRows, _ new: ComparedRows, runLength: Int = 8192
  ) throws(PackError) {
    (self.old, self.new) = (old, new)
    fingerprints = (RowFingerprints(old), RowFingerprints(new))
    self.runLength = runLength
    textKeys = Array(old.textKeys.intersection(new.textKeys))
    try align()
  }

  private mutating func align() throws(PackError) {
    var (row, other) = (0, 0)
    while row < old.count, other < new.count {
      let common = try common(row, other)
      row += common
      other += common
      if common == 0 {
        let (skipped, added) = try distance(row, other)
        add(row..<row + skipped, other..<other + added)
        row += skipped
        other += added
      }
    }
    add(row..<old.count, other..<new.count)
  }

  /// Returns the number of equal rows from here on within the current run; 0 only if the first rows differ.
  private mutating func common(_ row: Int, _ other: Int) throws(PackError) -> Int {
    let runs = try runs(row, other)
    let common = runs.old.common(from: row, with: runs.new, from: other)
    if common > 0 { return common }
    fingerprints.old.advance(to: row)
    fingerprints.new.advance(to: other)
    // A row without a value may still have a text, which does not count; hashes ignore it.
    let (left, right) = try rows(row, other, Self.nearest)
    return zip(left, right).prefix { $0 == $1 }.count
  }

  /// Returns runs that contain these rows; reads both anew if one of them ends before.
  private mutating func runs(
    _ row: Int, _ other: Int
  ) throws(PackError) -> (old: RowRun, new: RowRun) {
    if let runs, runs.old.rows.contains(row), runs.new.rows.contains(other) { return runs }
    let (length, keys) = (runLength, textKeys)
    let rows = row..<min(old.count, row + length)
    let others = other..<min(new.count, other + length)
    let read = try Self.both(
      areMany: min(rows.count, others.count) > 1024,
      { [old] () throws(PackError) in try old.run(rows, texts: keys) },
      { [new] () throws(PackError) in try new.run(others, texts: keys) })
    runs = read
    return read
  }

  /// Returns the hashes of up to `length` rows of both packs.
  private mutating func rows(
    _ row: Int, _ other: Int, _ length: Int
  ) throws(PackError) -> (ArraySlice<UInt64>, ArraySlice<UInt64>) {
    let rows = fingerprints.old.missing(from: row, length)
    let others = fingerprints.new.missing(from: other, length)
    let made = try Self.both(
      areMany: min(rows.count, others.count) > 1024,
      { [old] () throws(PackError) in try old.fingerprints(rows) },
      { [new] () throws(PackError) in try new.fingerprints(others) })
    fingerprints.old.take(made.0)
    fingerprints.new.take(made.1)
    return (
      fingerprints.old.rows(from: row, length), fingerprints.new.rows(from: other, length)
    )
  }

  /// Runs both bodies, on two threads if there are many rows.
  private static func both<Rows: Sendable>(
    areMany: Bool, _ old: () throws(PackError) -> Rows,
    _ new: @escaping @Sendable () throws(PackError) -> Rows
  ) throws(PackError) -> (Rows, Rows) {
    guard areMany else { return try (old(), new()) }
    let made = Mutex<Result<Rows, PackError>?>(nil)
    var left: Result<Rows, PackError>?
    Workers.run(
      beside: 1,
      {
        let right = Result { () throws(PackError) in try new() }
        made.withLock { $0 = right }
      },
      here: { left = Result { () throws(PackError) in try old() } })
    // The thread may have failed to start.
    guard let left, let right = made.withLock({ $0 }) else { return try (old(), new()) }
    return try (left.get(), right.get())
  }

  private mutating func add(_ rows: Range<Int>, _ others: Range<Int>) {
    if rows.isEmpty, others.isEmpty { return }
    keepQuestions(rows, others)
    if let last = gaps.last, last.old.upperBound == rows.lowerBound,
      last.new.upperBound == others.lowerBound
    {
      gaps[gaps.count - 1] = Gap(
        old: last.old.lowerBound..<rows.upperBound, new: last.new.lowerBound..<others.upperBound)
    } else {
      gaps.append(Gap(old: rows, new: others))
    }
  }

  private mutating func keepQuestions(_ rows: Range<Int>, _ others: Range<Int>) {
    // Longer gaps are read again cheaply, since successive rows share blocks.
    guard rows.count + others.count <= Self.nearest,
      max(questions.old.count, questions.new.count) < Self.mostQuestions
    else { return }
    for row in rows { questions.old[row] = old.question(row) }
    for row in others { questions.new[row] = new.question(row) }
  }

  /// Returns the numbers of rows to skip in each pack to the nearest common row.
  private mutating func distance(_ row: Int, _ other: Int) throws(PackError) -> (Int, Int) {
    var width = Self.nearest
    while true {
      width = min(width, reach)
      let (left, right) = try rows(row, other, width)
      if let found = Self.nearest(left, right) {
        // A search over many rows with a short skip was too expensive, so the next one is shorter.
        reach = found.0 + found.1 < width / 8 ? max(1024, width / 2) : Self.furthest
        return found
      }
      if width >= reach || (left.count < width && right.count < width) {
        reach = max(1024, reach / 2)
        return (left.count, right.count)
      }
      width *= 8
    }
  }

  private static func nearest(
    _ left: ArraySlice<UInt64>, _ right: ArraySlice<UInt64>
  ) -> (Int, Int)? {
    var places: [UInt64: Int] = Dictionary(minimumCapacity: left.count)
    for (index, hash) in left.enumerated() where places[hash] == nil { places[hash] = index }
    var best: (Int, Int)?
    for (index, hash) in right.enumerated() {
      if let best, index >= best.0 + best.1 { break }
      guard let place = places[hash] else { continue }
      if let found = best, found.0 + found.1 <= place + index { continue }
      best = (place, index)
    }
    return best
  }
}
