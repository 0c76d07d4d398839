/// How the number thought of compares with a guess: the only words that a duel has.
package enum DuelAnswer: String, Sendable, CaseIterable {
  case greater
  case less
  case equal

  /// What is true of `number` where `guess` was guessed.
  package init(_ number: Int64, guess: Int64) {
    self = number > guess ? .greater : number < guess ? .less : .equal
  }
}

/// The numbers that are possible, from one to another: at least one number.
package struct DuelRange: Sendable, Equatable {
  package let low: Int64
  package let high: Int64

  /// What a number may be: far enough inside 64 bits that the numbers can be counted.
  package static let bounds: ClosedRange<Int64> = -1_000_000_000_000_000...1_000_000_000_000_000

  /// Nil where there is no number between them, or where they lie outside `bounds`.
  package init?(_ low: Int64, _ high: Int64) {
    guard low <= high, Self.bounds.contains(low), Self.bounds.contains(high) else { return nil }
    self.low = low
    self.high = high
  }

  package var count: Int64 { high - low + 1 }

  package func contains(_ number: Int64) -> Bool { low <= number && number <= high }

  /// The numbers of which the answer to this guess is true as well; nil where there is none.
  package func narrowed(by answer: DuelAnswer, to guess: Int64) -> DuelRange? {
    guard Self.bounds.contains(guess) else { return nil }
    return switch answer {
    case .greater: DuelRange(max(low, guess + 1), high)
    case .less: DuelRange(low, min(high, guess - 1))
    case .equal: contains(guess) ? DuelRange(guess, guess) : nil
    }
  }
}
