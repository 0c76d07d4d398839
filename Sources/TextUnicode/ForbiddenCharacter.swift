/// A character that no text of a pack may contain, because it would control a terminal, or reorder
/// or hide text.
package struct ForbiddenCharacter: Equatable, Sendable {
  package let scalar: Unicode.Scalar
  /// The range of its bytes in the text.
  package let bytes: Range<Int>

  /// The number and name of the character, such as `U+202E RIGHT-TO-LEFT OVERRIDE`.
  package var name: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let kind = scalar.properties.isNoncharacterCodePoint ? "noncharacter" : "control character"
    let name = scalar.properties.name ?? Self.controlNames[scalar.value]
    return "\(number) \(name ?? kind)"
  }

  /// Names of common control characters, which have no name in Unicode.
  private static let controlNames: [UInt32: String] = [
    0x00: "NULL", 0x07: "BELL", 0x08: "BACKSPACE", 0x09: "TAB", 0x0A: "LINE FEED",
    0x0B: "VERTICAL TAB", 0x0C: "FORM FEED", 0x0D: "CARRIAGE RETURN", 0x1A: "SUBSTITUTE",
    0x1B: "ESCAPE", 0x7F: "DELETE", 0x85: "NEXT LINE", 0x9B: "CONTROL SEQUENCE INTRODUCER",
  ]

  /// Returns the first forbidden character of a text; nil if there is none.
  package static func first(in text: String) -> ForbiddenCharacter? {
    // The bytes of nearly every text show that it has none, which needs no decoding.
    if text.utf8.allSatisfy(isPlain) { return nil }
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if isForbidden(scalar) {
        return ForbiddenCharacter(scalar: scalar, bytes: offset..<offset + length)
      }
      offset += length
    }
    return nil
  }

  /// True for C0, DEL and C1, bidirectional controls, the byte order mark, and noncharacters.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// True for a byte that occurs in no forbidden character, or only behind the first byte of one, which is not plain.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E: true
    case 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...: false
    default: byte >= 0x80
    }
  }
}
