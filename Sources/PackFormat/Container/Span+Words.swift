/// Many bytes at a time. The loads and stores are unsafe for types that not all bytes are values of; their bounds
/// are checked, but for those that say so: whoever calls these has checked them for several at once.
extension Span<UInt8> {
  /// A number of its width, the lowest byte first.
  @inlinable @inline(__always)
  func number<Item: FixedWidthInteger & BitwiseCopyable>(_: Item.Type, at first: Int) -> Item {
    unsafe Item(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: first, as: Item.self))
  }

  @inlinable @inline(__always)
  package func word32(at first: Int) -> UInt32 { number(UInt32.self, at: first) }

  @inlinable @inline(__always)
  package func word64(at first: Int) -> UInt64 { number(UInt64.self, at: first) }

  /// Where the bytes from `first` on are no more those that stand `offset` before; `limit` where that is behind it.
  @inline(__always)
  func end(ofMatch offset: Int, from first: Int, upTo limit: Int) -> Int {
    precondition(0...first ~= offset && limit <= count)
    var end = first
    while end &+ 8 <= limit {
      let different = unsafe word64(uncheckedAt: end) ^ word64(uncheckedAt: end &- offset)
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
  private func integers<Item: FixedWidthInteger & BitwiseCopyable>(
    _: Item.Type, _ count: Int, _ base: Int64
  ) -> [Int64] {
    var numbers = [Int64](repeating: 0, count: count)
    var places = numbers.mutableSpan
    for index in 0..<count {
      let item = number(Item.self, at: index &* MemoryLayout<Item>.size)
      places[index] = base &+ Int64(truncatingIfNeeded: item)
    }
    return numbers
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
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: first, as: SIMD16<UInt8>.self)
  }

  /// A piece of which the caller has shown that it stands in these bytes.
  @unsafe @inline(__always)
  func piece(uncheckedAt first: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: first, as: SIMD16<UInt8>.self)
  }

  /// A number of which the caller has shown that it stands in these bytes.
  @unsafe @inline(__always)
  func number<Item: FixedWidthInteger & BitwiseCopyable>(
    _: Item.Type, uncheckedAt first: Int
  ) -> Item {
    unsafe Item(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: first, as: Item.self))
  }

  @unsafe @inline(__always)
  func word16(uncheckedAt first: Int) -> UInt16 { unsafe number(UInt16.self, uncheckedAt: first) }

  @unsafe @inline(__always)
  func word32(uncheckedAt first: Int) -> UInt32 { unsafe number(UInt32.self, uncheckedAt: first) }

  @unsafe @inline(__always)
  func word64(uncheckedAt first: Int) -> UInt64 { unsafe number(UInt64.self, uncheckedAt: first) }
}

extension MutableSpan<UInt8> {
  /// A number of its width, the lowest byte first.
  @inlinable @inline(__always)
  package mutating func put<Item: FixedWidthInteger & BitwiseCopyable>(_ item: Item, at first: Int)
  {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: item.littleEndian, toByteOffset: first, as: Item.self)
  }

  @inline(__always)
  mutating func put(_ piece: SIMD16<UInt8>, at first: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: piece, toByteOffset: first, as: SIMD16<UInt8>.self)
  }

  /// A number for which the caller has shown that there is room.
  @unsafe @inline(__always)
  mutating func put<Item: FixedWidthInteger & BitwiseCopyable>(
    _ item: Item, uncheckedAt first: Int
  ) {
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(
      of: item.littleEndian, toUncheckedByteOffset: first, as: Item.self)
  }

  /// A piece for which the caller has shown that there is room.
  @unsafe @inline(__always)
  mutating func put(_ piece: SIMD16<UInt8>, uncheckedAt first: Int) {
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(of: piece, toUncheckedByteOffset: first, as: SIMD16<UInt8>.self)
  }
}
