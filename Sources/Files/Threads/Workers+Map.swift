internal import Synchronization

extension Workers {
  /// What `make` makes of each number below `count`, in order, on so many threads; each takes the next one until
  /// none is left, and the calling one does something else `first`.
  package static func map<Made: Sendable>(
    _ count: Int, threads: Int, first: () -> Void = {},
    _ make: @escaping @Sendable (Int) -> Made
  ) -> [Made] {
    let work = BegunWork(count, threads: threads, make)
    first()
    return work.made()
  }
}

/// What is made of each number below a count, by all of so many threads but one: whoever asks for it is that one.
package final class BegunWork<Made: Sendable>: Sendable {
  private let numbers: SharedNumbers<Made>
  private let threads: Mutex<[Worker]>

  /// Returns when the threads have begun; each takes the next number until none is left.
  package init(_ count: Int, threads: Int, _ make: @escaping @Sendable (Int) -> Made) {
    let numbers = SharedNumbers(count, make)
    var started: [Worker] = []
    // Where the system has no more threads there are fewer.
    while started.count < min(threads, count) - 1,
      let thread = Worker({ numbers.work() })
    {
      started.append(thread)
    }
    self.numbers = numbers
    self.threads = Mutex(started)
  }

  deinit {
    // Nobody will ask for the rest.
    numbers.stop()
    join()
  }

  /// All of it, in order, when the threads are done and the calling one has done its part.
  package func made() -> [Made] {
    numbers.work()
    join()
    return numbers.all
  }

  private func join() {
    threads.withLock { threads in
      for thread in threads { thread.join() }
      threads = []
    }
  }
}

/// Numbers that threads take in turn, and what was made of them.
private final class SharedNumbers<Made: Sendable>: Sendable {
  private let count: Int
  private let make: @Sendable (Int) -> Made
  private let next = Atomic<Int>(0)
  private let made: Mutex<[Made?]>

  init(_ count: Int, _ make: @escaping @Sendable (Int) -> Made) {
    (self.count, self.make) = (count, make)
    made = Mutex([Made?](repeating: nil, count: count))
  }

  /// Until nothing is left to be taken.
  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      let own = make(number)
      made.withLock { $0[number] = own }
    }
  }

  /// What is not taken yet is left.
  func stop() { next.store(count, ordering: .relaxed) }

  /// What was made so far.
  var all: [Made] { made.withLock { $0.compactMap(\.self) } }
}
