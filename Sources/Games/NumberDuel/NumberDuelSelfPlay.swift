internal import PackFormat
internal import SafeText

/// A bot that plays the player's part of a duel. All bots answer truthfully.
package enum NumberDuelBot: Sendable, Equatable {
  /// Halves the possible numbers.
  case sensible
  /// Guesses any possible number.
  case random
  /// Guesses any number of the level and ignores all replies.
  case forgetful
  /// Thinks of the lowest number, and guesses any possible number.
  case edge

  package static let names = ["sensible", "random", "forgetful", "edge"]

  package init?(named name: String) {
    switch name {
    case "sensible": self = .sensible
    case "random": self = .random
    case "forgetful": self = .forgetful
    case "edge": self = .edge
    default: return nil
    }
  }

  /// Returns the number that the bot thinks of: the lowest one for `edge`, otherwise a random one.
  package func number(from numbers: DuelRange, using generator: inout SeededGenerator) -> Int64 {
    self == .edge ? numbers.low : DuelStrength.random.guess(in: numbers, using: &generator)
  }

  /// Returns the bot's next guess.
  ///
  /// - Parameters:
  ///   - left: The possible numbers.
  ///   - numbers: All numbers of the level.
  package func guess(
    in left: DuelRange, of numbers: DuelRange, using generator: inout SeededGenerator
  ) -> Int64 {
    switch self {
    case .sensible: DuelStrength.halving.guess(in: left, using: &generator)
    case .random, .edge: DuelStrength.random.guess(in: left, using: &generator)
    case .forgetful: DuelStrength.random.guess(in: numbers, using: &generator)
    }
  }
}

/// A bot that plays duel after duel, level by level, with a transcript of every move.
package struct NumberDuelSelfPlay {
  /// The attempt after which a duel is left, because a forgetful bot may never find a number among
  /// millions.
  package static let attemptLimit = 1000

  private let bot: NumberDuelBot
  private var duel: NumberDuel
  private var chance: SeededGenerator
  private var transcript: Transcript
  private var games = 0
  private var best: Int64 = 0
  package private(set) var won = 0
  package private(set) var lost = 0
  package private(set) var drawn = 0
  /// The number of guesses of the bot in all duels.
  package private(set) var attempts = 0

  package init(_ duel: NumberDuel, bot: NumberDuelBot, seed: UInt64, format: Transcript.Format) {
    self.duel = duel
    self.bot = bot
    // The bot has its own generator, so that its guesses do not change the numbers.
    chance = SeededGenerator(seed: ~seed)
    transcript = Transcript(format)
  }

  /// Plays one more duel: the first at the level that is offered, each other one at the next level.
  package mutating func playGame() {
    let level = games == 0 ? duel.levelIndex : (duel.levelIndex + 1) % duel.levels.count
    games += 1
    duel.startAgain()
    // No move is refused: each is made when it is expected, and answers are truthful.
    try? duel.choose(level: level)
    let number = bot.number(from: duel.level.numbers, using: &chance)
    noteStart(number)
    try? duel.begin()
    while let guess = duel.computerGuess?.number {
      let answer = DuelAnswer(number, guess: guess)
      note("computer", attempt: duel.computerAttempts, guess, answer)
      try? duel.answer(answer)
    }
    while duel.phase == .playerGuesses, duel.playerAttempts < Self.attemptLimit {
      let guess = bot.guess(in: duel.playerLeft, of: duel.level.numbers, using: &chance)
      guard let reply = try? duel.guess(guess) else { break }
      note("player", attempt: duel.playerAttempts, guess, reply.answer)
    }
    attempts += duel.playerAttempts
    count(duel.outcome)
    noteResult()
  }

  /// Returns the lines written since the last call.
  package mutating func takeLines() -> [UInt8] { transcript.take() }

  /// Writes the last line: the totals of all duels.
  package mutating func finish() {
    switch transcript.format {
    case .text:
      transcript.line(
        "\(games) \(games == 1 ? "duel" : "duels"): \(won) won, \(lost) lost, \(drawn) drawn,"
          + " \(stopped) stopped; \(attempts) attempts, best run \(best)")
    case .json:
      transcript.line([
        ("games", .count(games)), ("won", .count(won)), ("lost", .count(lost)),
        ("drawn", .count(drawn)), ("stopped", .count(stopped)), ("attempts", .count(attempts)),
        ("best", .count(best)),
      ])
    }
  }

  private var stopped: Int { games - won - lost - drawn }

  private mutating func count(_ outcome: NumberDuel.Outcome?) {
    switch outcome {
    case .won: won += 1
    case .lost: lost += 1
    case .drawn: drawn += 1
    case nil: duel.startAgain()
    }
    best = max(best, duel.run)
  }
}

