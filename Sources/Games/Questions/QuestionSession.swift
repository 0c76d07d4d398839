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
