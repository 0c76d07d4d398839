import Games
import Testing

/// A level of these numbers.
func level(
  _ low: Int64, _ high: Int64, _ computer: DuelStrength = .halving, _ hints: [DuelHint] = []
) throws -> DuelLevel {
  DuelLevel("\(computer.rawValue) \(low)", try #require(DuelRange(low, high)), computer, hints)
}

/// A duel of these levels, the first of which is offered unless said otherwise.
func duel(_ levels: [DuelLevel], start: Int = 1, seed: UInt64) throws -> NumberDuel {
  let texts = RuleText.filled(
    [RuleText("startLevel", "\(start)")], of: NumberDuelRules.specifications)
  return try #require(
    try NumberDuel(rules: NumberDuelRules(texts), levels: levels, seed: seed))
}

extension NumberDuel {
  /// Plays round one with a number thought of; every guess is given to `look` with what was left.
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

  /// Finds the computer's number by trying all of the level's from the lowest on.
  mutating func findNumber() throws -> Int64 {
    for guess in level.numbers.low...level.numbers.high where phase == .playerGuesses {
      if try self.guess(guess).answer == .equal { return guess }
    }
    throw NumberDuel.Refusal.notNow
  }
}