extension NumberDuelSelfPlay {
  private mutating func noteStart(_ number: Int64) {
    let level = duel.level
    switch transcript.format {
    case .text:
      transcript.line(
        "\(games) \(level.name.terminalSafe), \(level.numbers.low) to"
          + " \(level.numbers.high), \(level.computer.rawValue) computer: the player thinks of \(number)"
      )
    case .json:
      transcript.line(level.members(game: games, number: number))
    }
  }

  private mutating func note(
    _ who: String, attempt: Int, _ guess: Int64, _ answer: DuelAnswer
  ) {
    switch transcript.format {
    case .text: transcript.line("\(games).\(attempt) \(who) guesses \(guess): \(answer.rawValue)")
    case .json:
      transcript.line(
        NumberDuel.members(game: games, who, attempt: attempt, guess, answer))
    }
  }

  private mutating func noteResult() {
    switch transcript.format {
    case .text:
      let result = duel.outcome?.rawValue ?? "stopped"
      transcript.line(
        "game \(games) \(result): \(duel.playerAttempts) attempts against"
          + " \(duel.computerAttempts), run \(duel.run)")
    case .json:
      transcript.line(duel.members(game: games))
    }
  }
}

/// Duels of a bot at every level, whose results are only added up.
///
/// A game is one duel at each level, in order. Its score is the number of duels won.
package struct NumberDuelTrial: Sendable {
  /// The quantities measured at each level.
  package enum Measure: Int, CaseIterable, Sendable {
    case won
    case drawn
    /// 2 for a win and 1 for a draw.
    case halfPoints
    case attempts
    case opponentAttempts
  }

  private let levels: [DuelLevel]
  private let rules: NumberDuelRules

  package init(_ levels: [DuelLevel], rules: NumberDuelRules) {
    self.levels = levels
    self.rules = rules
  }

  /// Plays one game and adds its results to `sums`.
  package func play(_ bot: NumberDuelBot, seed: UInt64, into sums: inout TrialSums) {
    guard var duel = NumberDuel(rules: rules, levels: levels, seed: seed) else { return }
    var chance = SeededGenerator(seed: ~seed)
    var (won, attempts, isOver): (Int64, Int, Bool) = (0, 0, true)
    for level in levels.indices {
      duel.startAgain()
      play(bot, level, &duel, &chance)
      let halfPoints: Int64 =
        switch duel.outcome {
        case .won: 2
        case .drawn: 1
        case .lost, nil: 0
        }
      won += halfPoints / 2
      attempts += duel.playerAttempts
      if duel.outcome == nil { isOver = false }
      sums.note(level: level, points: halfPoints / 2)
      let values: [Int64] = [
        halfPoints / 2, halfPoints % 2, halfPoints, Int64(duel.playerAttempts),
        Int64(duel.computerAttempts),
      ]
      for measure in Measure.allCases {
        sums.note(values[measure.rawValue], measure: measure.rawValue, of: level)
      }
    }
    sums.end(score: won, rounds: attempts, isOver: isOver)
  }

  private func play(
    _ bot: NumberDuelBot, _ level: Int, _ duel: inout NumberDuel, _ chance: inout SeededGenerator
  ) {
    // No move is refused: each is made when it is expected, and answers are truthful.
    try? duel.choose(level: level)
    let number = bot.number(from: duel.level.numbers, using: &chance)
    try? duel.begin()
    while let guess = duel.computerGuess?.number {
      try? duel.answer(DuelAnswer(number, guess: guess))
    }
    while duel.phase == .playerGuesses,
      duel.playerAttempts < NumberDuelSelfPlay.attemptLimit
    {
      let guess = bot.guess(in: duel.playerLeft, of: duel.level.numbers, using: &chance)
      guard (try? duel.guess(guess)) != nil else { break }
    }
  }
}
