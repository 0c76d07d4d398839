internal import Synchronization

/// The numbers below a count, each given once, to whichever thread asks next.
package final class WorkQueue: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)

  package init(_ count: Int) { self.count = count }

  /// The next number, from 0; nil if none is left.
  package func take() -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  /// Leaves the rest of the numbers undone: from here on `take` returns nil.
  func stop() { next.store(count, ordering: .relaxed) }
}
