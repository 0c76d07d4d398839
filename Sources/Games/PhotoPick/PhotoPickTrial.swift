/// Games of a bot whose results are only added up. Each is the first game that `packplay
/// --self-play` plays with its seed.
package struct PhotoPickTrial: Sendable {
  private let people: [Person]
  private let rules: PhotoPickRules

  package init(_ people: [Person], rules: PhotoPickRules) {
    self.people = people
    self.rules = rules
  }

  /// Plays one game and adds its results to `sums`.
  package func play(_ bot: PhotoPickBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = PhotoPick(rules: rules, personCount: people.count, seed: seed) else { return }
    var chance = SeededGenerator(seed: ~seed)
    while let question = game.ask(from: people) {
      guard let outcome = try? game.pick(bot.pick(question, using: &chance)) else { break }
      // The points lost by a wrong pick depend on the score, not on the question.
      sums.note(question.asked.index, points: max(outcome.points, 0))
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver)
  }
}
