package import PackFormat

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
