/// Line feeds in bytes, counted by sixty-four.
enum LineFeeds {
  private typealias Block = SIMD8<UInt64>

  /// How many there are; nil where there is a carriage return, which may end a line or a part of it.
  static func count(in bytes: Span<UInt8>) -> Int? {
    var feeds = 0
    var index = 0
    while index + 64 <= bytes.count {
      // A byte of the sums has room for so many blocks.
      let end = min(index + 255 * 64, bytes.count - 63)
      var sums = Block()
      var returns = Block()
      while index < end {
        // Its bounds are checked; any bytes are numbers.
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

  /// The highest bit of each byte that is that one.
  @inline(__always)
  private static func matches(_ block: Block, _ byte: UInt8) -> Block {
    let low = Block(repeating: 0x7f7f_7f7f_7f7f_7f7f)
    let difference = block ^ Block(repeating: 0x0101_0101_0101_0101 &* UInt64(byte))
    return ~(((difference & low) &+ low) | difference | low)
  }
}
