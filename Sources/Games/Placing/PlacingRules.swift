internal import PackFormat

/// The settings of the ordering and the matching, as a pack gives them.
package struct PlacingRules: SessionRules, Sendable, Equatable {
  package let questions: Int
  package let seconds: Int
  package let warningSeconds: Int
  package let credit: Credit
  /// The points for a question, or for each right place, as `credit` says.
  package let points: Int64
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    questions = Int(reader.integer("questions"))
    seconds = Int(reader.integer("seconds"))
    warningSeconds = Int(reader.integer("warningSeconds"))
    credit = Credit(reader.word("credit"))
    points = reader.integer("rightPoints")
    highscore = HighscorePlace(reader.word("highscore"))
    guard warningSeconds <= seconds else {
      throw RuleError("warningSeconds", "must be at most seconds, which is \(seconds)")
    }
  }

  package var rightPoints: Int64 { mostPoints(places: PlacingForm.mostPlaces) }

  /// Returns the points for a question with so many places if all are right.
  package func mostPoints(places: Int) -> Int64 { earned(right: places, of: places) }

  /// Returns the points for a question of which some places are right.
  package func earned(right: Int, of places: Int) -> Int64 {
    switch credit {
    case .whole: right == places ? points : 0
    case .part: points * Int64(right)
    }
  }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("questions", .integer(1...1000), "10", "most questions in a session"),
    RuleSpecification("seconds", .integer(1...3600), "60", "seconds for a question"),
    RuleSpecification(
      "warningSeconds", .integer(0...3600), "10", "the last seconds, of which the player is warned"),
    RuleSpecification(
      "rightPoints", .integer(1...1_000_000), "1",
      "points for a right answer, or with credit=\"part\" for each right place"),
    Credit.rule,
    HighscorePlace.rule,
  ]
}
