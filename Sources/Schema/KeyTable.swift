internal import Diagnostics

/// The keys seen so far in a table that has to be without doubles: slots of 24 bytes and no text.
///
/// A key is kept as 127 bits of a keyed hash with a random seed: two different keys agree neither by
/// chance nor by design, so what is found never depends on the seed.
struct KeyTable {
  private struct Slot {
    var key = Key()
    var place: UInt64 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0
  private var places = PackedPlaces()

  /// Remembers the key at `place`, or returns the place at which it stood first.
  mutating func insert(_ key: Key, at place: Place) -> Place? {
    if count * 8 >= slots.count * 5 { grow() }
    let index = slot(of: key)
    guard slots[index].key.isNone else { return places.place(slots[index].place) }
    slots[index] = Slot(key: key, place: places.packed(place))
    count += 1
    return nil
  }

  func contains(_ key: Key) -> Bool { !slots[slot(of: key)].key.isNone }

  /// The slot that holds the key, or the empty one where it would go.
  private func slot(of key: Key) -> Int {
    var index = Int(truncatingIfNeeded: key.low) & (slots.count - 1)
    while !slots[index].key.isNone, slots[index].key != key {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for filled in old where !filled.key.isNone { slots[slot(of: filled.key)] = filled }
  }

  /// The hash of one value, or of several that make a key together.
  struct Key: Equatable {
    fileprivate var high: UInt64 = 0
    fileprivate var low: UInt64 = 0

    /// An empty slot: no key has a `high` of zero.
    fileprivate var isNone: Bool { high == 0 }
  }

  struct KeyHasher {
    private var first = Hasher()
    private var second = Hasher()

    init() { second.combine(true) }

    mutating func add(_ value: TypedValue, of row: TypedRow) {
      guard case .text(let range) = value else { return combine(value) }
      combine(range.count)
      var word: UInt64 = 0
      for index in range {
        word = word << 8 | UInt64(row.textBytes[index])
        if (index - range.lowerBound) & 7 == 7 { combine(word) }
      }
      combine(word)
    }

    private mutating func combine(_ value: some Hashable) {
      first.combine(value)
      second.combine(value)
    }

    consuming func finish() -> Key {
      Key(
        high: UInt64(bitPattern: Int64(first.finalize())) | 1,
        low: UInt64(bitPattern: Int64(second.finalize())))
    }
  }
}
