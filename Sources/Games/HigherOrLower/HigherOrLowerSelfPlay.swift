internal import PackFormat
internal import SafeText

/// A bot that plays game after game, with a transcript of every guess.
package struct HigherOrLowerSelfPlay<Source: FactSource>: QuestionSelfPlay {
  /// The round after which a game ends, because a bot that never errs would play forever.
  package static var roundLimit: Int { 100 }

  private let source: Source
  private let bot: HigherOrLowerBot
  private var game: HigherOrLower
  package var log: SelfPlayLog

  /// Creates a bot with its game; nil if there are no facts.
  package init?(
    _ source: Source, rules: HigherOrLowerRules, year: Int64, seed: UInt64, bot: HigherOrLowerBot,
    format: Transcript.Format
  ) {
    guard
      let game = HigherOrLower(
        rules: rules, factCount: source.factCount, year: year, seed: seed)
    else { return nil }
    self.source = source
    self.bot = bot
    self.game = game
    log = SelfPlayLog(seed: seed, unit: "round", format)
  }

  /// Begins another game, which goes on with the questions that are left.
  package mutating func startAgain() { game.startAgain() }

  package mutating func playRound() throws(Source.Failure) -> Bool {
    guard game.round < Self.roundLimit, let question = try game.ask(from: source) else {
      return false
    }
    let guess = bot.guess(on: question, using: &log.chance)
    // A bot guesses a position of the open question's slider, so the guess is never refused.
    guard let outcome = try? game.guess(guess) else { return false }
    try note(outcome)
    return true
  }

  private mutating func note(_ outcome: HigherOrLower.Outcome) throws(Source.Failure) {
    log.answers?.append(outcome.given(after: nil))
    let fact = outcome.question.fact
    let slider = outcome.question.slider
    switch log.transcript.format {
    case .text:
      func shown(_ number: ExactDecimal) -> String { number.shown(asYear: fact.isYear) }
      log.transcript.line(
        "\(log.tally.games).\(game.round) \(fact.prompt.terminalSafe)"
          + " (\(fact.unit.terminalSafe), \(shown(slider.low)) to \(shown(slider.high))):"
          + " guessed \(shown(outcome.guess)), right is \(shown(outcome.answer)):"
          + " \(counted(outcome.verdict.points, "point")), \(outcome.lives == 1 ? "1 life" : "\(outcome.lives) lives") left, score \(outcome.score)"
      )
    case .json:
      log.transcript.line(
        outcome.members(
          game: log.tally.games, round: game.round, id: try source.id(at: outcome.question.index)))
    }
  }

  package mutating func endGame() {
    log.tally.end(after: game.round, score: game.score)
    switch log.transcript.format {
    case .text:
      log.transcript.line(
        "game \(log.tally.games) \(game.isOver ? "over" : "stopped") after \(counted(game.round, "round")):"
          + " score \(game.score)")
    case .json:
      log.transcript.line(game.members(game: log.tally.games))
    }
  }
}
