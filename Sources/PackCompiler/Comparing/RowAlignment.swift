internal import PackFormat

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

  init(_ old: RowFingerprints, _ new: RowFingerprints) throws(PackError) {
    self.old = old
    self.new = new
    try align()
  }

  private mutating func align() throws(PackError) {
    var (row, other) = (0, 0)
    while row < old.count, other < new.count {
      let left = try old.rows(from: row, 4096)
      let right = try new.rows(from: other, 4096)
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
      let left = try old.rows(from: row, width)
      let right = try new.rows(from: other, width)
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
