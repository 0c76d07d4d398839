internal import CSVSource

/// The keys of very many rows as hashes of eight bytes each. At the end it is known which hashes occur more than
/// once; only the rows with these must be looked at again.
package struct DeferredKeys: Sendable {
  /// A hash with a random seed, so that nobody can choose texts whose hashes agree.
  let textHash = TextHash(seed: .random(in: .min ... .max))
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

  /// Collects a key that is a text, in its canonical spelling.
  mutating func append(_ text: ArraySlice<UInt8>) {
    loose.append(hash(of: text))
    if loose.count == 1 << 13 { flush() }
  }

  /// The hash of a text as a quoted cell has it, with its own quotes doubled.
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

  /// Returns the hashes that occur more than once, and forgets all hashes.
  mutating func takeDoubled(threads: Int) -> Set<UInt64> {
    flush()
    group()
    let search = HashSearch(groups)
    groups = []
    return search.doubled(threads: threads)
  }
}
