package import PackFormat

/// A fact of a pack, as the game uses it.
package struct Fact: Sendable, Equatable {
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

/// Facts by index, read one at a time: a pack, or an array in tests.
package protocol FactSource {
  associatedtype Failure: Error

  /// The number of facts.
  var factCount: Int { get }
  /// Returns a fact; `index` is at least 0 and below `factCount`.
  func fact(at index: Int) throws(Failure) -> Fact
  /// Returns the id of a question, with which a player can report it; nil if it has none.
  func id(at index: Int) throws(Failure) -> String?
  /// Returns where a fact comes from, which players see after their guess.
  func origin(at index: Int) throws(Failure) -> FactOrigin
}

extension Array: FactSource where Element == Fact {
  package var factCount: Int { count }
  package func fact(at index: Int) throws(Never) -> Fact { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
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

  package var factCount: Int { values.rowCount }

  package func fact(at index: Int) throws(PackError) -> Fact {
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

extension RuleText {
  /// The largest number of rules: far more than any game has. A small file can claim billions of
  /// equal rows.
  package static let most = 1_000

  /// Reads the rules of a pack, in its order.
  package static func all(in reader: PackReader) throws(PackError) -> [RuleText] {
    guard let table = reader.table(.rules), let names = table.optionalColumn("Name", .string),
      let values = table.optionalColumn("Value", .string)
    else { throw PackError(.malformed("there is no table of rules"), at: 0) }
    try reader.checkSize(of: table, most: most, [names, values], "rules")
    var rules: [RuleText] = []
    for row in 0..<table.rowCount {
      guard let name = try reader.string(names, row), let value = try reader.string(values, row)
      else { throw PackError(.malformed("a rule lacks its name or value"), at: 0) }
      rules.append(RuleText(name, value))
    }
    return rules
  }
}

extension PackCard {
  /// The year of the date for which the content is true; nil if the pack names no date.
  package var asOfYear: Int64? {
    asOf.flatMap { CalendarDate(daysSince1970: Int($0)) }.map { Int64($0.year) }
  }
}
