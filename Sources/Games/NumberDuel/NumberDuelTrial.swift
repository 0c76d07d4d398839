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
