/// A session of a game that asks a fixed number of questions, drawn from a pool without repeats.
package struct QuestionSession<Question: Sendable, Judgement: Equatable & Sendable>: Sendable {
  /// The number of questions in a session.
  let length: Int
  /// The score of this session.
  private(set) var score: Int64 = 0
  /// The number of questions asked in this session, including the open one.
  private(set) var round = 0
  /// The open question, which waits for an answer.
  private(set) var question: Question?
  private var verdicts: [Judgement] = []
  private var deck: Deck
  /// True if each session begins with a full pool.
  private let isRefilled: Bool
  /// The random numbers of the game.
  var generator: SeededGenerator

  init(_ deck: Deck, length: Int, seed: UInt64, isRefilled: Bool = false) {
    self.length = length
    self.deck = deck
    self.isRefilled = isRefilled
    generator = SeededGenerator(seed: seed)
  }

  /// True if all questions of the session are answered.
  var isOver: Bool { round == length && question == nil }

  /// The number of questions that are left in the session.
  var remaining: Int { length - round }

  /// Returns the number of questions of this session with this verdict.
  func count(of verdict: Judgement) -> Int { verdicts.count { $0 == verdict } }

  /// Returns the index of the next question. The caller reads the question and then calls `begin`.
  mutating func draw() -> Int {
    // A session repeats no question but those missed in practice, so the pool is refilled if it is
    // too small.
    if round == 0, deck.remaining < length { deck.refill() }
    return deck.draw(using: &generator)
  }

  /// Returns `count` other questions of the pool, which stay in it.
  mutating func look(at count: Int) -> [Int] { deck.look(at: count, using: &generator) }

  /// Opens the question that was drawn.
  mutating func begin(_ question: Question) {
    round += 1
    self.question = question
  }

  /// Closes the open question, and adds its points. A question that was `missed` comes again soon in
  /// practice.
  mutating func end(_ verdict: Judgement, points: Int64, missed: Bool) {
    question = nil
    if missed { deck.missLast() }
    score += points
    verdicts.append(verdict)
  }

  /// Starts a new session, with the remaining questions if they suffice.
  mutating func startAgain() {
    score = 0
    round = 0
    question = nil
    verdicts = []
    if isRefilled { deck.refill() }
  }
}

/// A game that asks a fixed number of questions, one after the other.
///
/// A game draws its questions and judges answers; all else about its session is the same in all such games.
package protocol QuestionGame: Sendable {
  /// The content of a question, as a source has it.
  associatedtype Content: AskedContent
  /// A question as it is put to the player.
  associatedtype Question: Sendable
  associatedtype Judgement: Equatable & Sendable

  var session: QuestionSession<Question, Judgement> { get set }

  /// Draws the next question of the session, and reads its content.
  mutating func draw<Source: QuestionSource<Content>>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question

  /// The last line of the session in a transcript.
  func members(game: Int) -> Transcript.Members
}

extension QuestionGame {
  /// The number of questions in a session: as many as the rules say, or all for which the pool suffices.
  package var length: Int { session.length }
  /// The score of this session.
  package var score: Int64 { session.score }
  /// The number of questions asked in this session, including the open one.
  package var round: Int { session.round }
  /// The open question, which waits for an answer.
  package var question: Question? { session.question }
  /// True if all questions of the session are answered.
  package var isOver: Bool { session.isOver }

  /// Returns the number of questions of this session with this verdict.
  package func count(of verdict: Judgement) -> Int { session.count(of: verdict) }

  /// Returns the open question, or asks the next one; nil if the session is over.
  package mutating func ask<Source: QuestionSource<Content>>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    let next = try draw(from: source)
    session.begin(next)
    return next
  }

  /// Starts a new session, with the remaining questions if they suffice.
  package mutating func startAgain() { session.startAgain() }
}

/// A game that asks a fixed number of questions against the clock.
package protocol SessionState: QuestionGame
where Question: AskedQuestion, Question.Content == Content {
  associatedtype Rules: SessionRules

  var rules: Rules { get }
}

/// A question as it is put to the player, with its content.
package protocol AskedQuestion: Sendable {
  associatedtype Content: QuestionContent

  /// The index of the question in the pack.
  var index: Int { get }
  var content: Content { get }
}

/// The result of a question in a game which asks a fixed number of questions.
package protocol QuestionOutcome {
  /// The row of the question in the pack.
  var row: Int { get }
  var points: Int64 { get }

  /// Returns the answer without the words in which it was shown.
  func given(after milliseconds: Int64?) -> GivenAnswer
}
