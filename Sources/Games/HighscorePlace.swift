/// The lifetime of a pack's high score.
package enum HighscorePlace: String, Sendable, CaseIterable {
  /// Kept on disk.
  case saved
  /// Kept until the player program ends.
  case session

  /// Creates the place from a word that `rule` allows.
  init(_ word: String) { self = word == Self.session.rawValue ? .session : .saved }

  /// Returns the place that the rules of a pack ask for; `saved` if its game has no such rule.
  package static func of(_ rules: [RuleText]) -> HighscorePlace {
    rules.first { $0.name == rule.name }.map { HighscorePlace($0.text) } ?? .saved
  }

  static var rule: RuleSpecification {
    RuleSpecification(
      "highscore", .word(["saved", "session"]), "saved",
      "whether the high score is kept on disk, or for the run only")
  }
}
