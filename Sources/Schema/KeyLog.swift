internal import CSVSource
internal import Files
internal import Synchronization

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
      for hash in hashes { starts[KeyLog.part(of: hash) &+ 1] &+= 1 }
      for part in 0..<KeyLog.partCount { starts[part + 1] += starts[part] }
      var next = starts
      var sorted = [UInt64](repeating: 0, count: hashes.count)
      for hash in hashes {
        let part = KeyLog.part(of: hash)
        sorted[Int(next[part])] = hash
        next[part] &+= 1
      }
      self.hashes = sorted
      self.starts = starts
    }
  }

  private static let partCount = 256
  private static func part(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 56) }

  /// By a seed of its own, so that nobody can choose texts that agree.
  let textHash = TextHash(seed: .random(in: .min ... .max))
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
    return textHash(text)
  }

  private mutating func flush() {
    if !loose.isEmpty { all.append(Keys(loose)) }
    loose.removeAll(keepingCapacity: true)
  }

  /// The hashes that more than one key has.
  mutating func doubled(threads: Int) -> Set<UInt64> {
    flush()
    let total = all.reduce(0) { $0 + $1.hashes.count }
    let search = Search(all)
    // Fewer are found before another thread has begun.
    if total >= 1 << 16 {
      Workers.run(beside: threads - 1, { search.work() }, here: { search.work() })
    } else {
      search.work()
    }
    return search.doubled
  }

  /// The search through all parts, for as many threads as come.
  private final class Search: Sendable {
    private let all: [Keys]
    private let next = Atomic<Int>(0)
    private let found = Mutex<Set<UInt64>>([])

    init(_ all: [Keys]) { self.all = all }

    var doubled: Set<UInt64> { found.withLock { $0 } }

    func work() {
      var slots: [UInt64] = []
      while true {
        let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard part < KeyLog.partCount else { return }
        let doubled = search(part, &slots)
        if !doubled.isEmpty { found.withLock { $0.formUnion(doubled) } }
      }
    }

    private func search(_ part: Int, _ slots: inout [UInt64]) -> Set<UInt64> {
      var doubled: Set<UInt64> = []
      let count = all.reduce(0) { $0 + Int($1.starts[part + 1] - $1.starts[part]) }
      if count < 2 { return doubled }
      let size = 1 << (Int.bitWidth - (count + count / 2).leadingZeroBitCount)
      if slots.count < size { slots = [UInt64](repeating: 0, count: size) }
      var slots = slots.mutableSpan
      for slot in 0..<size { slots[slot] = 0 }
      let mask = UInt64(size - 1)
      for keys in all {
        let hashes = keys.hashes.span
        for index in Int(keys.starts[part])..<Int(keys.starts[part + 1]) {
          // Zero is no hash but an empty slot.
          let hash = max(hashes[index], 1)
          var slot = Int(truncatingIfNeeded: hash & mask)
          while slots[slot] != 0, slots[slot] != hash {
            slot = Int(truncatingIfNeeded: UInt64(slot &+ 1) & mask)
          }
          if slots[slot] == hash {
            doubled.insert(hashes[index])
          } else {
            slots[slot] = hash
          }
        }
      }
      return doubled
    }
  }
}
