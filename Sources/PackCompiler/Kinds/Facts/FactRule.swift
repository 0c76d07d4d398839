internal import Diagnostics
internal import Games
internal import PackFormat
internal import Schema

/// A rule about single facts, in a file of its own.
protocol FactRule: SendableMetatype {
  static var code: Code { get }

  /// The finding for a fact that breaks the rule.
  static func finding(for fact: FactRow) -> Finding?
}

/// One fact of a source, as the rules see it.
struct FactRow {
  /// The game of the pack; shared by all rows, as it is large.
  final class Game: Sendable {
    /// Nil where they make no game, which has its finding.
    let rules: HigherOrLowerRules?

    init(_ rules: [RuleText]) { self.rules = try? HigherOrLowerRules(rules) }
  }

  let value: ExactDecimal
  /// The date that year questions are judged against, where one is known.
  let now: CalendarDate?
  /// The day before which no fact may have been true, where the manifest names one.
  let oldest: Manifest.Day?
  let game: Game
  private let row: TypedRow
  private let columns: Columns
  private let file: String

  /// Where a source has what the rules look at.
  private struct Columns {
    var fact: Int?
    var value: Int
    var unit: Int
    var asOf: Int?
  }

  var valuePlace: Place { Place(file, row.places[columns.value]) }
  var unitPlace: Place { Place(file, row.places[columns.unit]) }
  var textPlace: Place { Place(file, row.places[columns.fact ?? columns.value]) }

  /// What is asked; nil where it is at fault.
  var text: ArraySlice<UInt8>? { columns.fact.flatMap { row.text($0) } }

  /// The day on which the value held, in days since 1970, and where the row says it.
  var asOf: (day: Int64, place: Place)? {
    guard let column = columns.asOf, case .date(let day) = row.values[column] else { return nil }
    return (day, Place(file, row.places[column]))
  }

  /// A fact whose unit is `year`, in any case, asks for a year.
  var asksForYear: Bool {
    row.string(columns.unit).map { Fact.isYear(unit: $0) } ?? false
  }

  /// Judges a row by all rules; a value that is missing or at fault has its finding already.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    guard let value = columns.firstIndex(ofField: "Value"),
      let unit = columns.firstIndex(ofField: "Unit")
    else {
      return { _ in [] }
    }
    let game = Game(context.rules)
    let indices = Columns(
      fact: columns.firstIndex(ofField: "Fact"), value: value, unit: unit,
      asOf: columns.firstIndex(ofField: "AsOf"))
    return { row in
      guard case .number(let number) = row.values[value] else { return [] }
      let fact = FactRow(
        value: number, now: context.now, oldest: context.oldest, game: game, row: row,
        columns: indices, file: context.file)
      return Self.rules.compactMap { $0.finding(for: fact) }
    }
  }

  static let rules: [any FactRule.Type] = [
    ValueAboveZero.self, ValueOnTheSlider.self, WholeYear.self, YearNotInTheFuture.self,
    WinnableValue.self, ValueInPrompt.self, FactTooOld.self,
  ]
}
