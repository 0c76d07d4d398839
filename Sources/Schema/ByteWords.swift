/// Bytes in words, for what goes over very many of them.
extension Span<UInt8> {
  /// The eight bytes from `index` on, the first of them lowest; the span has to have them.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Its bounds are checked; any eight bytes are a number.
    unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// A keyed hash of some of the bytes, for a first look only: texts that are equal have equal ones, and
  /// those that have equal ones may be equal. Behind them the span has to have eight more.
  @inline(__always)
  func hash(_ range: Range<Int>, seed: UInt64) -> UInt64 {
    var index = range.lowerBound
    var left = range.count
    var state = seed ^ UInt64(truncatingIfNeeded: left)
    while left > 16 {
      state = Self.mixed(word(at: index) ^ 0xe703_7ed1_a0b4_28db, word(at: index &+ 8) ^ state)
      index &+= 16
      left &-= 16
    }
    let first: UInt64
    let last: UInt64
    if left >= 8 {
      (first, last) = (word(at: index), word(at: index &+ left &- 8))
    } else {
      let behind = UInt64(truncatingIfNeeded: 64 &- 8 &* left)
      (first, last) = (left == 0 ? 0 : word(at: index) &<< behind, 0)
    }
    return Self.mixed(
      0x8ebc_6af0_9c88_c6e3 ^ UInt64(truncatingIfNeeded: range.count),
      Self.mixed(first ^ 0x5899_65cc_7537_4cc3, last ^ state))
  }

  @inline(__always)
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
