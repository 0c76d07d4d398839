/// Line feeds in bytes, counted by words of eight.
enum LineFeeds {
  /// How many there are; nil where there is a carriage return, which may end a line or a part of it.
  static func count(in bytes: Span<UInt8>) -> Int? {
    var feeds = 0
    var index = 0
    while index + 8 <= bytes.count {
      // Its bounds are checked; any eight bytes are a number.
      let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if matches(word, UInt8(ascii: "\r")) != 0 { return nil }
      feeds &+= matches(word, UInt8(ascii: "\n")).nonzeroBitCount
      index &+= 8
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\r") { return nil }
      if bytes[index] == UInt8(ascii: "\n") { feeds += 1 }
      index += 1
    }
    return feeds
  }

  /// A bit for each of eight bytes that is that one.
  @inline(__always)
  private static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let low: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
    let difference = word ^ 0x0101_0101_0101_0101 &* UInt64(byte)
    return ~(((difference & low) &+ low) | difference | low)
  }
}
