package import PackFormat

/// A fact of a pack, as the game uses it.
package struct Fact: AskedContent, Equatable {
  package var prompt: String
  package var value: ExactDecimal
  package var unit: String
  /// True if the value is a year; every other fact is a quantity.
  package var isYear: Bool

  /// Creates a fact. A fact whose unit is `year`, in upper or lower case, asks for a year.
  package init(prompt: String, value: ExactDecimal, unit: String) {
    self.prompt = prompt
    self.value = value
    self.unit = unit
    isYear = Self.isYear(unit: unit)
  }

  /// True if facts with this unit ask for a year.
  package static func isYear(unit: String) -> Bool {
    // An ASCII letter differs from its capital in one bit.
    unit.utf8.count == 4 && unit.utf8.elementsEqual("year".utf8) { $0 | 0x20 == $1 }
  }
}

/// The place that a fact comes from, and the date for which it is true.
package struct FactOrigin: Sendable, Equatable {
  package let source: String?
  package let asOf: CalendarDate?
}

/// Facts by index, with the places that they come from.
package protocol FactSource: QuestionSource where Content == Fact {
  /// Returns where a fact comes from, which players see after their guess.
  func origin(at index: Int) throws(Failure) -> FactOrigin
}

extension Array: FactSource where Element == Fact {
  package func origin(at index: Int) throws(Never) -> FactOrigin {
    FactOrigin(source: nil, asOf: nil)
  }
}

/// The facts of a pack, each read and verified when it is asked for.
package struct PackFacts: FactSource {
  private let reader: PackReader
  private let prompts: LocalColumn
  private let values: PackColumn
  /// The units in the pack's own language, which determine whether a fact asks for a year.
  private let units: PackColumn
  private let shownUnits: LocalColumn
  private let sources: LocalColumn
  private let dates: PackColumn?

  /// Opens the facts of a pack. Texts are in `language` where the pack has a translation.
  package init(_ reader: PackReader, language: String = "") throws(PackError) {
    guard let table = reader.table("facts"), table.optionalColumn("Fact") != nil,
      let values = table.optionalColumn("Value"), let units = table.optionalColumn("Unit", .string)
    else { throw PackError(.malformed("there is no table of facts"), at: 0) }
    self.reader = reader
    self.values = values
    self.units = units
    prompts = LocalColumn(table, "Fact", language: language)
    shownUnits = LocalColumn(table, "Unit", language: language)
    sources = LocalColumn(table, "Source", language: language)
    dates = table.optionalColumn("AsOf", .date)
  }

  package var questionCount: Int { values.rowCount }

  package func question(at index: Int) throws(PackError) -> Fact {
    guard let prompt = try prompts.text(reader, index),
      let value = try reader.decimal(values, index), let unit = try reader.string(units, index)
    else { throw PackError(.malformed("a fact lacks its text, value or unit"), at: 0) }
    var fact = Fact(prompt: prompt, value: value, unit: unit)
    if let shown = try shownUnits.text(reader, index) { fact.unit = shown }
    return fact
  }

  package func id(at index: Int) throws(PackError) -> String? { try reader.questionId(index).text }

  package func origin(at index: Int) throws(PackError) -> FactOrigin {
    let days =
      try dates.map { column throws(PackError) in try reader.integer(column, index) } ?? nil
    return FactOrigin(
      source: try sources.text(reader, index),
      asOf: days.flatMap { Int(exactly: $0) }.flatMap { CalendarDate(daysSince1970: $0) })
  }

  /// True if at least one fact asks for a year. Each distinct unit is tested once.
  package func askForYears() throws(PackError) -> Bool {
    try reader.holdsString(units) { Fact.isYear(unit: $0) }
  }
}

extension PackCard {
  /// The year of the date for which the content is true; nil if the pack names no date.
  package var asOfYear: Int64? {
    asOf.flatMap { CalendarDate(daysSince1970: Int($0)) }.map { Int64($0.year) }
  }
}
