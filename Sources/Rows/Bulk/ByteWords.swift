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
