/// The relation of the secret number to a guess, which is all that the players tell each other.
package enum DuelAnswer: String, Sendable, CaseIterable {
  case greater
  case less
  case equal

  /// Creates the true answer for the secret `number` and a `guess`.
  package init(_ number: Int64, guess: Int64) {
    self = number > guess ? .greater : number < guess ? .less : .equal
  }
}

/// The possible numbers: a range that is never empty.
package struct DuelRange: Sendable, Equatable {
  package let low: Int64
  package let high: Int64

  /// The allowed numbers, far enough inside 64 bits that they can be counted.
  package static let bounds: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000

  /// Creates a range; nil if it is empty or outside `bounds`.
  package init?(_ low: Int64, _ high: Int64) {
    guard low <= high, Self.bounds.contains(low), Self.bounds.contains(high) else { return nil }
    self.low = low
    self.high = high
  }

  package var count: Int64 { high - low + 1 }

  package func contains(_ number: Int64) -> Bool { low <= number && number <= high }

  /// Returns the numbers for which `answer` to `guess` is true as well; nil if there is none.
  package func narrowed(by answer: DuelAnswer, to guess: Int64) -> DuelRange? {
    guard Self.bounds.contains(guess) else { return nil }
    return switch answer {
    case .greater: DuelRange(max(low, guess + 1), high)
    case .less: DuelRange(low, min(high, guess - 1))
    case .equal: contains(guess) ? DuelRange(guess, guess) : nil
    }
  }
}

/// The strategy of a level's computer.
package enum DuelStrength: String, Sendable, CaseIterable {
  /// Guesses any possible number.
  case random
  /// Guesses in the middle half of the possible numbers.
  case careful
  /// Guesses the middle of the possible numbers.
  case halving

  /// Draws a guess from the possible numbers.
  package func guess(in left: DuelRange, using generator: inout SeededGenerator) -> Int64 {
    let skipped = skipped(of: left.count)
    let choices = left.count - 2 * skipped
    return left.low + skipped + Int64(generator.below(UInt64(choices)))
  }

  /// Returns the largest number of attempts for `count` numbers, including the right one.
  package func worstAttempts(for count: Int64) -> Int64 {
    if self == .random { return max(count, 0) }
    var attempts: Int64 = 0
    var left = count
    while left > 0 {
      attempts += 1
      // In the worst case the guess is as far out as allowed, and the larger part remains.
      left -= skipped(of: left) + 1
    }
    return attempts
  }

  /// Returns how many numbers at either end are never guessed when `count` are left.
  private func skipped(of count: Int64) -> Int64 {
    switch self {
    case .random: 0
    case .careful: count / 4
    // An even count has two middle numbers, and either may be guessed.
    case .halving: (count - 1) / 2
    }
  }
}
