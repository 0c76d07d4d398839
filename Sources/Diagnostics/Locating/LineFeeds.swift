/// Counts line feeds, 64 bytes at a time.
enum LineFeeds {
  private typealias Block = SIMD8<UInt64>

  /// The number of line feeds; nil if there is a carriage return, which may end a line or be part
  /// of a line end.
  static func count(in bytes: Span<UInt8>) -> Int? {
    var feeds = 0
    var index = 0
    while index + 64 <= bytes.count {
      // One byte of the sums overflows after 255 blocks.
      let end = min(index + 255 * 64, bytes.count - 63)
      var sums = Block()
      var returns = Block()
      while index < end {
        // The loop checks the bounds, and every bit pattern is a valid number.
        let block = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: Block.self)
        sums &+= matches(block, UInt8(ascii: "\n")) &>> 7
        returns |= matches(block, UInt8(ascii: "\r"))
        index &+= 64
      }
      if returns != Block() { return nil }
      let even = Block(repeating: 0x00ff_00ff_00ff_00ff)
      let pairs = (sums & even) &+ ((sums &>> 8) & even)
      for lane in 0..<8 {
        feeds += Int(truncatingIfNeeded: (pairs[lane] &* 0x1_0001_0001_0001) >> 48)
      }
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\r") { return nil }
      if bytes[index] == UInt8(ascii: "\n") { feeds += 1 }
      index += 1
    }
    return feeds
  }

  /// The highest bit of each byte that equals `byte`.
  @inline(__always)
  private static func matches(_ block: Block, _ byte: UInt8) -> Block {
    let low = Block(repeating: 0x7f7f_7f7f_7f7f_7f7f)
    let difference = block ^ Block(repeating: 0x0101_0101_0101_0101 &* UInt64(byte))
    return ~(((difference & low) &+ low) | difference | low)
  }
}
