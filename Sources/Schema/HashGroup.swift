/// Very many hashes, sorted by their highest bits, so that those that may be equal stand near each other.
struct HashGroup: Sendable {
  /// How many parts there are.
  static let partCount = 1 << bits
  private static let bits = 10

  let hashes: [UInt64]
  /// Where each part begins, and the last one ends.
  let starts: [UInt32]

  init(_ arrays: [[UInt64]]) {
    var starts = [UInt32](repeating: 0, count: Self.partCount + 1)
    for array in arrays {
      for hash in array { starts[Self.part(of: hash) + 1] &+= 1 }
    }
    for part in 0..<Self.partCount { starts[part + 1] += starts[part] }
    self.starts = starts
    var next = starts
    var sorted = [UInt64](repeating: 0, count: arrays.reduce(0) { $0 + $1.count })
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
    Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
  }

  /// Where the hashes of a part stand.
  func place(of part: Int) -> Range<Int> { Int(starts[part])..<Int(starts[part + 1]) }
}
