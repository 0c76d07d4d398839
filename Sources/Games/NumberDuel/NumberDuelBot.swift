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
