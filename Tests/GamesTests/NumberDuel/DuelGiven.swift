import Games
import Testing

/// Returns a level with the numbers from `low` to `high`.
func level(
  _ low: Int64, _ high: Int64, _ computer: DuelStrength = .halving, _ hints: [DuelHint] = []
) throws -> DuelLevel {
  DuelLevel("\(computer.rawValue) \(low)", try #require(DuelRange(low, high)), computer, hints)
}

/// Returns a duel with these levels; `start` is the number of the level that is offered first.
func duel(_ levels: [DuelLevel], start: Int = 1, seed: UInt64) throws -> NumberDuel {
  let texts = RuleText.filled(
    [RuleText("startLevel", "\(start)")], of: NumberDuelRules.specifications)
  return try #require(
    try NumberDuel(rules: NumberDuelRules(texts), levels: levels, seed: seed))
}

extension NumberDuel {
  /// Plays round one with the given number; calls `look` with each guess and the numbers that were
  /// left.
  mutating func playRoundOne(
    thinking number: Int64, level: Int = 0, look: (Int64, DuelRange) throws -> Void = { _, _ in }
  ) throws {
    try choose(level: level)
    try begin()
    while let guess = computerGuess {
      try look(guess.number, guess.left)
      try answer(DuelAnswer(number, guess: guess.number))
    }
  }

  /// Finds the computer's number by trying all numbers of the level, from the lowest up.
  mutating func findNumber() throws -> Int64 {
    for guess in level.numbers.low...level.numbers.high where phase == .playerGuesses {
      if try self.guess(guess).answer == .equal { return guess }
    }
    throw NumberDuel.Refusal.notNow
  }
}
