internal import Files
internal import Synchronization

/// Finds the hashes that occur more than once among very many, part by part within the processor's caches, on several
/// threads.
final class HashSearch: Sendable {
  private let groups: [HashGroup]
  private let queue = WorkQueue(HashGroup.partCount)
  private let found = Mutex<Set<UInt64>>([])

  init(_ groups: [HashGroup]) { self.groups = groups }

  /// Returns the hashes that occur more than once; to be called once.
  func doubled(threads: Int) -> Set<UInt64> {
    let total = groups.reduce(0) { $0 + $1.hashes.count }
    // Fewer hashes are searched before another thread has started.
    let others = total >= 1 << 16 ? threads - 1 : 0
    Workers.run(beside: others, { self.work() }, here: { work() })
    return found.withLock { $0 }
  }

  private func work() {
    var tags: [UInt16] = []
    while let part = queue.take() {
      let suspects = suspects(part, &tags)
      if !suspects.isEmpty {
        let doubled = doubled(part, among: suspects)
        found.withLock { $0.formUnion(doubled) }
      }
    }
  }

  /// The hashes that may occur more than once: an open-addressing table compares sixteen bits of each.
  private func suspects(_ part: Int, _ tags: inout [UInt16]) -> Set<UInt64> {
    var suspects: Set<UInt64> = []
    let count = groups.reduce(0) { $0 + $1.place(of: part).count }
    if count < 2 { return suspects }
    // At most a quarter of the slots is used, which keeps probes short.
    let size = 1 << (Int.bitWidth - (4 * count).leadingZeroBitCount)
    if tags.count < size { tags = [UInt16](repeating: 0, count: size) }
    var tags = tags.mutableSpan
    for place in 0..<size { tags[place] = 0 }
    let mask = size - 1
    for group in groups {
      let hashes = group.hashes.span
      for index in group.place(of: part) {
        let hash = hashes[index]
        // Zero marks an empty slot.
        let tag = UInt16(truncatingIfNeeded: hash >> 32) | 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while tags[place] != 0, tags[place] != tag { place = (place &+ 1) & mask }
        if tags[place] == tag { suspects.insert(hash) }
        tags[place] = tag
      }
    }
    return suspects
  }

  private func doubled(_ part: Int, among suspects: Set<UInt64>) -> Set<UInt64> {
    var seen: Set<UInt64> = []
    var doubled: Set<UInt64> = []
    // A bit set of the lowest six bits of each suspect, which spares most look-ups.
    let bits = suspects.reduce(into: UInt64(0)) { $0 |= 1 &<< $1 }
    for group in groups {
      for hash in group.hashes[group.place(of: part)]
      where bits &>> hash & 1 == 1 && suspects.contains(hash) {
        if !seen.insert(hash).inserted { doubled.insert(hash) }
      }
    }
    return doubled
  }
}
