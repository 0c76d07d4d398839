internal import PackFormat

/// Bytes in words, for what goes over very many of them.
extension Span<UInt8> {
  /// Whether one of these bytes is that one. Behind them the span has to have eight more.
  @inline(__always)
  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      if Self.hasZero(word64(at: index) ^ pattern) { return true }
      index &+= 8
    }
    let left = range.upperBound &- index
    return left > 0
      && Self.hasZero(word64(at: index) ^ pattern | ~0 &<< UInt64(truncatingIfNeeded: 8 &* left))
  }

  /// Whether two runs of so many bytes are the same. Behind both the span has to have eight more.
  @inline(__always)
  func isSame(_ first: Int, _ second: Int, count: Int) -> Bool {
    var done = 0
    while done &+ 8 <= count {
      if word64(at: first &+ done) != word64(at: second &+ done) { return false }
      done &+= 8
    }
    if done == count { return true }
    let rest = word64(at: first &+ done) ^ word64(at: second &+ done)
    return rest &<< UInt64(truncatingIfNeeded: 64 &- 8 &* (count &- done)) == 0
  }

  /// A keyed hash of some of the bytes, for a first look only. Behind them the span has to have eight more.
  @inline(__always)
  func hash(_ range: Range<Int>, seed: UInt64) -> UInt64 {
    var index = range.lowerBound
    var state = seed ^ UInt64(truncatingIfNeeded: range.count)
    while index &+ 8 <= range.upperBound {
      state = Self.mixed(word64(at: index) ^ 0xe703_7ed1_a0b4_28db, state)
      index &+= 8
    }
    let left = range.upperBound &- index
    let last = left == 0 ? 0 : word64(at: index) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* left)
    return Self.mixed(last ^ 0x5899_65cc_7537_4cc3, state)
  }

  @inline(__always)
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right ^ 0x8ebc_6af0_9c88_c6e3)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func hasZero(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }
}

extension MutableSpan<UInt8> {
  /// Copies some of the bytes to `place`, and up to seven bytes more; both spans have to have those.
  @inline(__always)
  mutating func copy(_ range: Range<Int>, of source: Span<UInt8>, to place: Int) {
    var target = place
    var index = range.lowerBound
    while index < range.upperBound {
      put(source.word64(at: index), at: target)
      index &+= 8
      target &+= 8
    }
  }
}
