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
