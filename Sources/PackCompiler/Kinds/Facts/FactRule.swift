internal import Diagnostics
internal import Games
internal import PackFormat
internal import Rows

/// A rule about single facts, in a file of its own.
protocol FactRule: SendableMetatype {
  static var code: Code { get }

  /// The finding for a fact that breaks the rule.
  static func finding(for fact: FactRow) -> Finding?
}

/// One fact of a source, as the rules see it.
struct FactRow {
  /// What is the same for all facts of a source; shared by them, as it is large.
  final class Source: Sendable {
    /// The date that year questions are judged against, where one is known.
    let now: CalendarDate?
    /// The day before which no fact may have been true, where the manifest names one.
    let oldest: Manifest.Day?
    /// What the best guess has to earn, where the manifest says so.
    let leastBest: Manifest.Points?
    /// Nil where they make no game, which has its finding.
    let rules: HigherOrLowerRules?
    fileprivate let file: String
    fileprivate let fact: Int?
    fileprivate let value: Int
    fileprivate let unit: Int
    fileprivate let asOf: Int?

    /// Nil where a column lacks without which there is nothing to judge.
    fileprivate init?(_ columns: [Binding.Column], _ context: RuleContext) {
      guard let value = columns.firstIndex(ofField: "Value"),
        let unit = columns.firstIndex(ofField: "Unit")
      else { return nil }
      (now, oldest, file) = (context.now, context.oldest, context.file)
      leastBest = context.leastBest
      rules = try? HigherOrLowerRules(context.rules)
      fact = columns.firstIndex(ofField: "Fact")
      (self.value, self.unit) = (value, unit)
      asOf = columns.firstIndex(ofField: "AsOf")
    }
  }

  let value: ExactDecimal
  let source: Source
  private let row: TypedRow

  var valuePlace: Place { place(source.value) }
  var unitPlace: Place { place(source.unit) }
  var textPlace: Place { place(source.fact ?? source.value) }

  /// What is asked; nil where it is at fault.
  var text: ArraySlice<UInt8>? { source.fact.flatMap { row.text($0) } }

  /// The day on which the value held, in days since 1970, and where the row says it.
  var asOf: (day: Int64, place: Place)? {
    guard let column = source.asOf, case .date(let day) = row.values[column] else { return nil }
    return (day, place(column))
  }

  private func place(_ column: Int) -> Place { Place(source.file, row.places[column]) }

  /// A fact whose unit is `year`, in any case, asks for a year.
  var asksForYear: Bool {
    guard let unit = row.text(source.unit), unit.count == 4 else { return false }
    return Fact.isYear(unit: String(decoding: unit, as: UTF8.self))
  }

  /// Judges a row by all rules; a value that is missing or at fault has its finding already.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    guard let source = Source(columns, context) else { return { _ in [] } }
    return { row in
      guard case .number(let number) = row.values[source.value] else { return [] }
      let fact = FactRow(value: number, source: source, row: row)
      return Self.rules.compactMap { $0.finding(for: fact) }
    }
  }

  static let rules: [any FactRule.Type] = [
    ValueAboveZero.self, ValueOnTheSlider.self, WholeYear.self, YearNotInTheFuture.self,
    WinnableValue.self, BestScore.self, ValueInPrompt.self, FactTooOld.self,
  ]
}
