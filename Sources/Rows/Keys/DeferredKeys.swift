internal import CSVSource

/// The keys of very many rows as hashes of eight bytes each. At the end it is known which hashes occur more than
/// once; only the rows with these must be looked at again.
package struct DeferredKeys: Sendable {
  private var groups: [HashGroup] = []
  /// The hashes that are in no group yet.
  private var others: [[UInt64]] = []
  private var otherCount = 0
  private var loose: [UInt64] = []

  /// Collects keys by their hashes.
  mutating func append(_ hashes: [UInt64]) {
    others.append(hashes)
    otherCount += hashes.count
    if otherCount >= Self.groupSize { group() }
  }

  /// The number of hashes that are sorted at once within the processor's caches.
  private static let groupSize = 1 << 18

  private mutating func group() {
    if otherCount > 0 { groups.append(HashGroup(others)) }
    others.removeAll(keepingCapacity: true)
    otherCount = 0
  }

  /// Collects a key by its hash.
  mutating func append(_ hash: UInt64) {
    loose.append(hash)
    if loose.count == 1 << 13 { flush() }
  }

  private mutating func flush() {
    append(loose)
    loose.removeAll(keepingCapacity: true)
  }

  /// Returns the hashes that occur more than once, and forgets all hashes.
  mutating func takeDoubled(threads: Int) -> Set<UInt64> {
    flush()
    group()
    let search = HashSearch(groups)
    groups = []
    return search.doubled(threads: threads)
  }
}
