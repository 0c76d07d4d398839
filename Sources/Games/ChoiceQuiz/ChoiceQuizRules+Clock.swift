/// The clock of a question: what its time so far means.
extension ChoiceQuizRules {
  /// How many milliseconds a question stays open.
  package var limit: Int64 { Int64(seconds) * 1000 }

  /// From when on the player is warned.
  package var warningStart: Int64 { Int64(seconds - warningSeconds) * 1000 }

  package func isLate(after milliseconds: Int64) -> Bool { milliseconds >= limit }

  /// Whether the player is to be warned.
  package func isLow(after milliseconds: Int64) -> Bool {
    milliseconds >= warningStart && !isLate(after: milliseconds)
  }

  /// What a clock that counts down shows: 0 only when the time is up.
  package func secondsLeft(after milliseconds: Int64) -> Int {
    Int((max(0, limit - max(0, milliseconds)) + 999) / 1000)
  }
}
