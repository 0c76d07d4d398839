internal import PackFormat

/// The settings of the short answer, as a pack gives them.
package struct ShortAnswerRules: SessionRules, Sendable, Equatable {
  package let questions: Int
  package let seconds: Int
  package let warningSeconds: Int
  /// The number of answers that a player may give to one question.
  package let tries: Int
  /// The points for a right answer on the first try.
  package let rightPoints: Int64
  /// The points for a right answer on a later try.
  package let laterPoints: Int64
  package let tolerance: AnswerTolerance
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    questions = Int(reader.integer("questions"))
    seconds = Int(reader.integer("seconds"))
    warningSeconds = Int(reader.integer("warningSeconds"))
    tries = Int(reader.integer("tries"))
    rightPoints = reader.integer("rightPoints")
    laterPoints = reader.integer("laterPoints")
    tolerance = AnswerTolerance(reader)
    highscore = HighscorePlace(reader.word("highscore"))
    guard warningSeconds <= seconds else {
      throw RuleError("warningSeconds", "must be at most seconds, which is \(seconds)")
    }
    guard laterPoints <= rightPoints else {
      throw RuleError("laterPoints", "must be at most rightPoints, which is \(rightPoints)")
    }
  }

  /// Returns the points for a right answer on a try, counted from 1.
  package func points(onTry number: Int) -> Int64 { number == 1 ? rightPoints : laterPoints }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] =
    [
      RuleSpecification("questions", .integer(1...1000), "10", "most questions in a session"),
      RuleSpecification("seconds", .integer(1...3600), "30", "seconds for a question"),
      RuleSpecification(
        "warningSeconds", .integer(0...3600), "5", "the last seconds, of which the player is warned"
      ),
      RuleSpecification("tries", .integer(1...9), "2", "answers that a player may give"),
      RuleSpecification(
        "rightPoints", .integer(1...1_000_000), "2", "points for a right answer on the first try"),
      RuleSpecification(
        "laterPoints", .integer(0...1_000_000), "1", "points for a right answer on a later try"),
    ] + AnswerTolerance.specifications + [HighscorePlace.rule]
}
