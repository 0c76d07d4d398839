/// The blocks that were used last, as many as there is room for.
struct BlockCache {
  private struct Slot {
    var key = UInt64.max
    var bytes: [UInt8] = []
    var wasUsed = false
  }

  /// In sets one behind the other: which set a block belongs into follows from its key.
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

  func has(_ key: UInt64) -> Bool { set(key).contains { slots[$0].key == key } }

  /// The unsigned integer of `width` bytes at `first` in a block; nil where the block is not here.
  @inline(__always)
  mutating func unsigned(_ key: UInt64, at first: Int, width: Int) -> UInt64? {
    guard let slot = slot(key) else { return nil }
    var value: UInt64 = 0
    for index in stride(from: first + width - 1, through: first, by: -1) {
      value = value << 8 | UInt64(slots[slot].bytes[index])
    }
    return value
  }

  /// The unsigned integers of `width` bytes at `first` and behind it.
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

  /// Appends bytes of a block; false where it is not here.
  @inline(__always)
  mutating func append(_ key: UInt64, _ range: Range<Int>, to buffer: inout [UInt8]) -> Bool {
    guard let slot = slot(key) else { return false }
    buffer += slots[slot].bytes[range]
    return true
  }

  /// Keeps a block in the place of one of its set that was not used since the last time all had been.
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
      // Nearly always it is so already, and to see that is less than to change an array.
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
