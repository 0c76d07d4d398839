/// The document type declaration of old formats, which names a DTD and declares nothing itself.
enum XMLDoctype {
  /// Returns the bytes with spaces in place of a declaration without an internal subset, so that offsets stay.
  ///
  /// A declaration with declarations of its own stays, and is refused by the reader.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard let range = range(in: bytes) else { return bytes }
    var bytes = bytes
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
    return bytes
  }

  /// The range of a declaration before the root element.
  private static func range(in bytes: [UInt8]) -> Range<Int>? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      guard let start = bytes[index...].firstIndex(where: { $0 > 0x20 }),
        bytes[start] == UInt8(ascii: "<")
      else { return nil }
      let rest = bytes[start...]
      if rest.starts(with: "<!DOCTYPE".utf8) {
        return end(of: bytes, from: start).map { start..<$0 }
      }
      let mark = rest.starts(with: "<?".utf8) ? "?>" : rest.starts(with: "<!--".utf8) ? "-->" : ""
      guard !mark.isEmpty, let end = position(of: mark, in: bytes, from: start + 2) else {
        return nil
      }
      index = end + mark.utf8.count
    }
  }

  private static func position(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    return bytes.indices.dropFirst(start).first { bytes[$0...].starts(with: mark) }
  }

  /// The end of the declaration; nil if it has an internal subset or does not end.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      switch (byte, quote) {
      case (UInt8(ascii: ">"), nil): return index + 1
      case (UInt8(ascii: "["), nil),
        (UInt8(ascii: "<"), nil) where index > start:
        return nil
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
      case (let byte, let open?) where byte == open: quote = nil
      default: break
      }
    }
    return nil
  }
}
