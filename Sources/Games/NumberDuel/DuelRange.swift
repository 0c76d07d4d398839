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
