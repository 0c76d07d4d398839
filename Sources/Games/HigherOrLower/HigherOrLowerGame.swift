public import PackFormat

/// A game of higher-or-lower about the facts of a pack, for an app that draws it.
///
/// It has no clock and no randomness but its seed: the same pack, seed and guesses give the same
/// game everywhere.
public struct HigherOrLowerGame {
  /// A question as it is put to the player.
  public struct Question: Sendable {
    /// The row of the fact in the pack.
    public let row: Int
    /// The id of the fact, as `PackReader.questionId` returns it.
    public let id: String
    /// The text of the question.
    public let prompt: String
    /// The unit of the answer, in the words of the pack.
    public let unit: String
    /// True if the answer is a year, which is shown without separators of thousands.
    public let isYear: Bool
    /// The range from which the player chooses a guess.
    public let slider: GuessSlider
  }

  /// The result of a guess.
  public struct Outcome: Sendable {
    /// The right answer.
    public let answer: ExactDecimal
    /// The points for this guess.
    public let points: Int64
    /// True if the guess cost a life.
    public let losesLife: Bool
    /// The place that the fact comes from; nil if the pack names none.
    public let source: String?
    /// The date for which the fact is true; nil if the pack has none.
    public let asOf: CalendarDate?
  }

  private let facts: PackFacts
  private var game: HigherOrLower

  /// Opens the game of a pack.
  ///
  /// - Parameters:
  ///   - pack: A pack of the kind `facts`.
  ///   - language: The language of texts, such as `de`, where the pack has a translation.
  ///   - rows: The rows of the facts that are asked; nil for all.
  ///   - year: The year in which questions about years are asked; nil for that of the pack.
  ///   - seed: The seed of everything that is drawn.
  public init(
    _ pack: PackReader, language: String = "", rows: [Int]? = nil, year: Int64? = nil, seed: UInt64
  ) throws(GameError) {
    let content = try GameError.playing { () throws(PlayError) in
      try pack.higherOrLower(texts: language, year: year)
    }
    facts = content.facts
    game = HigherOrLower(
      rules: content.rules, deck: try GameError.deck(rows, of: content.facts.questionCount),
      year: content.year, seed: seed)
  }

  /// The lives that are left.
  public var lives: Int { game.lives }
  /// The points of this game.
  public var score: Int64 { game.score }
  /// The number of questions asked in this game, including the open one.
  public var round: Int { game.round }
  /// True if no life is left.
  public var isOver: Bool { game.isOver }

  /// Returns the open question, or asks the next one; nil if the game is over.
  public mutating func ask() throws(GameError) -> Question? {
    try GameError.reading { () throws(PackError) in
      guard let open = try game.ask(from: facts) else { return nil }
      return Question(
        row: open.index, id: try facts.id(at: open.index) ?? "", prompt: open.fact.prompt,
        unit: open.fact.unit, isYear: open.fact.isYear, slider: open.slider)
    }
  }

  /// Judges a guess; nil if no question is open, or if the guess is no position of the slider.
  public mutating func guess(_ number: ExactDecimal) throws(GameError) -> Outcome? {
    guard let outcome = try? game.guess(number) else { return nil }
    let origin = try GameError.reading { () throws(PackError) in
      try facts.origin(at: outcome.question.index)
    }
    return Outcome(
      answer: outcome.answer, points: outcome.verdict.points, losesLife: outcome.verdict.losesLife,
      source: origin.source, asOf: origin.asOf)
  }

  /// Starts a new game with the questions that are left.
  public mutating func startAgain() { game.startAgain() }
}
