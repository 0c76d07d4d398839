internal import PackFormat

/// The settings of the duel that are not those of a level, as a pack gives them.
package struct NumberDuelRules: Sendable, Equatable {
  /// The level that is offered first, counted from 1.
  package let startLevel: Int
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    startLevel = Int(reader.integer("startLevel"))
    highscore = HighscorePlace(reader.word("highscore"))
  }

  /// Returns the problem of these rules in a pack with `levelCount` levels; nil if there is none.
  package func problem(levelCount: Int) -> RuleError? {
    startLevel <= levelCount
      ? nil
      : RuleError("startLevel", "must be at most the number of levels, which is \(levelCount)")
  }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("startLevel", .integer(1...1000), "1", "the level offered first, from 1"),
    HighscorePlace.rule,
  ]

  /// The texts that a pack may replace.
  package static let texts: [TextSpecification] = [
    TextSpecification("think", ["from", "to"], "asks to think of a number"),
    TextSpecification(
      "won", ["player", "computer"], "said when the player won, with the attempts of both"),
    TextSpecification("lost", ["player", "computer"], "said when the computer won"),
    TextSpecification("drawn", ["player", "computer"], "said when both needed as many"),
  ]
}
