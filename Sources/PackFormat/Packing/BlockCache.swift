/// A set-associative cache of blocks, with second-chance replacement in each set.
struct BlockCache {
  private struct Slot {
    var key = UInt64.max
    var bytes: [UInt8] = []
    var wasUsed = false
  }

  /// The slots, set after set. The key of a block determines its set.
  private var slots: [Slot]
  private let ways: Int
  private let setCount: UInt64
  private var hand = 0

  init(limit: Int) {
    let limit = max(2, limit)
    ways = min(8, limit)
    setCount = UInt64(limit / ways)
    slots = Array(repeating: Slot(), count: limit / ways * ways)
  }

  /// True if the block is cached.
  func has(_ key: UInt64) -> Bool { set(key).contains { slots[$0].key == key } }

  /// Returns the little-endian integer of `width` bytes at `first` in a block; nil if the block is
  /// not cached.
  @inline(__always)
  mutating func unsigned(_ key: UInt64, at first: Int, width: Int) -> UInt64? {
    guard let slot = slot(key) else { return nil }
    var value: UInt64 = 0
    for index in stride(from: first + width - 1, through: first, by: -1) {
      value = value << 8 | UInt64(slots[slot].bytes[index])
    }
    return value
  }

  /// Returns two adjacent integers of `width` bytes, the first at `first`; nil if the block is not
  /// cached.
  @inline(__always)
  mutating func pair(_ key: UInt64, at first: Int, width: Int) -> (UInt64, UInt64)? {
    guard let slot = slot(key) else { return nil }
    var (value, next): (UInt64, UInt64) = (0, 0)
    for index in stride(from: first + width - 1, through: first, by: -1) {
      value = value << 8 | UInt64(slots[slot].bytes[index])
      next = next << 8 | UInt64(slots[slot].bytes[index + width])
    }
    return (value, next)
  }

  /// Appends bytes of a block to `buffer`; returns false if the block is not cached.
  @inline(__always)
  mutating func append(_ key: UInt64, _ range: Range<Int>, to buffer: inout [UInt8]) -> Bool {
    guard let slot = slot(key) else { return false }
    buffer += slots[slot].bytes[range]
    return true
  }

  /// Caches a block. It replaces a block of its set that was not used since the used marks of the
  /// set were last cleared.
  mutating func keep(_ bytes: [UInt8], _ key: UInt64) {
    let set = set(key)
    if !set.contains(where: { !slots[$0].wasUsed }) {
      for index in set { slots[index].wasUsed = false }
    }
    hand = (hand + 1) % ways
    var slot = set.lowerBound + hand
    while slots[slot].wasUsed { slot = slot + 1 == set.upperBound ? set.lowerBound : slot + 1 }
    slots[slot] = Slot(key: key, bytes: bytes, wasUsed: true)
  }

  @inline(__always)
  private mutating func slot(_ key: UInt64) -> Int? {
    for slot in set(key) where slots[slot].key == key {
      // The mark is nearly always set. Testing it is cheaper than writing to the array.
      if !slots[slot].wasUsed { slots[slot].wasUsed = true }
      return slot
    }
    return nil
  }

  private func set(_ key: UInt64) -> Range<Int> {
    let hash = (key &* 0x9e37_79b9_7f4a_7c15) >> 32
    let first = Int((hash * setCount) >> 32) * ways
    return first..<first + ways
  }
}
