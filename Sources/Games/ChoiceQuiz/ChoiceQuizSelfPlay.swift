internal import PackFormat
internal import SafeText

/// A bot that plays session after session, with a transcript of every answer.
package struct ChoiceQuizSelfPlay<Source: ChoiceQuestionSource>: QuestionSelfPlay {
  private let source: Source
  private let bot: ChoiceQuizBot
  private var game: ChoiceQuiz
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ChoiceQuizRules, seed: UInt64, bot: ChoiceQuizBot,
    format: Transcript.Format
  ) {
    guard
      let game = ChoiceQuiz(rules: rules, questionCount: source.questionCount, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    let (choice, milliseconds) = bot.answer(to: question, game.rules, using: &log.chance)
    // A bot answers the open question with one of its choices, so the answer is never refused.
    guard let outcome = try? game.answer(choice, after: milliseconds) else { return false }
    try note(outcome, choice: choice, milliseconds)
    return true
  }

  /// Writes the line of an answer. Choices are numbered from 1, as a person types them.
  private mutating func note(
    _ outcome: ChoiceQuiz.Outcome, choice: Int, _ milliseconds: Int64
  ) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: milliseconds))
    let question = outcome.question
    switch log.transcript.format {
    case .text:
      let verdict =
        outcome.verdict == .right
        ? "right" : "\(outcome.verdict.rawValue), right is \(question.content.right.terminalSafe)"
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(question.content.prompt.terminalSafe):"
          + " answered \(question.choices[choice].terminalSafe) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: question.index),
          choice: choice, milliseconds))
    }
  }

  package mutating func endGame() {
    log.tally.end(after: game.round, score: game.score)
    switch log.transcript.format {
    case .text:
      log.transcript.line(
        "game \(log.tally.games) over after \(counted(game.round, "question")): score \(game.score)"
      )
    case .json:
      log.transcript.line(game.members(game: log.tally.games))
    }
  }
}
