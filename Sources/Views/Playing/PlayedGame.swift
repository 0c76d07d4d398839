package import Games

/// A game with its questions, in the form in which `Rounds` plays it.
package protocol PlayedGame {
  associatedtype Answer
  associatedtype Outcome: RoundOutcome
  /// The reason why an answer does not count.
  associatedtype Refusal: Error
  /// The failure of the source of the questions.
  associatedtype Failure: Error

  /// The milliseconds for a question; nil if the game has no clock.
  var limit: Int64? { get }
  /// The milliseconds after which the player is warned.
  var warningStart: Int64 { get }
  /// True if all questions of the game are answered.
  var isOver: Bool { get }
  /// The number of questions asked in this game, including the open one.
  var round: Int { get }
  var score: Int64 { get }
  /// True if right answers alone earn the best possible score.
  var hasFullScore: Bool { get }
  /// The score that is kept of a game that the player breaks off.
  var leftScore: Int64 { get }

  /// The most points that an answer to the question of an outcome could earn.
  func most(of outcome: Outcome) -> Int64

  /// Asks the next question; false if there is none.
  mutating func ask() throws(Failure) -> Bool
  /// Judges an answer; nil if the question stays open.
  mutating func judge(_ answer: Answer, after milliseconds: Int64) throws(Refusal) -> Outcome?
  /// Ends the open question because its time is up.
  mutating func expire() -> Outcome?
  mutating func startAgain()
}

extension PlayedGame {
  package var limit: Int64? { nil }
  package var warningStart: Int64 { 0 }
  package var hasFullScore: Bool { true }
  package var leftScore: Int64 { score }
  package mutating func expire() -> Outcome? { nil }
}

/// The result of a question, as far as `Rounds` needs it.
package protocol RoundOutcome {
  /// The row of the question in the pack.
  var row: Int { get }
  /// The question in a list of questions.
  var prompt: String { get }
  var isRight: Bool { get }
  /// The score that counts from now on, even if the game is broken off; nil if none does.
  var keptScore: Int64? { get }
  /// The milliseconds that the result stays before a game with a clock goes on by itself.
  var readingTime: Int64 { get }

  /// Returns the answer without the words in which it was shown.
  func given(after milliseconds: Int64?) -> GivenAnswer
}

extension RoundOutcome {
  package var readingTime: Int64 { 0 }
}

/// A keeper of scores and answers, as `Rounds` reports them.
package protocol RoundKeeper: AnyObject {
  /// Keeps the score of a running game if it is the best so far.
  func note(_ score: Int64)
  /// Counts an answer; `milliseconds` is nil if the time for which the question was open is unknown.
  func answered(_ outcome: some RoundOutcome, after milliseconds: Int64?)
  /// Keeps a finished game; true for a new record.
  func finish(_ score: Int64) -> Bool
  /// Keeps a game that the player leaves before its end; true for a new record.
  func leave(_ score: Int64) -> Bool
}
