import Games
import PackFormat

/// A kind of content: its game, and a few sample rows.
struct Kind {
  let name: String
  let play: (Table) throws(PackError) -> Bool
  let rules: [RuleText]
  let columns: [ColumnBuilder]

  static func named(_ name: String) -> Kind? { all.first { $0.name == name } }

  private static var all: [Kind] {
    [
      Kind(
        name: "facts", play: { (table) throws(PackError) in try table.facts() },
        rules: HigherOrLowerRules.defaults, columns: facts),
      Kind(
        name: "choice-quiz", play: { (table) throws(PackError) in try table.choiceQuiz() },
        rules: RuleText.filled([], of: ChoiceQuizRules.specifications), columns: questions),
      Kind(
        name: "number-duel", play: { (table) throws(PackError) in try table.numberDuel() },
        rules: RuleText.filled([], of: NumberDuelRules.specifications), columns: levels),
      Kind(
        name: "sum-grid", play: { (table) throws(PackError) in try table.sumGrid() },
        rules: RuleText.filled([], of: SumGridRules.specifications), columns: sums),
      Kind(
        name: "roster", play: { (table) throws(PackError) in try table.photoPick() },
        rules: RuleText.filled([RuleText("rounds", "3")], of: PhotoPickRules.specifications),
        columns: people),
      Kind(
        name: "short-answer", play: { (table) throws(PackError) in try table.shortAnswer() },
        rules: RuleText.filled([], of: ShortAnswerRules.specifications), columns: answers),
    ]
  }

  /// A pack of the sample rows, written on the platform itself.
  var pack: [UInt8]? {
    var writer = PackWriter(
      card: PackCard(
        id: "small", version: "1.0.0", kind: name, asOf: nil,
        questionCount: UInt64(columns.first?.rowCount ?? 0),
        titles: [PackCard.Title(language: "en", text: "Small")]))
    writer.content = [
      TableBuilder(
        "rules",
        [
          Self.texts("Name", rules.map { $0.name }), Self.texts("Value", rules.map { $0.text }),
        ]),
      TableBuilder(name, columns),
    ]
    return try? writer.encode().bytes
  }
}

/// The sample rows of each kind.
extension Kind {
  private static var facts: [ColumnBuilder] {
    var values = ColumnBuilder("Value", .decimal)
    for digits in ["8849", "384400", "4540000000", "1969", "1989", "3.14159", "0.007"] {
      values.append(ExactDecimal(digits: digits))
    }
    return [
      texts(
        "Fact",
        [
          "Height of Mount Everest", "Distance to the \"Moon\"", "Age of the Earth",
          "First landing on the Moon", "Fall of the Berlin Wall", "Pi", "A small number",
        ]),
      values, texts("Unit", ["metres", "km", "years", "year", "Year", "é", ""]),
    ]
  }

  private static var questions: [ColumnBuilder] {
    [
      texts("Prompt", ["Japan?", "Ireland?", "Brazil?", "China?"]),
      texts("Right", ["Yen", "Euro", "Real", "Yuan"]),
      texts("Wrong1", ["Won", "Pound", "Peso", "Yen"]),
      texts("Wrong2", ["Yuan", nil, "Bolívar", nil]),
    ]
  }

  private static var levels: [ColumnBuilder] {
    [
      texts("Level", ["Easy", "Normal", "Below zero"]), numbers("From", [1, 1, -5]),
      numbers("To", [20, 100, 5]), texts("Computer", ["random", "careful", "halving"]),
      texts("Hints", ["range;attempts;warmth", nil, "range"]),
    ]
  }

  private static var sums: [ColumnBuilder] {
    [
      texts("Level", ["Warming up", "The top"]), numbers("FirstFrom", [5, 30]),
      numbers("FirstTo", [20, 500]), numbers("SecondFrom", [5, 30]),
      numbers("SecondTo", [20, 499]), numbers("TargetFrom", [10, 60]),
      numbers("TargetTo", [40, 999]),
    ]
  }

  private static var people: [ColumnBuilder] {
    [texts("Name", ["Ada", "Bo", "Chloé", "Dora", "Émile", "Fred"])]
  }

  private static var answers: [ColumnBuilder] {
    [
      texts("Prompt", ["Iceland?", "Seven?", "Köln?", "The Gambia?"]),
      texts("Answer", ["Reykjavík", "7", "Cologne", "The Gambia"]),
      texts("Accepted", [nil, nil, "Köln;Kölle", "Gambia, the"]),
      texts("Refused", [nil, nil, nil, "Zambia"]),
    ]
  }

  private static func texts(_ name: String, _ texts: [String?]) -> ColumnBuilder {
    var column = ColumnBuilder(name, .string)
    for text in texts { column.append(text) }
    return column
  }

  private static func numbers(_ name: String, _ numbers: [Int64]) -> ColumnBuilder {
    var column = ColumnBuilder(name, .integer)
    for number in numbers { column.append(number) }
    return column
  }
}
