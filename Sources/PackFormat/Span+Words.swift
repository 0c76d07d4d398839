/// Many bytes at a time, of which the bounds are checked once.
extension Span<UInt8> {
  @inline(__always)
  func word16(at first: Int) -> UInt16 {
    let word = extracting(first..<first &+ 2)
    return UInt16(word[0]) | UInt16(word[1]) << 8
  }

  @inlinable @inline(__always)
  package func word32(at first: Int) -> UInt32 {
    let word = extracting(first..<first &+ 4)
    return UInt32(word[0]) | UInt32(word[1]) << 8 | UInt32(word[2]) << 16 | UInt32(word[3]) << 24
  }

  /// Eight bytes, the first of them lowest.
  @inlinable @inline(__always)
  package func word64(at first: Int) -> UInt64 {
    UInt64(word32(at: first)) | UInt64(word32(at: first &+ 4)) << 32
  }

  /// Where the bytes from `first` on are no more those that stand `offset` before; `limit` where that is behind it.
  @inline(__always)
  func end(ofMatch offset: Int, from first: Int, upTo limit: Int) -> Int {
    var end = first
    while end &+ 8 <= limit {
      let different = word64(at: end) ^ word64(at: end &- offset)
      if different != 0 { return end &+ different.trailingZeroBitCount >> 3 }
      end &+= 8
    }
    while end < limit, self[end] == self[end &- offset] { end &+= 1 }
    return end
  }

  /// So many numbers of that width, each and `base` more.
  func integers(_ width: Int, count: Int, base: Int64) -> [Int64] {
    // All of one width by a loop that knows it.
    switch width {
    case 1: integers(UInt8.self, count, base)
    case 2: integers(UInt16.self, count, base)
    case 4: integers(UInt32.self, count, base)
    default: integers(UInt64.self, count, base)
    }
  }

  @inline(__always)
  private func integers<Item: FixedWidthInteger & UnsignedInteger>(
    _: Item.Type, _ count: Int, _ base: Int64
  ) -> [Int64] {
    let width = MemoryLayout<Item>.size
    var numbers = [Int64](repeating: 0, count: count)
    var places = numbers.mutableSpan
    // Of eight at a time the bounds are checked once.
    let whole = count & ~7
    for first in stride(from: 0, to: whole, by: 8) {
      let items = extracting(first &* width..<(first &+ 8) &* width)
      precondition(first >= 0 && first <= places.count &- 8)
      for index in 0..<8 {
        places[first &+ index] = base &+ Int64(truncatingIfNeeded: items.item(Item.self, index))
      }
    }
    for index in whole..<count {
      places[index] = base &+ Int64(truncatingIfNeeded: item(Item.self, index))
    }
    return numbers
  }

  /// The integer that has so many of its width before it.
  @inline(__always)
  private func item<Item: FixedWidthInteger>(_: Item.Type, _ index: Int) -> Item {
    let width = MemoryLayout<Item>.size
    var item: Item = 0
    for byte in 0..<width {
      item |= Item(truncatingIfNeeded: self[index &* width &+ byte]) &<< Item(8 &* byte)
    }
    return item
  }

  /// Whether they are well-formed UTF-8 (Unicode, table 3-7).
  var isUTF8: Bool {
    var index = 0
    while true {
      while index &+ 8 <= count, word64(at: index) & 0x8080_8080_8080_8080 == 0 { index &+= 8 }
      guard index < count else { return true }
      let first = self[index]
      index &+= 1
      if first < 0x80 { continue }
      let length: Int
      switch first {
      case 0xc2...0xdf: length = 1
      case 0xe0...0xef: length = 2
      case 0xf0...0xf4: length = 3
      default: return false
      }
      guard length <= count &- index else { return false }
      // Nothing that has a shorter form, no surrogate, nothing above the last code point.
      let second = self[index]
      guard second >= (first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80),
        second <= (first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf)
      else { return false }
      for rest in 1..<length where self[index &+ rest] & 0xc0 != 0x80 { return false }
      index &+= length
    }
  }

  @inline(__always)
  func piece(at first: Int) -> SIMD16<UInt8> {
    let piece = extracting(first..<first &+ 16)
    return SIMD16(
      piece[0], piece[1], piece[2], piece[3], piece[4], piece[5], piece[6], piece[7], piece[8],
      piece[9], piece[10], piece[11], piece[12], piece[13], piece[14], piece[15])
  }
}

extension MutableSpan<UInt8> {
  @inlinable @inline(__always)
  package mutating func put(_ value: UInt64, at first: Int) {
    precondition(first >= 0 && first <= count &- 8)
    for index in 0..<8 {
      self[first &+ index] = UInt8(truncatingIfNeeded: value &>> UInt64(8 &* index))
    }
  }

  @inline(__always)
  mutating func put(_ piece: SIMD16<UInt8>, at first: Int) {
    precondition(first >= 0 && first <= count &- 16)
    for index in 0..<16 { self[first &+ index] = piece[index] }
  }
}
