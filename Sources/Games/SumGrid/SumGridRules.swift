internal import PackFormat

/// Every number of the grid game that is not a level's, as a pack gives it.
package struct SumGridRules: Sendable, Equatable {
  package let rows: Int
  package let columns: Int
  package let questions: Int
  package let highscore: HighscorePlace

  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    rows = Int(reader.integer("rows"))
    columns = Int(reader.integer("columns"))
    questions = Int(reader.integer("questions"))
    highscore = HighscorePlace(reader.word("highscore"))
  }

  /// The one table of the game's rules: what a manifest may set, and what holds where it does not.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("rows", .integer(2...12), "6", "rows of the grid"),
    RuleSpecification("columns", .integer(2...12), "6", "columns of the grid"),
    RuleSpecification("questions", .integer(1...12), "3", "questions a level"),
    HighscorePlace.rule,
  ]
}
