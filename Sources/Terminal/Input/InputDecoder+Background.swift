/// The answer of a terminal to the question for its background colour.
extension InputDecoder {
  /// Parses `]11;rgb:RRRR/GGGG/BBBB` with one to four digits for each part; nil for anything else.
  static func background(_ bytes: [UInt8]) -> Colour? {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = "]11;rgb:"
    guard text.hasPrefix(start) else { return nil }
    let parts = text.dropFirst(start.count).split(
      separator: "/", omittingEmptySubsequences: false
    ).map(share)
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return .rgb(red, green, blue)
  }

  /// Scales one to four hexadecimal digits to the range 0 to 255.
  private static func share(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.utf8.count) - 1
    return UInt8(number * 255 / most)
  }
}
