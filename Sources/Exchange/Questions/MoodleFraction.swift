/// The parts of the points that Moodle takes for answers, in percent.
enum MoodleFraction {
  private static let parts = [
    "100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5",
  ]

  /// Returns choices with their parts: one right choice has all points, and each of several as much as a wrong one takes
  /// away.
  static func weighed(
    _ choices: [ExchangedChoice]
  ) -> [(choice: ExchangedChoice, fraction: String)] {
    let rights = choices.count { $0.isRight }
    guard rights > 1, rights <= parts.count else {
      return choices.map { ($0, $0.isRight ? "100" : "0") }
    }
    return choices.map { ($0, ($0.isRight ? "" : "-") + parts[rights - 1]) }
  }
}
