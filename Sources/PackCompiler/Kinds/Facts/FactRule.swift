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
  let valuePlace: Place
  let unitPlace: Place
  /// The date that year questions are judged against, where one is known.
  let now: CalendarDate?
  let game: Game
  /// Nil where the unit is at fault.
  private let unit: ArraySlice<UInt8>?

  /// A fact whose unit is `year`, in any case, asks for a year.
  var asksForYear: Bool {
    unit.map { Fact.isYear(unit: String(decoding: $0, as: UTF8.self)) } ?? false
  }

  /// Judges a row by all rules; a value that is missing or at fault has its finding already.
  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    guard let value = columns.firstIndex(ofField: "Value"),
      let unit = columns.firstIndex(ofField: "Unit")
    else {
      return { _ in [] }
    }
    let game = Game(context.rules)
    return { row in
      guard case .number(let number) = row.values[value] else { return [] }
      let fact = FactRow(
        value: number, valuePlace: Place(context.file, row.places[value]),
        unitPlace: Place(context.file, row.places[unit]), now: context.now, game: game,
        unit: row.text(unit))
      return Self.rules.compactMap { $0.finding(for: fact) }
    }
  }

  static let rules: [any FactRule.Type] = [
    ValueAboveZero.self, ValueOnTheSlider.self, WholeYear.self, YearNotInTheFuture.self,
    WinnableValue.self,
  ]
}
