package import PackFormat

/// The game of guessing numbers: a pure state machine over the facts of a pack.
///
/// It asks questions until the lives are used up. A new game goes on with the questions that are
/// left. The same rules, number of facts, year, seed and guesses give the same game everywhere.
package struct HigherOrLower: Sendable {
  /// A question as it is put to the player.
  package struct Question: Sendable, Equatable {
    /// The index of the fact in the pack.
    package let index: Int
    package let fact: Fact
    package let slider: GuessSlider
  }

  /// The result of a guess.
  package struct Outcome: Sendable, Equatable {
    package let question: Question
    package let guess: ExactDecimal
    package let verdict: Verdict
    /// The lives that are left after this guess.
    package let lives: Int
    /// The score after this guess.
    package let score: Int64

    package var answer: ExactDecimal { question.fact.value }
    package var isGameOver: Bool { lives == 0 }
  }

  /// The reason why a guess does not count; it costs nothing.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case outsideRange
    /// The guess has more decimal places than the question.
    case tooFine
  }

  package let rules: HigherOrLowerRules
  /// The year in which questions about years are asked.
  package let year: Int64
  package private(set) var lives: Int
  package private(set) var score: Int64 = 0
  /// The number of questions asked in this game, including the open one.
  package private(set) var round = 0
  /// The open question, which waits for a guess.
  package private(set) var question: Question?
  private var deck: Deck
  private var generator: SeededGenerator

  /// Creates a game; nil if there are no facts.
  package init?(rules: HigherOrLowerRules, factCount: Int, year: Int64, seed: UInt64) {
    guard factCount > 0 else { return nil }
    self.init(rules: rules, deck: Deck(count: factCount), year: year, seed: seed)
  }

  /// Creates a game about the facts of a pool.
  package init(rules: HigherOrLowerRules, deck: Deck, year: Int64, seed: UInt64) {
    self.rules = rules
    self.year = year
    lives = rules.lives
    self.deck = deck
    generator = SeededGenerator(seed: seed)
  }

  /// True if no life is left.
  package var isOver: Bool { lives == 0 }

  /// Returns the open question, or asks the next one; nil if the game is over.
  package mutating func ask<Source: FactSource>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    let index = deck.draw(using: &generator)
    let fact = try source.question(at: index)
    let slider = GuessSlider(for: fact, rules: rules, year: year, using: &generator)
    round += 1
    question = Question(index: index, fact: fact, slider: slider)
    return question
  }

  /// Judges a guess: any number in the range with no more decimal places than the question.
  package mutating func guess(_ guess: ExactDecimal) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    guard question.slider.low <= guess, guess <= question.slider.high else { throw .outsideRange }
    guard let verdict = rules.judge(guess, on: question.fact, year: year) else { throw .tooFine }
    self.question = nil
    score += verdict.points
    if verdict.losesLife { lives -= 1 }
    if verdict.points == 0 { deck.missLast() }
    return Outcome(
      question: question, guess: guess, verdict: verdict, lives: lives, score: score)
  }

  /// Starts a new game with the questions that are left.
  package mutating func startAgain() {
    lives = rules.lives
    score = 0
    round = 0
    question = nil
  }
}

extension HigherOrLower.Outcome {
  /// The line about this guess in a transcript.
  package func members(game: Int, round: Int, id: String?) -> Transcript.Members {
    let (fact, slider) = (question.fact, question.slider)
    return [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(fact.prompt)), ("unit", .text(fact.unit)),
      ("low", .number(slider.low)), ("high", .number(slider.high)),
      ("offered", .number(slider.offered)), ("guess", .number(guess)), ("answer", .number(answer)),
      ("points", .count(verdict.points)), ("lives", .count(lives)), ("score", .count(score)),
    ]
  }
}

extension HigherOrLower {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("rounds", .count(round)), ("score", .count(score)),
      ("over", .boolean(isOver)),
    ]
  }
}

extension HigherOrLower.Outcome {
  /// The number that was guessed; it is right if it earns points.
  package func given(after milliseconds: Int64?) -> GivenAnswer {
    GivenAnswer(
      row: question.index, .text(guess.text), isRight: verdict.points > 0, after: milliseconds)
  }
}
