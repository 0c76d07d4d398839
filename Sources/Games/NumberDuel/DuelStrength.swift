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
