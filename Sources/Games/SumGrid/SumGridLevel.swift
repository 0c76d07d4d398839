/// One level of the grid game: what its sums are made of.
package struct SumGridLevel: Sendable, Equatable {
  /// What operands and targets may be: a number of 1 to 3 digits.
  package static let numbers = 0...999

  package let name: String
  package let first: ClosedRange<Int>
  package let second: ClosedRange<Int>
  package let target: ClosedRange<Int>
  /// As its pack has it.
  package var id: String?

  /// Nil where a bound is none of the `numbers`.
  package init?(
    name: String, first: ClosedRange<Int>, second: ClosedRange<Int>, target: ClosedRange<Int>,
    id: String? = nil
  ) {
    for range in [first, second, target] {
      guard Self.numbers.contains(range.lowerBound), Self.numbers.contains(range.upperBound) else {
        return nil
      }
    }
    self.name = name
    self.first = first
    self.second = second
    self.target = target
    self.id = id
  }

  /// The targets that some pair of operands makes, nil where there is none: all between the least
  /// and the greatest, as every sum between two sums is one, too.
  package var reachableTargets: ClosedRange<Int>? {
    let least = max(target.lowerBound, first.lowerBound + second.lowerBound)
    let greatest = min(target.upperBound, first.upperBound + second.upperBound)
    return least <= greatest ? least...greatest : nil
  }

  /// The first operands that some second one brings to a reachable target.
  func firstOperands(of target: Int) -> ClosedRange<Int> {
    let least = max(first.lowerBound, target - second.upperBound)
    return least...min(first.upperBound, target - second.lowerBound)
  }
}
