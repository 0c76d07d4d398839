internal import Rows

/// The rules of facts, and the check of rows by all of them.
extension FactRow {
  static let rules: [any FactRule.Type] = [
    ValueAboveZero.self, ValueOnTheSlider.self, WholeYear.self, YearNotInTheFuture.self,
    WinnableValue.self, BestScore.self, ValueInPrompt.self, CountedInPrompt.self,
    UnitTwice.self, FactTooOld.self,
  ]

  /// Makes the check of rows by all rules. A row whose value is missing or wrong is skipped, since that is
  /// reported already.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    guard let source = Source(columns, context) else { return { _ in [] } }
    return { row in
      guard case .number(let number) = row.values[source.value] else { return [] }
      let fact = FactRow(value: number, source: source, row: row)
      return Self.rules.compactMap { $0.finding(for: fact) }
    }
  }
}
