internal import PackFormat

/// The settings of the choice quiz, as a pack gives them.
package struct ChoiceQuizRules: SessionRules, Sendable, Equatable {
  package let questions: Int
  package let seconds: Int
  package let warningSeconds: Int
  package let rightPoints: Int64
  /// The credit for a question with several right choices.
  package let credit: Credit
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    questions = Int(reader.integer("questions"))
    seconds = Int(reader.integer("seconds"))
    warningSeconds = Int(reader.integer("warningSeconds"))
    rightPoints = reader.integer("rightPoints")
    credit = Credit(reader.word("credit"))
    highscore = HighscorePlace(reader.word("highscore"))
    guard warningSeconds <= seconds else {
      throw RuleError("warningSeconds", "must be at most seconds, which is \(seconds)")
    }
  }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("questions", .integer(1...1000), "10", "most questions in a session"),
    RuleSpecification("seconds", .integer(1...3600), "10", "seconds for a question"),
    RuleSpecification(
      "warningSeconds", .integer(0...3600), "3", "the last seconds, of which the player is warned"),
    RuleSpecification("rightPoints", .integer(1...1_000_000), "1", "points for a right answer"),
    HighscorePlace.rule, Credit.later,
  ]

  /// The points for the choices of a player.
  func points(for choices: [Int], rights: [Int]) -> Int64 {
    switch credit {
    case .part where rights.count > 1:
      let right = choices.count { rights.contains($0) }
      return Int64(max(0, 2 * right - choices.count)) * rightPoints
    case .whole, .part: return choices == rights ? rightPoints : 0
    }
  }

  /// The most points that a question with so many right choices earns.
  package func most(rights: Int) -> Int64 {
    credit == .part ? Int64(rights) * rightPoints : rightPoints
  }
}
