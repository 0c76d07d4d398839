/// Sessions of a bot whose results are only added up. Each is the first session that `packplay
/// --self-play` plays with its seed.
package struct ChoiceQuizTrial: Sendable {
  private let questions: [ChoiceQuestion]
  private let rules: ChoiceQuizRules

  package init(_ questions: [ChoiceQuestion], rules: ChoiceQuizRules) {
    self.questions = questions
    self.rules = rules
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: ChoiceQuizBot, seed: UInt64, into sums: inout TrialSums) {
    guard var game = ChoiceQuiz(rules: rules, questionCount: questions.count, seed: seed) else {
      return
    }
    var chance = SeededGenerator(seed: ~seed)
    var time: Int64 = 0
    while let question = game.ask(from: questions) {
      let answer = bot.answer(to: question, rules, using: &chance)
      guard let outcome = try? game.answer(answer.choice, after: answer.milliseconds) else { break }
      time += min(answer.milliseconds, rules.limit)
      sums.note(question.index, points: outcome.points)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver, milliseconds: time)
  }
}
