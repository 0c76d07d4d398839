internal import PackFormat

/// The settings of the grid game that are not those of a level, as a pack gives them.
package struct SumGridRules: Sendable, Equatable {
  package let rows: Int
  package let columns: Int
  package let questions: Int
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    rows = Int(reader.integer("rows"))
    columns = Int(reader.integer("columns"))
    questions = Int(reader.integer("questions"))
    highscore = HighscorePlace(reader.word("highscore"))
  }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("rows", .integer(2...12), "6", "rows of the grid"),
    RuleSpecification("columns", .integer(2...12), "6", "columns of the grid"),
    RuleSpecification("questions", .integer(1...12), "3", "questions a level"),
    HighscorePlace.rule,
  ]
}
