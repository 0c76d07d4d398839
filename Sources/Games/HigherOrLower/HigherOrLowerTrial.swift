/// Games of a bot whose results are only added up. Each is the first game that `packplay
/// --self-play` plays with its seed.
package struct HigherOrLowerTrial: Sendable {
  private let facts: [Fact]
  private let rules: HigherOrLowerRules
  private let year: Int64

  package init(_ facts: [Fact], rules: HigherOrLowerRules, year: Int64) {
    self.facts = facts
    self.rules = rules
    self.year = year
  }

  /// Plays one game and adds its results to `sums`.
  package func play(_ bot: HigherOrLowerBot, seed: UInt64, into sums: inout TrialSums) {
    guard
      var game = HigherOrLower(rules: rules, factCount: facts.count, year: year, seed: seed)
    else { return }
    var chance = SeededGenerator(seed: ~seed)
    while game.round < HigherOrLowerSelfPlay<[Fact]>.roundLimit,
      let question = game.ask(from: facts)
    {
      let guess = bot.guess(on: question, using: &chance)
      guard let outcome = try? game.guess(guess) else { break }
      sums.note(question.index, points: outcome.verdict.points)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver)
  }
}
