/// The questions about the bytes of one cell that a test of many rows asks before it accepts a row.
///
/// Each answer comes from the rule that the judge applies, so that the two cannot differ.
package enum PlainCell {
  /// True if the judge reports nothing of the characters of a text.
  package static func isPlain(_ text: Span<UInt8>) -> Bool { CellText.isPlain(text) }

  /// The findings of the judge about a unit.
  package enum UnitVerdict {
    /// None: the unit is plain text in the spelling of the table, or not in it at all.
    case fine
    /// One warning: the table has another spelling of the unit, or another letter case.
    case respelled, recased
    /// The judge must look.
    case open
  }

  /// The verdict on a unit, whose canonical spelling may have at most `most` bytes. Rules treat years otherwise, so that a
  /// year of any spelling but the canonical one is open.
  package static func verdict(
    onUnit text: ArraySlice<UInt8>, most: Int, _ units: UnitTable
  ) -> UnitVerdict {
    guard !text.contains(UInt8(ascii: "\"")), CellText.isPlain(text.span),
      SpreadsheetTrace(text: text) == nil
    else { return .open }
    switch units.slip(in: text) {
    case nil: return .fine
    case .otherSpelling("year"), .otherCase("year"): return .open
    case .otherSpelling(let unit): return unit.utf8.count <= most ? .respelled : .open
    case .otherCase: return .recased
    }
  }

  /// False only if a text is surely nothing that a spreadsheet left behind.
  package static func mayBeTrace(_ text: Span<UInt8>) -> Bool { SpreadsheetTrace.mayBe(text) }

  /// True if plain text in place of a number is reported by one error without a safe fix, and tells nothing of how the
  /// numbers of its source are written.
  package static func isOrdinaryFault(number text: Span<UInt8>) -> Bool {
    CellText.isPlain(text)
      && (ValueFix.isOrdinary(text, .number)
        || ValueFix.isDigitsWithComma(text, .number) && NumberForm(text) == .other)
  }

  /// For each byte, the answer of `CellText.plainFollowers`: a lookup table for the kernels of the fast path.
  package static let leads: [UInt8] = (0...255).map(CellText.plainFollowers)
}
