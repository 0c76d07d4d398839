/// The compression of one block of a packed section: LZ4 over byte planes (FORMAT.md, "Packed
/// sections").
enum PackedBlock {
  /// The number of unpacked bytes of a block, and so the cost of reading one value.
  static let byteCount = 32_768
  /// The shortest match that LZ4 can encode.
  static let shortestMatch = 4
  /// The longest match of the format: its length takes one more byte, which is at most 254.
  static let longestMatch = 15 + 254 + shortestMatch

  /// Returns the unpacked items of a block; nil if `stored` is not a valid block of `count` bytes.
  static func unpack(
    _ stored: [UInt8], count: Int, width: Int, inSteps: Bool
  ) -> [UInt8]? {
    guard stored.count < count else {
      return stored.count == count ? items(stored, width, inSteps) : nil
    }
    return decode(stored, count: count).map { items($0, width, inSteps) }
  }

  /// Decompresses an LZ4 block: literals and a match in turn, and literals at the end.
  ///
  /// Each step is checked against the rest of the input and of the block, whatever the bytes are.
  private static func decode(_ packed: [UInt8], count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count + pieceSize)
    var block = bytes.mutableSpan
    guard decode(packed.span, into: &block, count) else { return nil }
    bytes.removeLast(pieceSize)
    return bytes
  }

  /// Decompresses into `block`, which has room for 16 bytes behind its `count` bytes. Returns false
  /// if the input is invalid.
  private static func decode(
    _ packed: Span<UInt8>, into block: inout MutableSpan<UInt8>, _ count: Int
  ) -> Bool {
    precondition(block.count >= count &+ pieceSize)
    let size = packed.count
    var written = 0
    var read = 0
    // Up to these positions there is room for the fast step: one store of literals and two of a
    // match. It handles at most 14 literals and 18 bytes of match.
    let lastRead = size &- 17
    let lastWritten = count &- 32
    while read < size {
      let token = Int(packed[read])
      if read <= lastRead, written <= lastWritten, token >> 4 < 15, token & 15 < 15 {
        // All accesses below are in bounds: the 16 bytes of literals with the offset behind them,
        // and both loads of the match, which begin before `start`. The stores end 32 bytes behind
        // `start`.
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
        // The match may overlap its own output, so it is copied byte by byte until the pattern is
        // 16 bytes long.
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

  /// Reassembles items from their byte planes: the lowest byte of each item first, then the next
  /// byte of each.
  private static func items(_ planes: [UInt8], _ width: Int, _ inSteps: Bool) -> [UInt8] {
    switch width {
    case 1: inSteps ? items(planes, UInt8.self, inSteps) : planes
    case 2: items(planes, UInt16.self, inSteps)
    case 4: items(planes, UInt32.self, inSteps)
    default: items(planes, UInt64.self, inSteps)
    }
  }

  /// Works in loops that the compiler can vectorise: numbers first, then their bytes.
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

  /// The number of bytes that one load or store copies.
  static let pieceSize = 16

  /// Copies bytes into `block`, which has room for 16 bytes behind them.
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
