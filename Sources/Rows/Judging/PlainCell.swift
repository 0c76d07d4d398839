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

  /// False only if a text is surely nothing that a spreadsheet left behind.
  package static func mayBeTrace(_ text: Span<UInt8>) -> Bool { SpreadsheetTrace.mayBe(text) }

  /// True if plain text in place of a number is reported by one error without a safe fix.
  package static func isOrdinaryFault(number text: Span<UInt8>) -> Bool {
    CellText.isPlain(text) && ValueFix.isOrdinary(text, .number)
  }

  /// For each byte, the answer of `CellText.plainFollowers`: a lookup table for the kernels of the fast path.
  package static let leads: [UInt8] = (0...255).map(CellText.plainFollowers)
}
