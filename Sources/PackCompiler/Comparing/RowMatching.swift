internal import Files
internal import PackFormat
internal import Synchronization

/// Finds the rows that two packs have in common in the same order.
///
/// They are compared as they are, and by their fingerprints only where some differ, to find the next in common.
/// Memory grows with what is not in common, not with the packs.
struct RowMatching {
  /// Rows of both that stand between rows in common.
  struct Gap: Equatable {
    let old: Range<Int>
    let new: Range<Int>
  }

  private(set) var gaps: [Gap] = []
  /// Questions of gaps, by their rows: what is unpacked where a gap is found need not be unpacked again.
  private(set) var questions: (old: [Int: Question], new: [Int: Question]) = ([:], [:])
  private let old: ComparedRows
  private let new: ComparedRows
  private var fingerprints: (old: RowFingerprints, new: RowFingerprints)
  private var runs: (old: RowRun, new: RowRun)?
  /// How many rows are unpacked at a time: with them blocks are, which then are still there for a gap.
  private let runLength: Int
  /// Those of the columns that are held against each other text by text.
  private let textKeys: [UInt64]
  /// How far ahead a row in common is looked for. Where the order is another one, looking far is dear
  /// and finds little, so that it becomes less.
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

  /// How many rows from these on are the same, as far as one can see; none only where these differ.
  private mutating func common(_ row: Int, _ other: Int) throws(PackError) -> Int {
    let runs = try runs(row, other)
    let common = runs.old.common(from: row, with: runs.new, from: other)
    if common > 0 { return common }
    fingerprints.old.advance(to: row)
    fingerprints.new.advance(to: other)
    // A text may stand in a row without a value, where it means nothing.
    let (left, right) = try rows(row, other, Self.nearest)
    return zip(left, right).prefix { $0 == $1 }.count
  }

  /// Rows of both that begin with these or before them; both anew where one of them has come to its end.
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

  /// The fingerprints of up to so many rows of both from these on.
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

  /// What comes of both, each by a thread of its own where it is worth that.
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
    // There may have been no thread for it.
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
    // Many that follow each other are read again from few blocks.
    guard rows.count + others.count <= Self.nearest,
      max(questions.old.count, questions.new.count) < Self.mostQuestions
    else { return }
    for row in rows { questions.old[row] = old.question(row) }
    for row in others { questions.new[row] = new.question(row) }
  }

  /// How many rows of each to pass over, so that there is one in common: the fewest together.
  private mutating func distance(_ row: Int, _ other: Int) throws(PackError) -> (Int, Int) {
    var width = Self.nearest
    while true {
      width = min(width, reach)
      let (left, right) = try rows(row, other, width)
      if let found = Self.nearest(left, right) {
        // What was looked through should bring one on.
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
