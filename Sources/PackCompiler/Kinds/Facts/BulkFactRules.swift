internal import BulkRows
internal import CSVSource
internal import Games
internal import PackFormat
internal import Rows

/// Shows of very many facts at once that no rule has anything to say of them; of the others each is
/// looked at by every rule.
enum BulkFactRules {
  /// Nil where each fact has to be looked at.
  static func check(
    _ columns: [Binding.Column], _ context: RuleContext
  ) -> RowsCheck? {
    guard let fact = columns.firstIndex(ofField: "Fact"),
      let value = columns.firstIndex(ofField: "Value"),
      let unit = columns.firstIndex(ofField: "Unit"),
      columns.firstIndex(where: { $0.field?.type == .number }) == value,
      context.oldest == nil || columns.firstIndex(ofField: "AsOf") == nil,
      let rules = try? HigherOrLowerRules(context.rules), alwaysEarns(rules, context)
    else { return nil }
    let present = context.now.map { Int64($0.year) } ?? .max
    // Q101 to Q104: above zero, on the slider, a whole year and not in the future.
    let limits = RowFlags.Limits(
      most: ValueOnTheSlider.most, finest: ValueOnTheSlider.finest,
      wholeWhere: (column: unit, letters: "year", most: present))
    // Q106: a number of the text may be the value.
    return { rows in rows.notes.openNumbers(of: rows.stretch, beyond: limits, orIn: fact) }
  }

  /// Whether the best guess at any quantity earns enough: it is not farther off than by the coarsest of
  /// the steps, each of which is a part of what it is for.
  private static func alwaysEarns(_ rules: HigherOrLowerRules, _ context: RuleContext) -> Bool {
    let parts = [
      rules.fineStep.approximate,
      Double(rules.millionsStep) / Double(max(rules.millionsFrom, 1)),
      Double(rules.billionsStep) / Double(max(rules.billionsFrom, 1)),
    ]
    // A little more, for what floating point leaves out.
    let most = (parts.max() ?? 1) * 1.000001
    return most < rules.tolerance.approximate
      && rules.points(quantityOffBy: most) > max(1, context.leastBest?.points ?? 1)
  }
}
