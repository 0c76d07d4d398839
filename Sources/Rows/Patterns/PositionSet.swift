/// A set of positions of a pattern, as bits.
///
/// The size is fixed, so that a set is a value in registers, without memory of its own.
struct PositionSet: Hashable, Sendable {
  /// The number of positions that a set can hold.
  static let mostPositions = 512

  private(set) var words = SIMD8<UInt64>.zero

  static let empty = PositionSet()

  var isEmpty: Bool { words == .zero }

  mutating func insert(_ position: Int) { words[position >> 6] |= 1 << UInt64(position & 63) }

  @inline(__always)
  mutating func formUnion(_ other: PositionSet) { words |= other.words }

  func union(_ other: PositionSet) -> PositionSet {
    PositionSet(words: words | other.words)
  }

  @inline(__always)
  func intersection(_ other: PositionSet) -> PositionSet {
    PositionSet(words: words & other.words)
  }

  /// Calls `take` for each position, in ascending order.
  func forEach(_ take: (Int) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        take(index << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}
