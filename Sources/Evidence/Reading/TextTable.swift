internal import Bytes

/// A hash table of distinct byte strings, each with an owner, numbered from 0 in the order in which they came.
struct TextTable {
  /// The number of a text and 1; 0 for a free place.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private(set) var owners: [UInt32] = []

  var count: Int { ends.count }
  /// The bytes of all texts.
  var byteCount: Int { bytes.count }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  func text(_ number: Int) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

  /// The place of a text, or the free place where it would stand.
  @inline(__always)
  private func slot(_ text: Span<UInt8>, _ part: Range<Int>, _ owner: UInt32) -> Int {
    var hash = FNV1a()
    hash.append(UInt64(owner))
    for index in part { hash.append(UInt64(text[index])) }
    var slot = Int(truncatingIfNeeded: hash.value ^ hash.value >> 32) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] - 1)
      if owners[number] == owner, isEqual(range(number), text, part) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  @inline(__always)
  private func isEqual(_ own: Range<Int>, _ text: Span<UInt8>, _ part: Range<Int>) -> Bool {
    guard own.count == part.count else { return false }
    let (own, part) = (own.lowerBound, part)
    for index in 0..<part.count where bytes[own + index] != text[part.lowerBound + index] {
      return false
    }
    return true
  }

  /// Returns the number of a text of an owner; nil if the table has no such text.
  func find(_ text: Span<UInt8>, _ part: Range<Int>, of owner: UInt32) -> Int? {
    let slot = slots[slot(text, part, owner)]
    return slot == 0 ? nil : Int(slot - 1)
  }

  /// Adds a text that the table does not have, and returns its number.
  mutating func insert(_ text: Span<UInt8>, _ part: Range<Int>, of owner: UInt32) -> Int {
    for index in part { bytes.append(text[index]) }
    ends.append(bytes.count)
    owners.append(owner)
    slots[slot(text, part, owner)] = UInt32(count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for number in 0..<count {
      slots[slot(bytes.span, range(number), owners[number])] = UInt32(number + 1)
    }
  }
}
