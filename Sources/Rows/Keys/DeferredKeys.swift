internal import CSVSource

/// The keys of very many rows by a hash of eight bytes each: which of them may stand twice is only known
/// in the end, and has then to be looked at closer.
package struct DeferredKeys: Sendable {
  /// By a seed of its own, so that nobody can choose texts that agree.
  let textHash = TextHash(seed: .random(in: .min ... .max))
  private var groups: [HashGroup] = []
  /// Those that are in no group yet.
  private var others: [[UInt64]] = []
  private var otherCount = 0
  private var loose: [UInt64] = []

  /// Notes keys by their hashes.
  mutating func append(_ hashes: [UInt64]) {
    others.append(hashes)
    otherCount += hashes.count
    if otherCount >= Self.groupSize { group() }
  }

  /// So many are sorted at once within the processor's caches.
  private static let groupSize = 1 << 18

  private mutating func group() {
    if otherCount > 0 { groups.append(HashGroup(others)) }
    others.removeAll(keepingCapacity: true)
    otherCount = 0
  }

  /// The key that is a text: what a cell holds, in its one spelling.
  mutating func append(_ text: ArraySlice<UInt8>) {
    loose.append(hash(of: text))
    if loose.count == 1 << 13 { flush() }
  }

  /// The hash of a text as it stands between quotes, where its own ones are doubled.
  func hash(of value: ArraySlice<UInt8>) -> UInt64 {
    guard value.contains(UInt8(ascii: "\"")) else { return textHash(value) }
    var text: [UInt8] = []
    for byte in value {
      text.append(byte)
      if byte == UInt8(ascii: "\"") { text.append(byte) }
    }
    return textHash(text[...])
  }

  private mutating func flush() {
    append(loose)
    loose.removeAll(keepingCapacity: true)
  }

  /// The hashes that more than one key has; they are all forgotten then.
  mutating func takeDoubled(threads: Int) -> Set<UInt64> {
    flush()
    group()
    let search = HashSearch(groups)
    groups = []
    return search.doubled(threads: threads)
  }
}
