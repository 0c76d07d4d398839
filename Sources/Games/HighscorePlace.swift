/// Where a pack's high score is kept.
package enum HighscorePlace: String, Sendable, CaseIterable {
  /// On disk.
  case saved
  /// For the run of the player only.
  case session

  /// `word` is one that `rule` allows.
  init(_ word: String) { self = word == Self.session.rawValue ? .session : .saved }

  /// Where the rules of a pack say; saved where its game has no such rule.
  package static func of(_ rules: [RuleText]) -> HighscorePlace {
    rules.first { $0.name == rule.name }.map { HighscorePlace($0.text) } ?? .saved
  }

  static var rule: RuleSpecification {
    RuleSpecification(
      "highscore", .word(["saved", "session"]), "saved",
      "whether the high score is kept on disk, or for the run only")
  }
}
