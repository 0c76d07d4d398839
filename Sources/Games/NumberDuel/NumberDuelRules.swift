internal import PackFormat

/// Every number of the duel that is not a level's, as a pack gives it.
package struct NumberDuelRules: Sendable, Equatable {
  /// Which level is offered first, from 1.
  package let startLevel: Int
  package let highscore: HighscorePlace

  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    startLevel = Int(reader.integer("startLevel"))
    highscore = HighscorePlace(reader.word("highscore"))
  }

  /// What is wrong with these rules in a pack of so many levels, or nil.
  package func problem(levelCount: Int) -> RuleError? {
    startLevel <= levelCount
      ? nil
      : RuleError("startLevel", "must be at most the number of levels, which is \(levelCount)")
  }

  /// The one table of the game's rules: what a manifest may set, and what holds where it does not.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("startLevel", .integer(1...1000), "1", "the level offered first, from 1"),
    HighscorePlace.rule,
  ]

  /// What a pack may say in its own words.
  package static let texts: [TextSpecification] = [
    TextSpecification("think", ["from", "to"], "asks to think of a number"),
    TextSpecification(
      "won", ["player", "computer"], "said when the player won, with the attempts of both"),
    TextSpecification("lost", ["player", "computer"], "said when the computer won"),
    TextSpecification("drawn", ["player", "computer"], "said when both needed as many"),
  ]
}
