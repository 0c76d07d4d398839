/// Who plays both roles of a duel where no person does; all of them answer truthfully.
package enum NumberDuelBot: Sendable, Equatable {
  /// Halves what is left.
  case sensible
  /// Guesses any number that is left.
  case random
  /// Guesses any number of the level, whatever it was told.
  case forgetful
  /// Thinks of the lowest number, and guesses any number that is left.
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

  /// The number it thinks of: any, but for the one that keeps to the edge.
  package func number(from numbers: DuelRange, using generator: inout SeededGenerator) -> Int64 {
    self == .edge ? numbers.low : DuelStrength.random.guess(in: numbers, using: &generator)
  }

  /// Its guess, where these numbers of the level are left.
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
