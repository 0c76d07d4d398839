/// How a level's computer guesses.
package enum DuelStrength: String, Sendable, CaseIterable {
  /// Any number that is still possible.
  case random
  /// Somewhere in the middle half of what is left.
  case careful
  /// The middle of what is left.
  case halving

  /// A number that is still possible.
  package func guess(in left: DuelRange, using generator: inout SeededGenerator) -> Int64 {
    let skipped = skipped(of: left.count)
    let choices = left.count - 2 * skipped
    return left.low + skipped + Int64(generator.below(UInt64(choices)))
  }

  /// The most attempts that it can need for so many numbers, the last attempt being right.
  package func worstAttempts(for count: Int64) -> Int64 {
    if self == .random { return max(count, 0) }
    var attempts: Int64 = 0
    var left = count
    while left > 0 {
      attempts += 1
      // At worst it guesses as far out as it may, and the larger part is left.
      left -= skipped(of: left) + 1
    }
    return attempts
  }

  /// How many numbers at either end are never guessed while so many are left.
  private func skipped(of count: Int64) -> Int64 {
    switch self {
    case .random: 0
    case .careful: count / 4
    // An even count has two middles, either of which may be guessed.
    case .halving: (count - 1) / 2
    }
  }
}
