package import PackFormat

/// Guesses from the two ends of the slider alone, by the rules that earned most in practice games.
///
/// The questions are divided into folds. The rules for the questions of a fold are learnt from the
/// questions of all others, so that the guesser knows what ends tell, and not the answers
/// themselves.
package struct EndsGuesser: Sendable, Equatable {
  /// A way to sort questions by their ends; each class has rules of its own.
  enum Classes: CaseIterable {
    /// Quantities and years.
    case kind
    /// The ratio of the ends, in quarters of a power of e.
    case ratio
    /// The leading digits of both ends, and the power of ten between them.
    case digits
    /// Both ends.
    case ends
  }

  /// The class of a question.
  struct Key: Hashable {
    let isYear: Bool
    var first: Int64 = 0
    var second: Int64 = 0
  }

  static var foldCount: Int { 5 }

  let classes: Classes
  let now: Int64
  /// The rules of each class, one for each fold.
  let rules: [Key: [EndsRule]]
  /// The rules of the classes `kind`, for questions of a class that was not learnt.
  let fallback: [Key: [EndsRule]]

  /// Returns the guess at a question, of which it sees the slider, whether a year is asked for, and
  /// the number in the pack.
  package func guess(on slider: Slider, isYear: Bool, index: Int) -> ExactDecimal {
    let known =
      rules[classes.key(of: slider, isYear: isYear)]
      ?? fallback[Classes.kind.key(of: slider, isYear: isYear)]
    let rule = known?[index % Self.foldCount] ?? .position(0.5)
    return rule.guess(on: slider, now: now)
  }
}

extension EndsGuesser.Classes {
  /// Returns the class of a question, which depends on the ends and on whether a year is asked for.
  func key(of slider: Slider, isYear: Bool) -> EndsGuesser.Key {
    var key = EndsGuesser.Key(isYear: isYear)
    let (low, high) = (slider.low.approximate, slider.high.approximate)
    switch self {
    case .kind: break
    case .ratio: key.first = Self.quarters(low, high)
    case .digits:
      key.first = 10 * Self.leadingDigit(low) + Self.leadingDigit(high)
      key.second =
        low > 0 ? Int64(clamping: naturalLogarithm(high / low) / naturalLogarithm(10)) : -1
    case .ends: (key.first, key.second) = (Int64(clamping: low), Int64(clamping: high))
    }
    return key
  }

  private static func quarters(_ low: Double, _ high: Double) -> Int64 {
    low > 0 ? Int64(clamping: 4 * naturalLogarithm(high / low)) : -1
  }

  private static func leadingDigit(_ number: Double) -> Int64 {
    var rest = number < 0 ? -number : number
    guard rest > 0 else { return 0 }
    // A little more, for what division by ten leaves out.
    while rest >= 9.999999999 { rest /= 10 }
    while rest < 0.999999999 { rest *= 10 }
    return Int64(rest + 0.000000001)
  }
}
