internal import BulkRows
internal import CSVSource
internal import Games
internal import PackFormat
internal import Rows

/// Accepts facts that certainly break no rule, a chunk at a time; the others are left to each `FactRule`.
enum BulkFactRules {
  /// The test of a chunk; nil if every fact needs the rules.
  static func check(
    _ columns: [Binding.Column], _ context: RuleContext
  ) -> BulkRowCheck? {
    guard let fact = columns.firstIndex(ofField: "Fact"),
      let value = columns.firstIndex(ofField: "Value"),
      let unit = columns.firstIndex(ofField: "Unit"),
      columns.firstIndex(where: { $0.field?.type == .number }) == value,
      context.oldest == nil || columns.firstIndex(ofField: "AsOf") == nil,
      let rules = try? HigherOrLowerRules(context.rules),
      WinnableValue.alwaysEarns(rules, context)
    else { return nil }
    let present = context.now.map { Int64($0.year) } ?? .max
    return { rows in
      let (flags, chunk) = (rows.flags, rows.chunk)
      let (mantissas, scales) = flags.keptNumbers
      let asksForYear = flags.rows(of: chunk, where: unit, reads: "year")
      let mayNameAnswer = flags.rows(of: chunk, whereTextMayHoldKeptNumber: fact)
      let mayEndInUnit = flags.rows(of: chunk, whereTextMayEndInUnit: fact)
      func isAtFault(_ row: Int) -> Bool {
        // Q101 and Q104: above zero, and on the slider. Q102 and Q103: a whole year, and none in the future.
        let most = asksForYear[row] ? present : ValueOnTheSlider.most
        let finest = asksForYear[row] ? 0 : ValueOnTheSlider.finest
        return mantissas[row] <= 0 || mantissas[row] > most || scales[row] > finest
      }
      func tellsAnswer(_ row: Int) -> Bool {
        // Q106 and Q110: a number of the text, or the difference of two, may be the value; and Q110: a word.
        mayNameAnswer[row]
          || scales[row] == 0 && CountedInPrompt.spelled.contains(mantissas[row])
            && CountedInPrompt.maySpell(mantissas[row], in: chunk.bytes.span.extracting(text(row)))
      }
      func namesUnit(_ row: Int) -> Bool {
        // Q109: the end of the text may be the unit.
        guard mayEndInUnit[row] else { return false }
        // Games add the canonical spelling, which is not at hand.
        if flags.hasOddUnit(row) { return true }
        let bytes = chunk.bytes.span
        let named = flags.content(RowFlags.Cell(record: row, column: unit))
        return UnitTwice.mayEnd(bytes.extracting(text(row)), in: bytes.extracting(named))
      }
      func text(_ row: Int) -> Range<Int> {
        flags.content(RowFlags.Cell(record: row, column: fact))
      }
      for row in mantissas.indices where isAtFault(row) || tellsAnswer(row) || namesUnit(row) {
        flags.open(row)
      }
    }
  }
}
