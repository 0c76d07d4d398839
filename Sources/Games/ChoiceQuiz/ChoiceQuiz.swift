/// The quiz against the clock: a pure state machine over a pack's questions.
///
/// Ask, answer, ask again, until the session's questions are used up; then start again. It has no
/// clock: it is told how long the open question has been on the screen. The same rules, number of
/// questions, seed, answers and times give the same game everywhere.
package struct ChoiceQuiz: Sendable {
  /// A question as it is put to the player.
  package struct Question: Sendable, Equatable {
    /// Which question of the pack it is.
    package let index: Int
    package let content: ChoiceQuestion
    /// In the order in which they are shown.
    package let choices: [String]
    /// Which of the choices is right.
    package let right: Int
  }

  package enum Verdict: String, Sendable, CaseIterable {
    case right
    case wrong
    /// The time was up.
    case late
  }

  /// What became of a question.
  package struct Outcome: Sendable, Equatable {
    package let question: Question
    /// Nil where there was none in time.
    package let choice: Int?
    package let verdict: Verdict
    package let points: Int64
    /// After this question.
    package let score: Int64
    package let remaining: Int

    package var isGameOver: Bool { remaining == 0 }
  }

  /// Why an answer is none; it costs nothing but the time.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case noSuchChoice
  }

  package let rules: ChoiceQuizRules
  /// How many questions a session has: all that there are where the pack has fewer than its rules say.
  package let length: Int
  package private(set) var score: Int64 = 0
  /// How many questions this session has asked, the open one included.
  package private(set) var round = 0
  /// The question that waits for an answer.
  package private(set) var question: Question?
  private var tally: [Verdict] = []
  private var deck: Deck
  private var generator: SeededGenerator

  /// Nil where there is no question to ask.
  package init?(rules: ChoiceQuizRules, questionCount: Int, seed: UInt64) {
    guard questionCount > 0 else { return nil }
    self.rules = rules
    length = min(rules.questions, questionCount)
    deck = Deck(count: questionCount)
    generator = SeededGenerator(seed: seed)
  }

  package var isOver: Bool { round == length && question == nil }

  /// How many of this session's questions came to this.
  package func count(of verdict: Verdict) -> Int { tally.count { $0 == verdict } }

  /// The question that waits, or else the next one; nil when the session is over.
  package mutating func ask<Source: ChoiceQuestionSource>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    // No question comes twice in a session.
    if round == 0, deck.remaining < length { deck.refill() }
    let index = deck.draw(using: &generator)
    let content = try source.question(at: index)
    let order = generator.shuffled(1 + content.wrong.count)
    let choices = order.map { $0 == 0 ? content.right : content.wrong[$0 - 1] }
    round += 1
    question = Question(
      index: index, content: content, choices: choices, right: order.firstIndex(of: 0) ?? 0)
    return question
  }

  /// Judges a choice, from 0, made when the question had been open for so long.
  ///
  /// At the end of its time an answer is late, whatever it is.
  package mutating func answer(
    _ choice: Int, after milliseconds: Int64
  ) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    if rules.isLate(after: milliseconds) { return settle(question, nil, .late) }
    guard question.choices.indices.contains(choice) else { throw .noSuchChoice }
    return settle(question, choice, choice == question.right ? .right : .wrong)
  }

  /// Closes the open question, whose time is up.
  package mutating func expire() throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    return settle(question, nil, .late)
  }

  /// A new session, which goes on with the questions that are left if they are enough for it.
  package mutating func startAgain() {
    score = 0
    round = 0
    question = nil
    tally = []
  }

  private mutating func settle(
    _ question: Question, _ choice: Int?, _ verdict: Verdict
  ) -> Outcome {
    let points = verdict == .right ? rules.rightPoints : 0
    self.question = nil
    score += points
    tally.append(verdict)
    return Outcome(
      question: question, choice: choice, verdict: verdict, points: points, score: score,
      remaining: length - round)
  }
}
