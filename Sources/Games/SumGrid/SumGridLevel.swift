/// A level of the grid game: the ranges of its operands and sums.
package struct SumGridLevel: Sendable, Equatable {
  /// The allowed operands and targets: numbers of 1 to 3 digits.
  package static let numbers = 0...999

  package let name: String
  package let first: ClosedRange<Int>
  package let second: ClosedRange<Int>
  package let target: ClosedRange<Int>
  /// The id of the level in its pack.
  package var id: String?

  /// Creates a level; nil if a bound is outside `numbers`.
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

  /// The targets that some pair of operands makes; nil if there are none. They have no gaps,
  /// because every number between two sums is a sum.
  package var reachableTargets: ClosedRange<Int>? {
    let least = max(target.lowerBound, first.lowerBound + second.lowerBound)
    let greatest = min(target.upperBound, first.upperBound + second.upperBound)
    return least <= greatest ? least...greatest : nil
  }

  /// Returns the first operands for which some second operand makes the target.
  func firstOperands(of target: Int) -> ClosedRange<Int> {
    let least = max(first.lowerBound, target - second.upperBound)
    return least...min(first.upperBound, target - second.lowerBound)
  }
}
