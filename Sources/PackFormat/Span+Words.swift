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
