internal import PackFormat

/// The settings of photo pick, as a pack gives them.
package struct PhotoPickRules: Sendable, Equatable {
  /// The most rounds in a game.
  package let rounds: Int
  package let photos: Int
  package let rightPoints: Int64
  package let wrongPoints: Int64
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    rounds = Int(reader.integer("rounds"))
    photos = Int(reader.integer("photos"))
    rightPoints = reader.integer("rightPoints")
    wrongPoints = reader.integer("wrongPoints")
    highscore = HighscorePlace(reader.word("highscore"))
  }

  /// The smallest roster that suffices for all rounds: each round removes a person, and the last
  /// one still shows different people.
  package var smallestRoster: Int { rounds + photos - 1 }

  /// Returns the number of rounds in a game about a roster of `people`; 0 if it is too small for one.
  package func length(of people: Int) -> Int { max(0, min(rounds, people - photos + 1)) }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("rounds", .integer(1...1000), "8", "most questions in a game"),
    RuleSpecification("photos", .integer(2...9), "3", "photos to choose from"),
    RuleSpecification("rightPoints", .integer(1...1_000_000), "1", "points for the right photo"),
    RuleSpecification(
      "wrongPoints", .integer(0...1_000_000), "1",
      "points lost for a wrong photo; a score is never below 0"),
    HighscorePlace.rule,
  ]

  /// The texts that a pack may replace.
  package static let texts: [TextSpecification] = [
    TextSpecification("ask", ["name"], "asks for a person"),
    TextSpecification("right", ["name"], "said of the right photo"),
    TextSpecification("wrong", ["name"], "said of a wrong photo, which shows {name}"),
  ]
}
