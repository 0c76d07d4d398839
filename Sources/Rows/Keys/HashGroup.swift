/// Very many hashes, sorted by their highest bits, so that those that may be equal stand near each other.
struct HashGroup: Sendable {
  /// How many parts there are.
  static let partCount = 1024

  let hashes: [UInt64]
  /// Where each part begins, and the last one ends.
  let starts: [UInt32]

  init(_ arrays: [[UInt64]]) {
    // Of a length that is known, so that no index has to be checked.
    var next = InlineArray<1024, UInt32>(repeating: 0)
    for array in arrays {
      for hash in array { next[Self.part(of: hash)] &+= 1 }
    }
    var starts: [UInt32] = []
    starts.reserveCapacity(Self.partCount + 1)
    var count: UInt32 = 0
    for part in 0..<Self.partCount {
      starts.append(count)
      (next[part], count) = (count, count + next[part])
    }
    starts.append(count)
    self.starts = starts
    var sorted = [UInt64](repeating: 0, count: Int(count))
    for array in arrays {
      for hash in array {
        let part = Self.part(of: hash)
        sorted[Int(next[part])] = hash
        next[part] &+= 1
      }
    }
    hashes = sorted
  }

  private static func part(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 54)
  }

  /// Where the hashes of a part stand.
  func place(of part: Int) -> Range<Int> { Int(starts[part])..<Int(starts[part + 1]) }
}
