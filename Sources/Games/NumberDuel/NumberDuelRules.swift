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

  /// The one table of the game's rules: what a manifest may set, and what holds where it does not.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("startLevel", .integer(1...1000), "1", "the level offered first, from 1"),
    HighscorePlace.rule,
  ]
}

/// How a level's computer guesses.
package enum DuelStrength: String, Sendable, CaseIterable {
  /// Any number that is still possible.
  case random
  /// Somewhere in the middle half of what is left.
  case careful
  /// The middle of what is left.
  case halving
}

/// What a level may tell while one guesses.
package enum DuelHint: String, Sendable, CaseIterable {
  /// The numbers that are left.
  case range
  /// How many attempts are needed at worst.
  case attempts
  /// Warmer or colder than the guess before.
  case warmth
}
