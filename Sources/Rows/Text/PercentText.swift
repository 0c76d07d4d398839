internal import Bytes
internal import TextUnicode

/// A text that is written as in a web address: `Who%20wrote%20%22Faust%22%3F`.
package struct PercentText {
  /// The text that was meant.
  package let text: String

  /// Nil unless the text has a `%20`, or two other bytes so written, and nothing that such a text has not: a space, a
  /// letter beyond ASCII, or a `%` of another meaning.
  ///
  /// A text with a slash is taken for an address.
  package init?(_ text: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    var (count, hasSpace, hasPlus) = (0, false, false)
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index = text.index(after: index)
      guard byte == UInt8(ascii: "%") else {
        guard 0x21...0x7E ~= byte, byte != UInt8(ascii: "/") else { return nil }
        hasPlus = hasPlus || byte == UInt8(ascii: "+")
        bytes.append(byte)
        continue
      }
      let digits = text[index...].prefix(2)
      guard digits.count == 2, digits.allSatisfy(Self.isDigit),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      hasSpace = hasSpace || value == 0x20
      count += 1
      index = text.index(index, offsetBy: 2)
    }
    guard hasSpace || count > 1 else { return nil }
    // The older form of such texts has a plus for a space.
    if hasPlus, !hasSpace { bytes = bytes.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 } }
    guard let meant = String(validating: bytes, as: UTF8.self),
      ForbiddenCharacter.first(in: meant) == nil
    else { return nil }
    self.text = meant
  }

  /// Nil as above.
  package init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    self.init(text.utf8)
  }

  /// True for a cheap reason to look closer: `%` before a hexadecimal digit.
  @inline(__always)
  static func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "%") && isDigit(second)
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
  }
}
