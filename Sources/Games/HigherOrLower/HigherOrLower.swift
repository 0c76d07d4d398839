package import PackFormat

/// The game of guessing numbers: a pure state machine over a pack's facts.
///
/// Ask, guess, ask again, until the lives are used up; then start again with the questions that are
/// left. The same rules, number of facts, year, seed and guesses give the same game everywhere.
package struct HigherOrLower: Sendable {
  /// A question as it is put to the player.
  package struct Question: Sendable, Equatable {
    /// Which fact of the pack it is.
    package let index: Int
    package let fact: Fact
    package let slider: Slider
  }

  /// What became of a guess.
  package struct Outcome: Sendable, Equatable {
    package let question: Question
    package let guess: ExactDecimal
    package let verdict: Verdict
    /// After this guess.
    package let lives: Int
    package let score: Int64

    package var answer: ExactDecimal { question.fact.value }
    package var isGameOver: Bool { lives == 0 }
  }

  /// Why a guess is none; it costs nothing.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case outsideRange
    /// More decimal places than the question has.
    case tooFine
  }

  package let rules: HigherOrLowerRules
  /// The year that questions about years are asked in.
  package let year: Int64
  package private(set) var lives: Int
  package private(set) var score: Int64 = 0
  /// How many questions this game has asked, the open one included.
  package private(set) var round = 0
  /// The question that waits for a guess.
  package private(set) var question: Question?
  private var deck: Deck
  private var generator: SeededGenerator

  /// Nil where there is no fact to ask about.
  package init?(rules: HigherOrLowerRules, factCount: Int, year: Int64, seed: UInt64) {
    guard factCount > 0 else { return nil }
    self.rules = rules
    self.year = year
    lives = rules.lives
    deck = Deck(count: factCount)
    generator = SeededGenerator(seed: seed)
  }

  package var isOver: Bool { lives == 0 }

  /// The question that waits, or else the next one; nil when the game is over.
  package mutating func ask<Source: FactSource>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    let index = deck.draw(using: &generator)
    let fact = try source.fact(at: index)
    let slider = Slider(for: fact, rules: rules, year: year, using: &generator)
    round += 1
    question = Question(index: index, fact: fact, slider: slider)
    return question
  }

  /// Judges a guess: any number in the range that has no more decimal places than the question.
  package mutating func guess(_ guess: ExactDecimal) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    guard question.slider.low <= guess, guess <= question.slider.high else { throw .outsideRange }
    guard let verdict = rules.judge(guess, on: question.fact, year: year) else { throw .tooFine }
    self.question = nil
    score += verdict.points
    if verdict.losesLife { lives -= 1 }
    return Outcome(
      question: question, guess: guess, verdict: verdict, lives: lives, score: score)
  }

  /// A new game, which goes on with the questions that are left.
  package mutating func startAgain() {
    lives = rules.lives
    score = 0
    round = 0
    question = nil
  }
}
