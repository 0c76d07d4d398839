internal import PackFormat
internal import SafeText

/// A bot that plays session after session, with a transcript of every answer.
package struct ShortAnswerSelfPlay<Source: ShortQuestionSource>: QuestionSelfPlay {
  private let source: Source
  private let bot: ShortAnswerBot
  private var game: ShortAnswer
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if there are no questions.
  package init?(
    _ source: Source, rules: ShortAnswerRules, seed: UInt64, bot: ShortAnswerBot,
    format: Transcript.Format
  ) {
    guard let game = ShortAnswer(source, rules: rules, seed: seed) else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "question", format)
  }

  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard let question = try game.ask(from: source) else { return false }
    var missed: [String] = []
    guard
      let last = game.play(bot, question, using: &log.chance, { text, _ in missed.append(text) })
    else { return false }
    try note(last.outcome, missed, answer: last.text, last.milliseconds)
    return true
  }

  /// Writes the line of a question: all answers to it, and the result.
  private mutating func note(
    _ outcome: ShortAnswer.Outcome, _ missed: [String], answer: String, _ milliseconds: Int64
  ) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: milliseconds))
    let content = outcome.question.content
    switch log.transcript.format {
    case .text:
      let answers = (missed + [answer]).map { $0.terminalSafe }.joined(separator: ", then ")
      let verdict =
        switch (outcome.verdict, outcome.match) {
        case (.right, .slip?): "right but for a slip, it is \(content.answer.terminalSafe)"
        case (.right, _): "right"
        case (let verdict, _): "\(verdict.rawValue), right is \(content.answer.terminalSafe)"
        }
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(content.prompt.terminalSafe):"
          + " answered \(answers) after \(milliseconds) ms: \(verdict):"
          + " \(counted(outcome.points, "point")), score \(outcome.score)")
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: outcome.question.index),
          answers: missed + [answer], milliseconds))
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
