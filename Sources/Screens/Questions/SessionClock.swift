/// The clock of a session: that of the open question, or of the pause before the next one.
struct SessionClock {
  /// Nil if no clock runs.
  private(set) var countdown: Countdown?
  /// True if the player was warned that the time is short.
  var isWarned = false
  /// True if the question came by itself: an immediate answer belongs to the one before.
  private var isUnasked = false

  /// The shortest time, in milliseconds, in which anybody can read a question.
  static let reactionTime: Int64 = 400

  /// Begins the time of a question; `isUnasked` if it came by itself.
  mutating func open(_ limit: Int64, isUnasked: Bool, at time: Int64) {
    countdown = Countdown(limit, at: time)
    isWarned = false
    self.isUnasked = isUnasked
  }

  /// Begins the pause before the next question.
  mutating func rest(_ limit: Int64, at time: Int64) { countdown = Countdown(limit, at: time) }

  /// Ends the countdown, so that nothing happens by itself.
  mutating func end() { countdown = nil }

  mutating func stop(at time: Int64) { countdown?.stop(at: time) }

  mutating func goOn(at time: Int64) { countdown?.goOn(at: time) }

  /// True if an answer was meant for the question before.
  func isTooEarly(at time: Int64) -> Bool {
    isUnasked && (countdown?.elapsed(at: time) ?? 0) < Self.reactionTime
  }
}
