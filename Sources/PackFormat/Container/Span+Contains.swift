extension Span<UInt8> {
  /// True if one of the bytes in `range` is `byte`, tested eight at a time.
  ///
  /// The span must have eight more bytes behind `range`.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      if hasZero(word64(at: index) ^ pattern) { return true }
      index &+= 8
    }
    let left = range.upperBound &- index
    return left > 0
      && hasZero(word64(at: index) ^ pattern | ~0 &<< UInt64(truncatingIfNeeded: 8 &* left))
  }

  /// True if one of the eight bytes of `word` is zero.
  @inlinable @inline(__always)
  func hasZero(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }
}
