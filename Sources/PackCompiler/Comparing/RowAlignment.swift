internal import Files
internal import PackFormat
internal import Synchronization

/// Finds the rows that two packs have in common in the same order, by their fingerprints.
///
/// Memory grows with what is not in common, not with the packs.
struct RowAlignment {
  /// Rows of both that stand between rows in common.
  struct Gap: Equatable {
    let old: Range<Int>
    let new: Range<Int>
  }

  private(set) var gaps: [Gap] = []
  private var old: RowFingerprints
  private var new: RowFingerprints
  /// How far ahead a row in common is looked for. Where the order is another one, looking far is dear
  /// and finds little, so that it becomes less.
  private var reach = Self.furthest

  private static let furthest = 65_536
  private static let nearest = 16

  init(_ old: RowHashes, _ new: RowHashes) throws(PackError) {
    self.old = RowFingerprints(old)
    self.new = RowFingerprints(new)
    try align()
  }

  private mutating func align() throws(PackError) {
    var (row, other) = (0, 0)
    while row < old.count, other < new.count {
      let (left, right) = try rows(row, other, 4096)
      let common = zip(left, right).prefix { $0 == $1 }.count
      row += common
      other += common
      if common == 0 {
        let (skipped, added) = try distance(row, other)
        add(row..<row + skipped, other..<other + added)
        row += skipped
        other += added
      }
      old.advance(to: row)
      new.advance(to: other)
    }
    add(row..<old.count, other..<new.count)
  }

  /// Up to so many rows of both from these on.
  private mutating func rows(
    _ row: Int, _ other: Int, _ length: Int
  ) throws(PackError) -> (ArraySlice<UInt64>, ArraySlice<UInt64>) {
    while true {
      let rows = old.missing(from: row, length)
      let others = new.missing(from: other, length)
      if rows.isEmpty, others.isEmpty { break }
      let (left, right) = try Self.hashes(old.hashes, rows, new.hashes, others)
      old.take(left)
      new.take(right)
    }
    return (old.rows(from: row, length), new.rows(from: other, length))
  }

  /// Those of each by a thread of its own, where it is worth that.
  private static func hashes(
    _ old: RowHashes, _ rows: Range<Int>, _ new: RowHashes, _ others: Range<Int>
  ) throws(PackError) -> ([UInt64], [UInt64]) {
    guard min(rows.count, others.count) > 1024 else { return try (old.of(rows), new.of(others)) }
    let made = Mutex<Result<[UInt64], PackError>?>(nil)
    var left: Result<[UInt64], PackError> = .success([])
    Workers.run(
      beside: 1,
      {
        let right = Result { () throws(PackError) in try new.of(others) }
        made.withLock { $0 = right }
      },
      here: { left = Result { () throws(PackError) in try old.of(rows) } })
    // There may have been no thread for it.
    guard let right = made.withLock({ $0 }) else { return try (left.get(), new.of(others)) }
    return try (left.get(), right.get())
  }

  private mutating func add(_ rows: Range<Int>, _ others: Range<Int>) {
    if rows.isEmpty, others.isEmpty { return }
    if let last = gaps.last, last.old.upperBound == rows.lowerBound,
      last.new.upperBound == others.lowerBound
    {
      gaps[gaps.count - 1] = Gap(
        old: last.old.lowerBound..<rows.upperBound, new: last.new.lowerBound..<others.upperBound)
    } else {
      gaps.append(Gap(old: rows, new: others))
    }
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
