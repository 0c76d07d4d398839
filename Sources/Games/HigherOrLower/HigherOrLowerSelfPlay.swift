internal import PackFormat

/// A bot playing game after game, with a transcript of every move.
package struct HigherOrLowerSelfPlay<Source: FactSource> {
  /// A game ends here at the latest: a bot that never errs would play forever.
  package static var roundLimit: Int { 100 }

  private let source: Source
  private let bot: HigherOrLowerBot
  private var game: HigherOrLower
  private var chance: SeededGenerator
  private var games = 0
  private var rounds = 0
  package private(set) var total: Int64 = 0
  package private(set) var best: Int64 = 0
  private var transcript: Transcript

  /// Nil where there is no fact to ask about.
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
    // A bot's chance is not the game's: what it guesses must not change what it is asked.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more game, which goes on with the questions that are left.
  package mutating func playGame() throws(Source.Failure) {
    games += 1
    game.startAgain()
    while game.round < Self.roundLimit, let question = try game.ask(from: source) {
      let guess = bot.guess(on: question, using: &chance)
      // A bot answers the question it was asked, at one of its positions: it is never refused.
      guard let outcome = try? game.guess(guess) else { return }
      note(outcome)
    }
    rounds += game.round
    total += game.score
    best = max(best, game.score)
    noteResult()
  }

  /// The lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: what all games came to.
  package mutating func finish() {
    switch transcript.format {
    case .text:
      transcript.line(
        "\(counted(games, "game")), \(counted(rounds, "round")), \(counted(total, "point")), best \(best)"
      )
    case .json:
      transcript.line([
        ("games", .count(games)), ("rounds", .count(rounds)), ("points", .count(total)),
        ("best", .count(best)),
      ])
    }
  }

  private mutating func note(_ outcome: HigherOrLower.Outcome) {
    let fact = outcome.question.fact
    let slider = outcome.question.slider
    switch transcript.format {
    case .text:
      func shown(_ number: ExactDecimal) -> String { number.shown(asYear: fact.isYear) }
      transcript.line(
        "\(games).\(game.round) \(Transcript.escaped(fact.prompt, for: .text))"
          + " (\(Transcript.escaped(fact.unit, for: .text)), \(shown(slider.low)) to \(shown(slider.high))):"
          + " guessed \(shown(outcome.guess)), right is \(shown(outcome.answer)):"
          + " \(counted(outcome.verdict.points, "point")), \(outcome.lives == 1 ? "1 life" : "\(outcome.lives) lives") left, score \(outcome.score)"
      )
    case .json:
      transcript.line([
        ("game", .count(games)), ("round", .count(game.round)),
        ("question", .count(outcome.question.index)), ("prompt", .text(fact.prompt)),
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
        "game \(games) \(game.isOver ? "over" : "stopped") after \(counted(game.round, "round")):"
          + " score \(game.score)")
    case .json:
      transcript.line([
        ("game", .count(games)), ("rounds", .count(game.round)), ("score", .count(game.score)),
        ("over", .boolean(game.isOver)),
      ])
    }
  }

  private func counted(_ count: some BinaryInteger, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
