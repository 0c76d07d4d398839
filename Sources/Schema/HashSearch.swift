internal import Files
internal import Synchronization

/// Finds which of very many hashes are there more than once, part by part within the processor's caches, on as
/// many threads as take part.
final class HashSearch: Sendable {
  private let groups: [HashGroup]
  private let next = Atomic<Int>(0)
  private let found = Mutex<Set<UInt64>>([])

  init(_ groups: [HashGroup]) { self.groups = groups }

  /// The search can be made once.
  func doubled(threads: Int) -> Set<UInt64> {
    let total = groups.reduce(0) { $0 + $1.hashes.count }
    // Fewer are found before another thread has begun.
    let others = total >= 1 << 16 ? threads - 1 : 0
    Workers.run(beside: others, { self.work() }, here: { work() })
    return found.withLock { $0 }
  }

  private func work() {
    var slots: [UInt64] = []
    while true {
      let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard part < HashGroup.partCount else { return }
      let doubled = search(part, &slots)
      if !doubled.isEmpty { found.withLock { $0.formUnion(doubled) } }
    }
  }

  private func search(_ part: Int, _ slots: inout [UInt64]) -> Set<UInt64> {
    var doubled: Set<UInt64> = []
    let count = groups.reduce(0) { $0 + $1.place(of: part).count }
    if count < 2 { return doubled }
    let size = 1 << (Int.bitWidth - (count + count / 2).leadingZeroBitCount)
    if slots.count < size { slots = [UInt64](repeating: 0, count: size) }
    var slots = slots.mutableSpan
    for slot in 0..<size { slots[slot] = 0 }
    let mask = size - 1
    for group in groups {
      let hashes = group.hashes.span
      for index in group.place(of: part) {
        // Zero is no hash but an empty slot.
        let hash = max(hashes[index], 1)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0, slots[slot] != hash { slot = (slot &+ 1) & mask }
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
