package import PackFormat

/// Who plays where no person does. A bot chooses among the slider's positions.
package enum HigherOrLowerBot: Sendable, Equatable {
  /// Knows the answer, and takes the first position that is not below it.
  case expert
  /// Knows roughly, and knows that below is worse than above.
  case sensible
  /// Knows nothing.
  case random
  /// Always answers at this part of the range.
  case fixed(at: Double)
  /// Takes the guess offered first.
  case offered

  package static let names = [
    "expert", "sensible", "random", "middle", "low", "high", "offered",
  ]

  /// `low`, `middle` and `high` always answer at the lower end of the range, in its middle and at its
  /// upper end.
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

  package func guess(
    on question: HigherOrLower.Question, using generator: inout SeededGenerator
  ) -> ExactDecimal {
    let slider = question.slider
    switch self {
    case .expert: return slider.leastPosition(notBelow: question.fact.value)
    case .sensible:
      // The sum of three fractions is near its middle most of the time.
      let error = generator.fraction() + generator.fraction() + generator.fraction() - 1.5
      return slider.position(at: slider.part(of: question.fact.value) + 0.06 + 0.08 * error)
    case .random: return slider.position(at: generator.fraction())
    case .fixed(let part): return slider.position(at: part)
    case .offered: return slider.offered
    }
  }
}
