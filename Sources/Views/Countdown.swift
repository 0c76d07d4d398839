/// A countdown that can be paused while the screen is covered.
package struct Countdown {
  /// The whole time in milliseconds.
  package let limit: Int64
  private var spent: Int64 = 0
  /// The time since when the clock runs; nil if it is paused.
  private var since: Int64?

  package init(_ limit: Int64, at time: Int64) {
    self.limit = limit
    since = time
  }

  package var isRunning: Bool { since != nil }

  package func elapsed(at time: Int64) -> Int64 { min(limit, ran(at: time)) }

  /// The milliseconds that it has run, which go on behind the limit.
  package func ran(at time: Int64) -> Int64 { spent + max(0, time - (since ?? time)) }

  package func isOver(at time: Int64) -> Bool { elapsed(at: time) >= limit }

  package mutating func stop(at time: Int64) {
    spent = elapsed(at: time)
    since = nil
  }

  package mutating func goOn(at time: Int64) { if since == nil { since = time } }

  /// The time at which `milliseconds` of the countdown will have elapsed; nil if it is paused.
  package func time(ofElapsed milliseconds: Int64) -> Int64? {
    since.map { $0 + max(0, milliseconds - spent) }
  }

  /// The time at which one part less will be left, of the `parts` that divide the limit; nil if
  /// paused.
  package func nextChange(parts: Int, at time: Int64) -> Int64? {
    let parts = Int64(max(1, parts))
    let left = limit - elapsed(at: time)
    guard left > 0 else { return self.time(ofElapsed: limit) }
    let shown = (left * parts + limit - 1) / limit
    // The number of parts is rounded up, so it drops at exactly this moment.
    return self.time(ofElapsed: limit - (shown - 1) * limit / parts)
  }
}

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
