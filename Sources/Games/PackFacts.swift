package import PackFormat

/// The facts of a pack, each read and verified when it is asked for.
package struct PackFacts: FactSource {
  private let reader: PackReader
  private let prompts: LocalColumn
  private let values: PackColumn
  /// As the pack's own language has them: these tell which facts are years.
  private let units: PackColumn
  private let shownUnits: LocalColumn

  /// Texts are in `language` where the pack has them in it.
  package init(_ reader: PackReader, language: String = "") throws(PackError) {
    guard let table = reader.table("facts"), table.column("Fact") != nil,
      let values = table.column("Value"), let units = table.column("Unit")
    else { throw PackError(.malformed("there is no table of facts"), at: 0) }
    self.reader = reader
    self.values = values
    self.units = units
    prompts = LocalColumn(table, "Fact", language: language)
    shownUnits = LocalColumn(table, "Unit", language: language)
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

  /// Whether any of the facts is a year; looks at each different unit once.
  package func askForYears() throws(PackError) -> Bool {
    try reader.holdsString(units) { Fact.isYear(unit: $0) }
  }
}

extension RuleText {
  /// No game has nearly as many rules, and a small file can hold billions that are all the same.
  package static let most = 1_000

  /// The rules of a pack, in the pack's order.
  package static func all(in reader: PackReader) throws(PackError) -> [RuleText] {
    guard let table = reader.table("rules"), let names = table.column("Name"),
      let values = table.column("Value")
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
  /// The year of the date that the pack's content holds for.
  package var asOfYear: Int64? {
    asOf.flatMap { CalendarDate(daysSince1970: Int($0)) }.map { Int64($0.year) }
  }
}
