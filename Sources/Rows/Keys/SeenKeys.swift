internal import Diagnostics
internal import PackFormat

/// The keys seen so far in a table whose keys must differ: a hash table of 24 bytes a slot, at least half full,
/// without texts.
///
/// A key is kept as 127 bits of a keyed hash with a random seed. Two different keys agree neither by chance nor by
/// design, so findings never depend on the seed.
struct SeenKeys {
  /// Each part grows by itself, so that growing needs little extra memory.
  private var parts = [Part](repeating: Part(), count: 256)
  private var places = PackedPlaces()

  /// Remembers the key at `place`, or returns the place at which it stood first.
  mutating func insert(_ key: Key, at place: Place) -> Place? {
    parts[key.part].insert(key, at: places.packed(place)).map { places.place($0) }
  }

  func contains(_ key: Key) -> Bool { parts[key.part].place(of: key) != nil }

  /// The place at which the key occurred first.
  func place(of key: Key) -> Place? {
    parts[key.part].place(of: key).map { places.place($0) }
  }

  private struct Slot {
    var key = Key()
    var place: UInt64 = 0
  }

  private struct Part {
    private var slots: [Slot] = []
    private var count = 0

    mutating func insert(_ key: Key, at place: UInt64) -> UInt64? {
      if count * 4 >= slots.count * 3 { grow() }
      let index = slot(of: key)
      guard slots[index].key.isNone else { return slots[index].place }
      slots[index] = Slot(key: key, place: place)
      count += 1
      return nil
    }

    func place(of key: Key) -> UInt64? {
      if slots.isEmpty { return nil }
      let found = slots[slot(of: key)]
      return found.key.isNone ? nil : found.place
    }

    /// The slot that holds the key, or the empty slot for it.
    private func slot(of key: Key) -> Int {
      var index = Int(key.low.multipliedFullWidth(by: UInt64(slots.count)).high)
      while !slots[index].key.isNone, slots[index].key != key {
        index = index + 1 < slots.count ? index + 1 : 0
      }
      return index
    }

    private mutating func grow() {
      let old = slots
      slots = [Slot](repeating: Slot(), count: max(8, old.count * 3 / 2))
      for filled in old where !filled.key.isNone { slots[slot(of: filled.key)] = filled }
    }
  }

  /// The hash of the value, or of the values, of a key.
  struct Key: Equatable {
    fileprivate var high: UInt64 = 0
    fileprivate var low: UInt64 = 0

    /// An empty slot: no key has a `high` of zero.
    fileprivate var isNone: Bool { high == 0 }
    /// The part of the table for this key.
    fileprivate var part: Int { Int(high >> 56) }
  }

  struct KeyHasher {
    private var hasher = Hasher()

    mutating func add(_ value: TypedValue, of row: TypedRow) {
      guard case .text(let range) = value else { return combine(value) }
      add(row.textBytes[range])
    }

    /// Adds a text, eight bytes at a time.
    mutating func add(_ text: ArraySlice<UInt8>) {
      combine(text.count)
      let bytes = text.span
      var index = 0
      while index + 8 <= bytes.count {
        combine(bytes.word64(at: index))
        index += 8
      }
      var word: UInt64 = 0
      while index < bytes.count {
        word = word << 8 | UInt64(bytes[index])
        index += 1
      }
      combine(word)
    }

    private mutating func combine(_ value: some Hashable) { hasher.combine(value) }

    /// Returns both halves of the key, made from one state. The state has more bits than the key, so a collision is
    /// as unlikely as with two independent hashes.
    consuming func finish() -> Key {
      var other = hasher
      other.combine(true)
      return Key(
        high: UInt64(bitPattern: Int64(hasher.finalize())) | 1,
        low: UInt64(bitPattern: Int64(other.finalize())))
    }
  }
}
