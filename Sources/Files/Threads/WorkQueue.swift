internal import Synchronization

/// A queue of the numbers below a count, from which several threads take.
package final class WorkQueue: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)

  package init(_ count: Int) { self.count = count }

  /// Takes the next number, from 0 on; nil if none is left.
  package func take() -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  /// Empties the queue, so that `take` returns nil.
  func stop() { next.store(count, ordering: .relaxed) }
}
