/// The compression of blocks. A reader accepts any encoding that unpacks to the same bytes.
extension PackedBlock {
  /// Returns the block as it is stored: compressed, or its planes uncompressed if that is no
  /// longer.
  static func pack(_ bytes: ArraySlice<UInt8>, width: Int, inSteps: Bool) -> [UInt8] {
    if width == 1, !inSteps {
      let packed = encode(bytes.span)
      return packed.count < bytes.count ? packed : Array(bytes)
    }
    let planes = planes(bytes, width, inSteps)
    let packed = encode(planes.span)
    return packed.count < planes.count ? packed : planes
  }

  private static func planes(
    _ bytes: ArraySlice<UInt8>, _ width: Int, _ inSteps: Bool
  ) -> [UInt8] {
    switch width {
    case 1: planes(bytes, UInt8.self, inSteps)
    case 2: planes(bytes, UInt16.self, inSteps)
    case 4: planes(bytes, UInt32.self, inSteps)
    default: planes(bytes, UInt64.self, inSteps)
    }
  }

  /// Splits items into byte planes, in loops that the compiler can vectorise.
  @inline(__always)
  private static func planes<Item: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: ArraySlice<UInt8>, _: Item.Type, _ inSteps: Bool
  ) -> [UInt8] {
    let width = MemoryLayout<Item>.size
    let count = bytes.count / width
    let bytes = bytes.span
    var items = [Item](repeating: 0, count: count)
    var values = items.mutableSpan
    for index in 0..<count { values[index] = bytes.number(Item.self, at: index &* width) }
    if inSteps {
      for index in stride(from: count - 1, to: 0, by: -1) { values[index] &-= values[index - 1] }
    }
    let all = items.span
    var planes = [UInt8](repeating: 0, count: bytes.count)
    var target = planes.mutableSpan
    for plane in 0..<width {
      let (start, shift) = (plane &* count, Item(truncatingIfNeeded: 8 &* plane))
      for index in 0..<count {
        // The index is below `width * count`.
        unsafe target[unchecked: start &+ index] = UInt8(
          truncatingIfNeeded: all[index] &>> shift)
      }
    }
    return planes
  }

  /// Compresses with a hash table of last positions and takes the first match found. The result is
  /// the same on every machine.
  private static func encode(_ bytes: Span<UInt8>) -> [UInt8] {
    // The worst case: one more byte for every 255 literals, a token, and room for one wide store.
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 255 + 2 + pieceSize)
    var block = output.mutableSpan
    let length = encode(bytes, into: &block)
    output.removeLast(output.count - length)
    return output
  }

  /// Compresses into `output` and returns the number of bytes written.
  private static func encode(
    _ bytes: Span<UInt8>, into output: inout MutableSpan<UInt8>
  ) -> Int {
    var written = 0
    var places = [UInt16](repeating: 0, count: 1 << 13)
    var seen = places.mutableSpan
    var literals = 0
    var position = 1
    var misses = 0
    // Up to these positions, a token, 16 bytes of literals and an offset fit without further
    // checks.
    let lastRead = bytes.count &- pieceSize
    let lastWritten = output.count &- pieceSize &- 2
    // The limits of every LZ4 decoder: the last match begins 12 bytes before the end, and the last
    // 5 bytes are literals.
    while position < bytes.count &- 12 {
      let word = unsafe bytes.word32(uncheckedAt: position)
      let slot = slot(word)
      let candidate = Int(seen[slot])
      seen[slot] = UInt16(truncatingIfNeeded: position)
      guard candidate < position, unsafe bytes.word32(uncheckedAt: candidate) == word else {
        misses &+= 1
        position &+= 1 &+ misses &>> 6
        continue
      }
      misses = 0
      var start = position
      var from = candidate
      let earliest = max(literals, position &+ shortestMatch &- longestMatch)
      while start > earliest, from > 0, bytes[start &- 1] == bytes[from &- 1] {
        start &-= 1
        from &-= 1
      }
      let offset = start &- from
      let end = bytes.end(
        ofMatch: offset, from: position &+ shortestMatch,
        upTo: min(bytes.count &- 5, start &+ longestMatch))
      let (before, more) = (start &- literals, end &- start &- shortestMatch)
      if before < 15, more < 15, literals <= lastRead, written <= lastWritten {
        // One store of 16 bytes covers all literals. The bytes behind them are overwritten later.
        unsafe output.put(UInt8(truncatingIfNeeded: before << 4 | more), uncheckedAt: written)
        unsafe output.put(bytes.piece(uncheckedAt: literals), uncheckedAt: written &+ 1)
        written &+= 1 &+ before
        unsafe output.put(UInt16(truncatingIfNeeded: offset), uncheckedAt: written)
        written &+= 2
      } else {
        put(bytes, literals..<start, to: &output, &written, match: end &- start, offset: offset)
      }
      seen[self.slot(bytes.word32(at: end &- 2))] = UInt16(truncatingIfNeeded: end &- 2)
      literals = end
      position = end
    }
    put(bytes, literals..<bytes.count, to: &output, &written, match: shortestMatch, offset: 0)
    return written
  }

  private static func slot(_ word: UInt32) -> Int { Int((word &* 2_654_435_761) >> 19) }

  /// Writes literals and the match behind them. An offset of 0 means the literals that end a block.
  private static func put(
    _ bytes: Span<UInt8>, _ literals: Range<Int>, to output: inout MutableSpan<UInt8>,
    _ written: inout Int, match: Int, offset: Int
  ) {
    let more = match &- shortestMatch
    output[written] = UInt8(min(literals.count, 15) << 4 | min(more, 15))
    written &+= 1
    if literals.count >= 15 {
      var rest = literals.count &- 15
      while rest >= 255 {
        output[written] = 255
        written &+= 1
        rest &-= 255
      }
      output[written] = UInt8(rest)
      written &+= 1
    }
    copy(bytes, literals, to: &output, at: written)
    written &+= literals.count
    guard offset > 0 else { return }
    output[written] = UInt8(offset & 255)
    output[written &+ 1] = UInt8(offset >> 8)
    written &+= 2
    if more >= 15 {
      output[written] = UInt8(more &- 15)
      written &+= 1
    }
  }
}
