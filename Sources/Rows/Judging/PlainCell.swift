/// The questions about the bytes of one cell that a test of many rows asks before it accepts a row.
///
/// Each answer comes from the rule that the judge applies, so that the two cannot differ.
package enum PlainCell {
  /// True if the judge reports nothing of the characters of a text.
  package static func isPlain(_ text: Span<UInt8>) -> Bool { CellText.isPlain(text) }

  /// True if the judge reports nothing of a unit: plain text in the spelling of the table, or not in it at all.
  package static func isPlain(unit text: ArraySlice<UInt8>, _ units: UnitTable) -> Bool {
    !text.contains(UInt8(ascii: "\"")) && CellText.isPlain(text.span)
      && units.slip(in: text) == nil && SpreadsheetTrace(text: text) == nil
  }

  /// True if plain text in place of a number is reported by one error without a safe fix.
  package static func isOrdinaryFault(number text: Span<UInt8>) -> Bool {
    CellText.isPlain(text) && ValueFix.isOrdinary(text, .number)
  }

  /// For each byte, the number of bytes that follow it in a character that is plain whatever these bytes are; 0 if the
  /// byte begins no such character. 4 is added if the character is only plain unless it follows one that begins with
  /// 0xC3, since the two may be mojibake.
  ///
  /// The table is filled by asking `CellText` about every character, so that a kernel can use it in its place.
  package static let leads: [UInt8] = (0...255).map { byte in
    guard let length = [0xC0: 2, 0xD0: 2, 0xE0: 3][byte & 0xF0],
      arePlain(UInt8(byte), length, behind: 0)
    else { return 0 }
    return UInt8(length - 1) | (arePlain(UInt8(byte), length, behind: 0xC3) ? 0 : 4)
  }

  /// True if all characters of some length that begin with `lead` are plain behind one that begins with `other`.
  private static func arePlain(_ lead: UInt8, _ length: Int, behind other: UInt8) -> Bool {
    var character = [UInt8](repeating: lead, count: length)
    return (UInt8(0x80)...0xBF).allSatisfy { second in
      character[1] = second
      if length == 2 { return CellText.isPlainCharacter(character, behind: other) }
      return (UInt8(0x80)...0xBF).allSatisfy { third in
        character[2] = third
        return CellText.isPlainCharacter(character, behind: other)
      }
    }
  }
}
