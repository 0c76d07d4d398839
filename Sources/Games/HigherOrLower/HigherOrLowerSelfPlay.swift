package import PackFormat
internal import SafeText

/// A bot that plays higher or lower by choosing a position of the slider.
package enum HigherOrLowerBot: Sendable, Equatable {
  /// Knows the answer, and takes the first position that is not below it.
  case expert
  /// Knows the answer roughly, and aims above it, because a guess below costs a life.
  case sensible
  /// Knows nothing.
  case random
  /// Always answers at this fraction of the range.
  case fixed(at: Double)
  /// Takes the guess that is offered first.
  case offered
  /// Guesses from the two ends of the slider, as it has learnt in practice games.
  case ends(EndsGuesser)

  package static let names = [
    "expert", "sensible", "random", "middle", "low", "high", "offered",
  ]

  /// Creates a bot by name; nil for an unknown one. `low`, `middle` and `high` always answer at the
  /// lower end, in the middle and at the upper end of the range.
  package init?(named name: String) {
    switch name {
    case "expert": self = .expert
    case "sensible": self = .sensible
    case "random": self = .random
    case "middle": self = .fixed(at: 0.5)
    case "low": self = .fixed(at: 0)
    case "high": self = .fixed(at: 1)
    case "offered": self = .offered
    default: return nil
    }
  }

  /// Returns the bot's guess.
  package func guess(
    on question: HigherOrLower.Question, using generator: inout SeededGenerator
  ) -> ExactDecimal {
    let slider = question.slider
    switch self {
    case .expert: return slider.leastPosition(notBelow: question.fact.value)
    case .sensible:
      // The sum of three fractions is usually near its middle.
      let error = generator.fraction() + generator.fraction() + generator.fraction() - 1.5
      let above = 0.06 + 0.08 * error
      let answer = question.fact.value
      switch slider.range {
      case .classic: return slider.position(at: slider.part(of: answer) + above)
      case .ladder:
        let whole =
          question.fact.isYear
          ? slider.high.approximate - slider.low.approximate : answer.approximate
        return slider.position(near: answer.approximate + above * whole)
      }
    case .random: return slider.position(at: generator.fraction())
    case .fixed(let part): return slider.position(at: part)
    case .offered: return slider.offered
    case .ends(let guesser):
      return guesser.guess(on: slider, isYear: question.fact.isYear, index: question.index)
    }
  }
}

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
        rules: rules, factCount: source.questionCount, year: year, seed: seed)
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
