/// The keys of very many rows by a hash of eight bytes each: which of them may stand twice is only known
/// in the end, and has then to be looked at closer.
///
/// They are kept in parts by their highest bits, so that each part is searched within the processor's
/// caches; parts can be searched by several threads.
package struct KeyLog: Sendable {
  /// The keys of some rows, sorted by part.
  struct Keys: Sendable {
    fileprivate var hashes: [UInt64]
    /// Where each part begins, and the last one ends.
    fileprivate var starts: [UInt32]

    init(_ hashes: [UInt64]) {
      var starts = [UInt32](repeating: 0, count: KeyLog.partCount + 1)
      for hash in hashes { starts[KeyLog.part(of: hash) + 1] += 1 }
      for part in 0..<KeyLog.partCount { starts[part + 1] += starts[part] }
      var next = starts
      var sorted = [UInt64](repeating: 0, count: hashes.count)
      for hash in hashes {
        let part = KeyLog.part(of: hash)
        sorted[Int(next[part])] = hash
        next[part] += 1
      }
      self.hashes = sorted
      self.starts = starts
    }
  }

  private static let partCount = 256
  private static func part(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 56) }

  /// What hashes begin with, so that nobody can choose texts that agree.
  let seed = UInt64.random(in: .min ... .max)
  private var all: [Keys] = []
  private var loose: [UInt64] = []

  mutating func append(_ keys: Keys) { all.append(keys) }

  /// The key that is a text: what a cell holds, in its one spelling.
  mutating func append(_ text: ArraySlice<UInt8>) {
    loose.append(hash(of: text))
    if loose.count == 1 << 13 { flush() }
  }

  /// The hash of a text as it stands between quotes, where its own ones are doubled.
  func hash(of value: ArraySlice<UInt8>) -> UInt64 {
    var text: [UInt8] = []
    text.reserveCapacity(value.count + 16)
    for byte in value {
      text.append(byte)
      if byte == UInt8(ascii: "\"") { text.append(byte) }
    }
    let count = text.count
    for _ in 0..<8 { text.append(0) }
    return text.span.hash(0..<count, seed: seed)
  }

  private mutating func flush() {
    if !loose.isEmpty { all.append(Keys(loose)) }
    loose.removeAll(keepingCapacity: true)
  }

  /// The hashes that more than one key has.
  mutating func doubled() -> Set<UInt64> {
    flush()
    var doubled: Set<UInt64> = []
    for part in 0..<Self.partCount { search(part, &doubled) }
    return doubled
  }

  private func search(_ part: Int, _ doubled: inout Set<UInt64>) {
    let count = all.reduce(0) { $0 + Int($1.starts[part + 1] - $1.starts[part]) }
    if count < 2 { return }
    let size = 1 << (Int.bitWidth - (count + count / 2).leadingZeroBitCount)
    let mask = UInt64(size - 1)
    // Zero is no hash but an empty slot.
    var slots = [UInt64](repeating: 0, count: size)
    for keys in all {
      for index in Int(keys.starts[part])..<Int(keys.starts[part + 1]) {
        let hash = max(keys.hashes[index], 1)
        var slot = Int(truncatingIfNeeded: hash & mask)
        while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (size - 1) }
        if slots[slot] == hash {
          doubled.insert(keys.hashes[index])
        } else {
          slots[slot] = hash
        }
      }
    }
  }
}
