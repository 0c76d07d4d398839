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
    var numbers = [Int64](repeating: 0, count: count)
    var places = numbers.mutableSpan
    // All of one width by a loop that knows it.
    switch width {
    case 1: for index in 0..<count { places[index] = base &+ Int64(self[index]) }
    case 2: for index in 0..<count { places[index] = base &+ Int64(word16(at: 2 &* index)) }
    case 4: for index in 0..<count { places[index] = base &+ Int64(word32(at: 4 &* index)) }
    default:
      for index in 0..<count {
        places[index] = base &+ Int64(bitPattern: word64(at: 8 &* index))
      }
    }
    return numbers
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
