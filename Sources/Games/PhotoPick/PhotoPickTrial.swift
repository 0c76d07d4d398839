/// Whole games of a bot, for what they come to: each from its own seed, as packplay's first game.
package struct PhotoPickTrial: Sendable {
  private let people: [Person]
  private let rules: PhotoPickRules

  package init(_ people: [Person], rules: PhotoPickRules) {
    self.people = people
    self.rules = rules
  }

  package func play(_ bot: PhotoPickBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = PhotoPick(rules: rules, personCount: people.count, seed: seed) else { return }
    var chance = SeededGenerator(seed: ~seed)
    while let question = game.ask(from: people) {
      guard let outcome = try? game.pick(bot.pick(question, using: &chance)) else { break }
      // What a wrong pick takes depends on what there is to take; it is not the question's doing.
      sums.note(question.asked.index, points: max(outcome.points, 0))
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver)
  }
}
