internal import Games
internal import Views

/// The time that the open question of a plain game has been on the screen.
struct PlainSessionClock {
  /// The milliseconds up to the last prompt.
  private(set) var spent: Int64 = 0
  /// True if the question came without a line from the player, who has typed nothing since.
  private var isUnasked = false

  /// Begins the time of a question that the player has asked for.
  mutating func open() {
    spent = 0
    isUnasked = false
  }

  /// Notes that the open question came by itself.
  mutating func openedByItself() { isUnasked = true }

  /// Adds to the time of the open question; returns false for a line that came so soon that it was
  /// meant for the question before.
  mutating func spend(_ milliseconds: Int64, _ rules: some SessionRules) -> Bool {
    let isMeantForTheLast = isUnasked && milliseconds < SessionClock.reactionTime
    isUnasked = false
    // Each addition is capped at the limit, so that the sum cannot overflow.
    spent += min(max(0, milliseconds), rules.limit)
    return !isMeantForTheLast
  }

  /// Adds the time of waiting until the warning, or after the warning until the time is up.
  mutating func wait(_ rules: some SessionRules) { spent += patience(rules) }

  /// The time until the warning, and after the warning until the time is up.
  func patience(_ rules: some SessionRules) -> Int64 {
    max(0, (rules.isLow(after: spent) ? rules.limit : rules.warningStart) - spent)
  }
}
