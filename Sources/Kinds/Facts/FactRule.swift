internal import Diagnostics
internal import Games
internal import PackFormat
internal import Rows

/// A rule that judges single facts; each rule has a file of its own.
protocol FactRule: SendableMetatype {
  static var code: Code { get }

  /// Returns a finding if the fact breaks the rule.
  static func finding(for fact: FactRow) -> Finding?
}

/// One fact of a source, as rules see it.
struct FactRow {
  /// The values that all facts of a source have in common; shared by reference, as they are large.
  final class Source: Sendable {
    /// The day on which the pack is played; nil if unknown.
    let now: CalendarDate?
    /// The earliest day on which a fact may have held; nil if the manifest sets none.
    let oldest: StatedDay?
    /// The points that the best guess has to earn; nil if the manifest sets none.
    let leastBest: StatedPoints?
    /// The game's settings; nil if they contradict each other, which is reported elsewhere.
    let rules: HigherOrLowerRules?
    /// True if the best guess at any quantity earns a point, and as many as the manifest demands.
    let alwaysEarns: Bool
    fileprivate let file: String
    fileprivate let fact: Int?
    let value: Int
    fileprivate let unit: Int
    fileprivate let asOf: Int?

    /// Nil if the source lacks the column `Value` or `Unit`: there is nothing to judge then.
    init?(_ columns: [Binding.Column], _ context: RuleContext) {
      guard let value = columns.firstIndex(ofField: "Value"),
        let unit = columns.firstIndex(ofField: "Unit")
      else { return nil }
      (now, oldest, file) = (context.now, context.oldest, context.file)
      leastBest = context.leastBest
      rules = try? HigherOrLowerRules(context.rules)
      alwaysEarns = rules.map { WinnableValue.alwaysEarns($0, context) } ?? false
      fact = columns.firstIndex(ofField: "Fact")
      (self.value, self.unit) = (value, unit)
      asOf = columns.firstIndex(ofField: "AsOf")
    }
  }

  let value: ExactDecimal
  let source: Source
  let row: TypedRow

  var valuePlace: Place { place(source.value) }
  var unitPlace: Place { place(source.unit) }
  var textPlace: Place { place(source.fact ?? source.value) }

  /// The question; nil if its cell has a finding.
  var text: ArraySlice<UInt8>? { source.fact.flatMap { row.text($0) } }

  /// The unit; nil if its cell has a finding.
  var unit: ArraySlice<UInt8>? { row.text(source.unit) }

  /// The day on which the value held, in days since 1970, and the place of its cell.
  var asOf: (day: Int64, place: Place)? {
    guard let column = source.asOf, case .date(let day) = row.values[column] else { return nil }
    return (day, place(column))
  }

  private func place(_ column: Int) -> Place { Place(source.file, row.places[column]) }

  /// True if the unit is `year`, in any letter case.
  var asksForYear: Bool {
    guard let unit = row.text(source.unit), unit.count == 4 else { return false }
    return Fact.isYear(unit: String(decoding: unit, as: UTF8.self))
  }
}
