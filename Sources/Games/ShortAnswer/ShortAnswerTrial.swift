/// Sessions of a bot whose results are only added up. Each is the first session that `packplay
/// --self-play` plays with its seed.
package struct ShortAnswerTrial: Sendable {
  private let questions: [ShortQuestion]
  private let rules: ShortAnswerRules
  private let matcher: AnswerMatcher
  /// The folded answers, because folding takes much longer than playing.
  private let forms: [AnswerForms]

  package init(_ questions: [ShortQuestion], rules: ShortAnswerRules, languages: [String]) {
    self.questions = questions
    self.rules = rules
    let matcher = AnswerMatcher(rules.tolerance, languages: languages)
    self.matcher = matcher
    forms = questions.map { matcher.forms(of: $0) }
  }

  /// Plays one session and adds its results to `sums`.
  package func play(_ bot: ShortAnswerBot, seed: UInt64, into sums: inout TrialSums) {
    guard !questions.isEmpty else { return }
    var game = ShortAnswer(
      rules: rules, deck: Deck(count: questions.count), matcher: matcher, known: forms, seed: seed)
    var chance = SeededGenerator(seed: ~seed)
    var time: Int64 = 0
    while let question = game.ask(from: questions) {
      guard let last = game.play(bot, question, using: &chance, { _, _ in }) else { break }
      time += min(last.milliseconds, rules.limit)
      sums.note(question.index, points: last.outcome.points)
    }
    sums.end(score: game.score, rounds: game.round, isOver: game.isOver, milliseconds: time)
  }
}
