/// Very many hashes, sorted by their highest bits, so that equal hashes stand near each other.
struct HashGroup: Sendable {
  /// The number of parts by which hashes are sorted.
  static let partCount = 1024

  let hashes: [UInt64]
  /// The start of each part, and the end of the last.
  let starts: [UInt32]

  init(_ arrays: [[UInt64]]) {
    // An array of fixed length needs no bounds checks.
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

  /// The positions of the hashes of a part.
  func place(of part: Int) -> Range<Int> { Int(starts[part])..<Int(starts[part + 1]) }
}
