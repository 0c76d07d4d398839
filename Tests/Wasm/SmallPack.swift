import Games
import PackFormat

/// A few rows of each kind, as packs written and read on the platform itself.
enum SmallPack {
  /// Nil for a kind that there is not.
  static func bytes(of kind: String) -> [UInt8]? {
    guard let (columns, rules) = content(of: kind) else { return nil }
    var writer = PackWriter(
      card: PackCard(
        id: "small", version: "1.0.0", kind: kind, asOf: nil,
        questionCount: UInt64(columns.first?.rowCount ?? 0),
        titles: [PackCard.Title(language: "en", text: "Small")]))
    writer.content = [
      TableBuilder(
        "rules", [texts("Name", rules.map { $0.name }), texts("Value", rules.map { $0.text })]),
      TableBuilder(kind, columns),
    ]
    return try? writer.encode().bytes
  }

  private static func content(of kind: String) -> ([ColumnBuilder], [RuleText])? {
    switch kind {
    case "facts": (facts, HigherOrLowerRules.defaults)
    case "choice-quiz": (questions, RuleText.filled([], of: ChoiceQuizRules.specifications))
    case "number-duel": (levels, RuleText.filled([], of: NumberDuelRules.specifications))
    case "sum-grid": (sums, RuleText.filled([], of: SumGridRules.specifications))
    case "roster":
      (people, RuleText.filled([RuleText("rounds", "3")], of: PhotoPickRules.specifications))
    default: nil
    }
  }

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
