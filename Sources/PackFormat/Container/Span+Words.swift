/// Loads and stores of several bytes at once.
///
/// They are `unsafe` because a load could create a value that its type does not allow; the integers
/// used here allow every bit pattern. Bounds are checked, except in the functions marked
/// `unchecked`, whose callers check several accesses at once.
extension Span<UInt8> {
  /// Returns the little-endian number at index `first`.
  @inlinable @inline(__always)
  func number<Item: FixedWidthInteger & BitwiseCopyable>(_: Item.Type, at first: Int) -> Item {
    unsafe Item(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: first, as: Item.self))
  }

  @inlinable @inline(__always)
  package func word32(at first: Int) -> UInt32 { number(UInt32.self, at: first) }

  @inlinable @inline(__always)
  package func word64(at first: Int) -> UInt64 { number(UInt64.self, at: first) }

  /// Returns the end of a match: the first index from `first` on whose byte differs from the one
  /// `offset` before it, at most `limit`.
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

  /// Returns `count` numbers of `width` bytes each, and adds `base` to each.
  func integers(_ width: Int, count: Int, base: Int64) -> [Int64] {
    // One loop for each width, so that the compiler can vectorise it.
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

  /// True if the bytes are well-formed UTF-8 (Unicode, table 3-7).
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
      // No overlong form, no surrogate, and nothing above U+10FFFF.
      let second = self[index]
      guard second >= (first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80),
        second <= (first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf)
      else { return false }
      for rest in 1..<length where self[index &+ rest] & 0xc0 != 0x80 { return false }
      index &+= length
    }
  }

  /// Returns the 16 bytes from index `first` on.
  @inline(__always)
  func piece(at first: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: first, as: SIMD16<UInt8>.self)
  }

  /// Returns the 16 bytes from index `first` on; the caller has checked the bounds.
  @unsafe @inline(__always)
  func piece(uncheckedAt first: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: first, as: SIMD16<UInt8>.self)
  }

  /// Returns the little-endian number at index `first`; the caller has checked the bounds.
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
  /// Stores a number at index `first`, in little-endian order.
  @inlinable @inline(__always)
  package mutating func put<Item: FixedWidthInteger & BitwiseCopyable>(_ item: Item, at first: Int)
  {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: item.littleEndian, toByteOffset: first, as: Item.self)
  }

  /// Stores 16 bytes from index `first` on.
  @inline(__always)
  mutating func put(_ piece: SIMD16<UInt8>, at first: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: piece, toByteOffset: first, as: SIMD16<UInt8>.self)
  }

  /// Stores a number at index `first`, in little-endian order; the caller has checked the bounds.
  @unsafe @inline(__always)
  mutating func put<Item: FixedWidthInteger & BitwiseCopyable>(
    _ item: Item, uncheckedAt first: Int
  ) {
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(
      of: item.littleEndian, toUncheckedByteOffset: first, as: Item.self)
  }

  /// Stores 16 bytes from index `first` on; the caller has checked the bounds.
  @unsafe @inline(__always)
  mutating func put(_ piece: SIMD16<UInt8>, uncheckedAt first: Int) {
    var bytes = unsafe mutableBytes
    unsafe bytes.storeBytes(of: piece, toUncheckedByteOffset: first, as: SIMD16<UInt8>.self)
  }
}
