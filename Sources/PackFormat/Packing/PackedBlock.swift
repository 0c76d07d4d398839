/// A block of a packed section, as its bytes and as they are stored (FORMAT.md, "Packed sections").
enum PackedBlock {
  /// How many bytes of a section are packed together: what one value costs at most.
  static let byteCount = 32_768
  static let shortestMatch = 4
  /// One byte more in which to say a length, which is never the last but one.
  static let longestMatch = 15 + 254 + shortestMatch

  /// The bytes of a block of `count` bytes that was packed; nil where these are not what a block may be.
  static func unpack(
    _ stored: [UInt8], count: Int, width: Int, inSteps: Bool
  ) -> [UInt8]? {
    guard stored.count < count else {
      return stored.count == count ? items(stored, width, inSteps) : nil
    }
    return decode(stored, count: count).map { items($0, width, inSteps) }
  }

  /// Decodes a block in the format of LZ4: literals and a match in turn, and literals at the end.
  ///
  /// Whatever the bytes are, each step is held against what is left of them and of the block.
  private static func decode(_ packed: [UInt8], count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count + pieceSize)
    var block = bytes.mutableSpan
    guard decode(packed.span, into: &block, count) else { return nil }
    bytes.removeLast(pieceSize)
    return bytes
  }

  /// The block has `count` bytes and room for a piece behind them.
  private static func decode(
    _ packed: Span<UInt8>, into block: inout MutableSpan<UInt8>, _ count: Int
  ) -> Bool {
    precondition(block.count >= count &+ pieceSize)
    let size = packed.count
    var written = 0
    var read = 0
    // Up to these places a piece of literals and two of a match fit, and as many as 14 literals and 18 bytes of
    // a match are needed.
    let lastRead = size &- 17
    let lastWritten = count &- 32
    while read < size {
      let token = Int(packed[read])
      if read <= lastRead, written <= lastWritten, token >> 4 < 15, token & 15 < 15 {
        // So everything here is within bounds: the piece of literals with the offset behind it, both pieces of
        // the match, which begin before `start`, and the 32 bytes from `start` on that they are written to.
        let literals = token >> 4
        let start = written &+ literals
        let offset = Int(unsafe packed.word16(uncheckedAt: read &+ 1 &+ literals))
        if offset >= pieceSize, offset <= start {
          let match = start &- offset
          unsafe block.put(packed.piece(uncheckedAt: read &+ 1), uncheckedAt: written)
          unsafe block.put(block.span.piece(uncheckedAt: match), uncheckedAt: start)
          unsafe block.put(
            block.span.piece(uncheckedAt: match &+ pieceSize), uncheckedAt: start &+ pieceSize)
          written = start &+ (token & 15) &+ shortestMatch
          read &+= literals &+ 3
          continue
        }
      }
      read &+= 1
      var literals = token >> 4
      if literals == 15 {
        var more = 255
        while more == 255 {
          guard read < size else { return false }
          more = Int(packed[read])
          literals &+= more
          read &+= 1
        }
      }
      guard literals <= size &- read, literals <= count &- written else { return false }
      copy(packed, read..<read &+ literals, to: &block, at: written)
      written &+= literals
      read &+= literals
      if read == size { return written == count && token & 15 == 0 }
      guard size &- read >= 2 else { return false }
      let offset = Int(packed[read]) | Int(packed[read &+ 1]) << 8
      read &+= 2
      var length = token & 15 &+ shortestMatch
      if token & 15 == 15 {
        guard read < size, packed[read] < 255 else { return false }
        length &+= Int(packed[read])
        read &+= 1
      }
      guard offset > 0, offset <= written, length <= count &- written else { return false }
      if offset >= pieceSize {
        var start = written
        repeat {
          block.put(block.span.piece(at: start &- offset), at: start)
          start &+= pieceSize
        } while start < written &+ length
      } else {
        // Byte by byte, as the match goes on into what it writes, until what it repeats lies a piece behind.
        let far = (pieceSize &+ offset &- 1) / offset &* offset
        let near = min(length, far &- offset)
        for index in written..<written &+ near { block[index] = block[index &- offset] }
        for start in stride(from: written &+ near, to: written &+ length, by: pieceSize) {
          block.put(block.span.piece(at: start &- far), at: start)
        }
      }
      written &+= length
    }
    return false
  }

  /// Items from their planes: first the lowest byte of each, then the next.
  private static func items(_ planes: [UInt8], _ width: Int, _ inSteps: Bool) -> [UInt8] {
    switch width {
    case 1: inSteps ? items(planes, UInt8.self, inSteps) : planes
    case 2: items(planes, UInt16.self, inSteps)
    case 4: items(planes, UInt32.self, inSteps)
    default: items(planes, UInt64.self, inSteps)
    }
  }

  /// Numbers first, and then their bytes: loops that are made of vectors.
  @inline(__always)
  private static func items<Item: FixedWidthInteger & BitwiseCopyable>(
    _ planes: [UInt8], _: Item.Type, _ inSteps: Bool
  ) -> [UInt8] {
    let width = MemoryLayout<Item>.size
    let count = planes.count / width
    let planes = planes.span
    var items = [Item](repeating: 0, count: count)
    var sums = items.mutableSpan
    for plane in 0..<width {
      let bytes = planes.extracting(plane &* count..<(plane &+ 1) &* count)
      let shift = Item(truncatingIfNeeded: 8 &* plane)
      for index in 0..<count { sums[index] |= Item(truncatingIfNeeded: bytes[index]) &<< shift }
    }
    if inSteps {
      var last: Item = 0
      for index in 0..<count {
        last &+= sums[index]
        sums[index] = last
      }
    }
    var bytes = [UInt8](repeating: 0, count: planes.count)
    var target = bytes.mutableSpan
    let all = items.span
    for index in 0..<count { target.put(all[index], at: index &* width) }
    return bytes
  }

  /// How many bytes are copied at a time, be they too many.
  static let pieceSize = 16

  /// Copies bytes to where there is room for a piece behind them.
  @inline(__always)
  static func copy(
    _ bytes: Span<UInt8>, _ range: Range<Int>, to block: inout MutableSpan<UInt8>, at first: Int
  ) {
    if range.upperBound <= bytes.count &- pieceSize {
      for start in stride(from: 0, to: range.count, by: pieceSize) {
        block.put(bytes.piece(at: range.lowerBound &+ start), at: first &+ start)
      }
    } else {
      for index in 0..<range.count { block[first &+ index] = bytes[range.lowerBound &+ index] }
    }
  }
}
