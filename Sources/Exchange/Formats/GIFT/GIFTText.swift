/// The escapes of GIFT: a backslash before a character that would have a meaning, and `\n` for a line break.
enum GIFTText {
  private static let signs = Array("~=#{}:".utf8)
  private static let backslash = UInt8(ascii: "\\")

  /// True if the byte at `index` has its meaning, because no backslash stands before it.
  static func isSign(_ bytes: [UInt8], _ index: Int) -> Bool {
    index == 0 || bytes[index - 1] != backslash
  }

  /// Returns the position of the first of some signs from `start` on that is not escaped.
  static func first(
    _ wanted: [UInt8], in bytes: [UInt8], _ range: Range<Int>
  ) -> Int? {
    range.first { wanted.contains(bytes[$0]) && isSign(bytes, $0) }
  }

  /// Returns the text that a part of a file stands for.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      if bytes[index] == backslash, next < range.upperBound {
        if signs.contains(bytes[next]) {
          index = next
        } else if bytes[next] == UInt8(ascii: "n") {
          text.append(UInt8(ascii: "\n"))
          index += 2
          continue
        }
      }
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a text with escapes. Moodle has none for a backslash before an n, which gets a space between them.
  static func encoded(_ text: String) -> String {
    var encoded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII, signs.contains(UInt8(scalar.value)) { encoded.append("\\") }
      if scalar == "n", encoded.last == "\\" { encoded.append(" ") }
      encoded.append(scalar)
    }
    return String(encoded)
  }

  /// True if a text cannot be written as it is.
  static func isChanged(_ text: String) -> Bool { text.contains("\\n") }
}
