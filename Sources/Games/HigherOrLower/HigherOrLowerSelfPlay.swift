internal import PackFormat

/// A bot that plays game after game, with a transcript of every guess.
package struct HigherOrLowerSelfPlay<Source: FactSource> {
  /// The round after which a game ends, because a bot that never errs would play forever.
  package static var roundLimit: Int { 100 }

  private let source: Source
  private let bot: HigherOrLowerBot
  private var game: HigherOrLower
  private var chance: SeededGenerator
  private var tally = PlayTally(of: "round")
  private var transcript: Transcript

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
    // The bot has its own generator, so that its guesses do not change the questions.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more game, with the questions that are left.
  package mutating func playGame() throws(Source.Failure) {
    tally.begin()
    game.startAgain()
    while game.round < Self.roundLimit, let question = try game.ask(from: source) {
      let guess = bot.guess(on: question, using: &chance)
      // A bot guesses a position of the slider, so it is never refused.
      guard let outcome = try? game.guess(guess) else { return }
      try note(outcome)
    }
    tally.end(after: game.round, score: game.score)
    noteResult()
  }

  /// Returns the lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: the totals of all games.
  package mutating func finish() { tally.write(to: &transcript) }

  package var total: Int64 { tally.total }
  package var best: Int64 { tally.best }

  private mutating func note(_ outcome: HigherOrLower.Outcome) throws(Source.Failure) {
    let fact = outcome.question.fact
    let slider = outcome.question.slider
    switch transcript.format {
    case .text:
      func shown(_ number: ExactDecimal) -> String { number.shown(asYear: fact.isYear) }
      transcript.line(
        "\(tally.games).\(game.round) \(Transcript.escaped(fact.prompt, for: .text))"
          + " (\(Transcript.escaped(fact.unit, for: .text)), \(shown(slider.low)) to \(shown(slider.high))):"
          + " guessed \(shown(outcome.guess)), right is \(shown(outcome.answer)):"
          + " \(counted(outcome.verdict.points, "point")), \(outcome.lives == 1 ? "1 life" : "\(outcome.lives) lives") left, score \(outcome.score)"
      )
    case .json:
      transcript.line([
        ("game", .count(tally.games)), ("round", .count(game.round)),
        ("question", .count(outcome.question.index)),
        ("id", .text(ifAny: try source.id(at: outcome.question.index))),
        ("prompt", .text(fact.prompt)),
        ("unit", .text(fact.unit)), ("low", .number(slider.low)), ("high", .number(slider.high)),
        ("offered", .number(slider.offered)), ("guess", .number(outcome.guess)),
        ("answer", .number(outcome.answer)), ("points", .count(outcome.verdict.points)),
        ("lives", .count(outcome.lives)), ("score", .count(outcome.score)),
      ])
    }
  }

  private mutating func noteResult() {
    switch transcript.format {
    case .text:
      transcript.line(
        "game \(tally.games) \(game.isOver ? "over" : "stopped") after \(counted(game.round, "round")):"
          + " score \(game.score)")
    case .json:
      transcript.line([
        ("game", .count(tally.games)), ("rounds", .count(game.round)),
        ("score", .count(game.score)),
        ("over", .boolean(game.isOver)),
      ])
    }
  }
}
