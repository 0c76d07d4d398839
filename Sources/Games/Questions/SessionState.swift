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

extension ChoiceQuiz: SessionState {}
extension ShortAnswer: SessionState {}
