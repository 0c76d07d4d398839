internal import Synchronization

extension Workers {
  /// What `make` makes of each number below `count`, in order, on so many threads; each takes the next numbers,
  /// `atOnce` of them, until none is left, and the calling one does something else `first`.
  package static func map<Made: Sendable>(
    _ count: Int, threads: Int, atOnce: Int = 1, first: () -> Void = {},
    _ make: @escaping @Sendable (Int) -> Made
  ) -> [Made] {
    let threads = min(threads, (count + atOnce - 1) / atOnce)
    guard threads > 1 else {
      first()
      return (0..<count).map(make)
    }
    let numbers = SharedNumbers(count, atOnce, make)
    run(
      beside: threads - 1, { numbers.work() },
      here: {
        first()
        numbers.work()
      })
    return numbers.takeMade()
  }
}

/// Numbers that threads take in turn, and what was made of them.
private final class SharedNumbers<Made: Sendable>: Sendable {
  private let count: Int
  private let atOnce: Int
  private let make: @Sendable (Int) -> Made
  private let next = Atomic<Int>(0)
  private let made: Mutex<[Made?]>

  init(_ count: Int, _ atOnce: Int, _ make: @escaping @Sendable (Int) -> Made) {
    (self.count, self.atOnce, self.make) = (count, atOnce, make)
    made = Mutex([Made?](repeating: nil, count: count))
  }

  /// Until nothing is left to be taken.
  func work() {
    while true {
      let first = next.wrappingAdd(atOnce, ordering: .relaxed).oldValue
      guard first < count else { return }
      let own = (first..<min(first + atOnce, count)).map(make)
      made.withLock { made in
        for (index, one) in own.enumerated() { made[first + index] = one }
      }
    }
  }

  /// All of it, when all threads are done; it is gone then.
  func takeMade() -> [Made] {
    made.withLock { made in
      defer { made = [] }
      return made.compactMap { $0 }
    }
  }
}
