internal import PackFormat

/// The settings of the grid game that are not those of a level, as a pack gives them.
package struct SumGridRules: Sendable, Equatable {
  /// The meaning of the score.
  package enum Scoring: String, Sendable, CaseIterable {
    /// Points for each question, by time, hints and wrong paths, and stars for each level.
    case points
    /// The number of questions solved.
    case solved
  }

  package let rows: Int
  package let columns: Int
  /// The most questions in a level.
  package let questions: Int
  package let scoring: Scoring
  package let fullScore: Int64
  package let quickSeconds: Int64
  package let slowScore: Int64
  package let slowSeconds: Int64
  package let hintCost: Int64
  package let wrongCost: Int64
  package let twoStars: Int64
  package let threeStars: Int64
  package let highscore: HighscorePlace

  /// Checks and reads the settings; throws for the first that is missing or invalid.
  package init(_ rules: [RuleText]) throws(RuleError) {
    let reader = try RuleReader(rules, of: Self.specifications)
    rows = Int(reader.integer("rows"))
    columns = Int(reader.integer("columns"))
    questions = Int(reader.integer("questions"))
    scoring = Scoring(rawValue: reader.word("score")) ?? .points
    fullScore = reader.integer("fullScore")
    quickSeconds = reader.integer("quickSeconds")
    slowScore = reader.integer("slowScore")
    slowSeconds = reader.integer("slowSeconds")
    hintCost = reader.integer("hintCost")
    wrongCost = reader.integer("wrongCost")
    twoStars = reader.integer("twoStars")
    threeStars = reader.integer("threeStars")
    highscore = HighscorePlace(reader.word("highscore"))
    guard slowScore <= fullScore else {
      throw RuleError("slowScore", "must be at most fullScore, which is \(fullScore)")
    }
    guard slowSeconds > quickSeconds else {
      throw RuleError("slowSeconds", "must be more than quickSeconds, which is \(quickSeconds)")
    }
    guard threeStars >= twoStars else {
      throw RuleError("threeStars", "must be at least twoStars, which is \(twoStars)")
    }
  }

  /// The settings that a manifest may change, with their defaults.
  package static let specifications: [RuleSpecification] = [
    RuleSpecification("rows", .integer(2...12), "6", "rows of the grid"),
    RuleSpecification("columns", .integer(2...12), "6", "columns of the grid"),
    RuleSpecification("questions", .integer(1...12), "3", "most questions a level"),
    RuleSpecification(
      "score", .word(Scoring.allCases.map { $0.rawValue }), "points", absent: "solved",
      "the score: points by time, hints and wrong paths, or the number of questions solved"),
    RuleSpecification(
      "fullScore", .integer(1...1_000_000), "100", absent: "100", "points for a quick answer"),
    RuleSpecification(
      "quickSeconds", .integer(0...3600), "10", absent: "10",
      "an answer within these seconds earns fullScore"),
    RuleSpecification(
      "slowScore", .integer(0...1_000_000), "40", absent: "40", "points for a slow answer"),
    RuleSpecification(
      "slowSeconds", .integer(1...7200), "60", absent: "60",
      "an answer after these seconds earns slowScore; before, points fall evenly"),
    RuleSpecification(
      "hintCost", .integer(0...1_000_000), "20", absent: "20", "points that a hint costs"),
    RuleSpecification(
      "wrongCost", .integer(0...1_000_000), "10", absent: "10", "points that a wrong path costs"),
    RuleSpecification(
      "twoStars", .integer(0...100), "50", absent: "50",
      "a level earns two stars from this percentage of its points, else one"),
    RuleSpecification(
      "threeStars", .integer(0...100), "80", absent: "80",
      "a level earns three stars from this percentage of its points"),
    HighscorePlace.rule,
  ]
}

extension SumGridRules {
  /// Returns the points for an answer, 0 at least.
  package func points(after milliseconds: Int64, hints: Int, wrongPaths: Int) -> Int64 {
    guard scoring == .points else { return 1 }
    let (quick, slow) = (quickSeconds * 1000, slowSeconds * 1000)
    let late = min(max(milliseconds, quick), slow) - quick
    let inTime = fullScore - (fullScore - slowScore) * late / (slow - quick)
    return max(0, inTime - Int64(hints) * hintCost - Int64(wrongPaths) * wrongCost)
  }

  /// Returns the stars for a level of `questions` by the points of all of them: one to three, or none
  /// where the score is the number of questions solved.
  package func stars(for points: Int64, of questions: Int) -> Int {
    guard scoring == .points else { return 0 }
    let most = fullScore * Int64(questions)
    return points * 100 >= most * threeStars ? 3 : points * 100 >= most * twoStars ? 2 : 1
  }

  /// The largest number of milliseconds of a move that matters.
  var longestMove: Int64 { slowSeconds * 1000 }
}
