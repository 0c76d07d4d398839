/// The clock of a session: that of the open question, or of the pause before the next one.
package struct SessionClock {
  /// Nil if no clock runs.
  package private(set) var countdown: Countdown?
  /// True if the player was warned that the time is short.
  package var isWarned = false
  /// True if the question came by itself: an immediate answer belongs to the one before.
  package var isUnasked = false

  package init() {}

  /// The shortest time, in milliseconds, in which anybody can read a question.
  package static let reactionTime: Int64 = 400

  /// Returns the milliseconds that a result stays before the game goes on by itself.
  package static func readingTime(_ answer: String, _ explanation: String?) -> Int64 {
    1000 * Int64(min(12, 3 + (answer.count + (explanation?.count ?? 0)) / 40))
  }

  /// Begins the time of a question; `isUnasked` if it came by itself.
  package mutating func open(_ limit: Int64, isUnasked: Bool, at time: Int64) {
    countdown = Countdown(limit, at: time)
    isWarned = false
    self.isUnasked = isUnasked
  }

  /// Begins the pause before the next question.
  package mutating func rest(_ limit: Int64, at time: Int64) {
    countdown = Countdown(limit, at: time)
  }

  /// Ends the countdown, so that nothing happens by itself.
  package mutating func end() { countdown = nil }

  package mutating func stop(at time: Int64) { countdown?.stop(at: time) }

  package mutating func goOn(at time: Int64) { countdown?.goOn(at: time) }

  /// True if an answer was meant for the question before.
  package func isTooEarly(at time: Int64) -> Bool {
    isUnasked && (countdown?.elapsed(at: time) ?? 0) < Self.reactionTime
  }
}
