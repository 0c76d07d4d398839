/// The rules of a game that asks a number of questions against the clock.
package protocol SessionRules {
  /// The most questions in a session.
  var questions: Int { get }
  /// The seconds for a question.
  var seconds: Int { get }
  /// The last seconds of a question, of which the player is warned.
  var warningSeconds: Int { get }
  /// The most points that a question can earn.
  var rightPoints: Int64 { get }
}

extension SessionRules {
  /// Returns the number of questions in a session about a pool of `available` questions: none is
  /// asked twice.
  package func length(of available: Int) -> Int { min(questions, available) }
}

/// The clock of a question: the meaning of the time that has passed.
extension SessionRules {
  /// The number of milliseconds for which a question stays open.
  package var limit: Int64 { Int64(seconds) * 1000 }

  /// The number of milliseconds after which the player is warned.
  package var warningStart: Int64 { Int64(seconds - warningSeconds) * 1000 }

  /// True if the time is up.
  package func isLate(after milliseconds: Int64) -> Bool { milliseconds >= limit }

  /// True if the player should be warned.
  package func isLow(after milliseconds: Int64) -> Bool {
    milliseconds >= warningStart && !isLate(after: milliseconds)
  }

  /// Returns the seconds that a countdown shows: 0 only when the time is up.
  package func secondsLeft(after milliseconds: Int64) -> Int {
    Int((max(0, limit - max(0, milliseconds)) + 999) / 1000)
  }
}

/// A session of a game that asks a fixed number of questions, drawn from a pool without repeats.
struct QuestionSession: Sendable {
  /// The number of questions in a session: as many as the rules say, or all that the pool has.
  let length: Int
  /// The score of this session.
  private(set) var score: Int64 = 0
  /// The number of questions drawn in this session.
  private(set) var round = 0
  private var deck: Deck
  /// The random numbers of the game.
  var generator: SeededGenerator

  init(_ deck: Deck, _ rules: some SessionRules, seed: UInt64) {
    length = rules.length(of: deck.count)
    self.deck = deck
    generator = SeededGenerator(seed: seed)
  }

  /// True if all questions of the session are drawn.
  var isUsedUp: Bool { round == length }

  /// The number of questions that are left in the session.
  var remaining: Int { length - round }

  /// Returns the index of the next question. The caller reads the question and then calls `begin`.
  mutating func draw() -> Int {
    // A session repeats no question but those missed in practice, so the pool is refilled if it is
    // too small.
    if round == 0, deck.remaining < length { deck.refill() }
    return deck.draw(using: &generator)
  }

  /// Counts the question that was drawn.
  mutating func begin() { round += 1 }

  /// Adds the points of an answered question. A question that was `missed` comes again soon in
  /// practice.
  mutating func end(points: Int64, missed: Bool) {
    if missed { deck.missLast() }
    score += points
  }

  /// Starts a new session, with the remaining questions if they suffice.
  mutating func startAgain() {
    score = 0
    round = 0
  }
}

/// The state of a game that asks a number of questions against the clock.
package protocol SessionState {
  associatedtype Rules: SessionRules

  var rules: Rules { get }
  /// The number of questions in the session.
  var length: Int { get }
  /// The number of questions asked so far, including the open one.
  var round: Int { get }
  var score: Int64 { get }
  /// True if all questions are answered.
  var isOver: Bool { get }

  /// Starts a new session.
  mutating func startAgain()

  /// The last line of the session in a transcript.
  func members(game: Int) -> Transcript.Members
}
