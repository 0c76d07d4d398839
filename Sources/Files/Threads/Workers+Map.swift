internal import Synchronization

extension Workers {
  /// Returns `make(number)` for each number below `count`, in order, computed on `threads` threads
  /// from one queue. The calling thread runs `first` before it joins them.
  package static func map<Made: Sendable>(
    _ count: Int, threads: Int, first: () -> Void = {},
    _ make: @escaping @Sendable (Int) -> Made
  ) -> [Made] {
    let work = BegunWork(count, threads: threads, make)
    first()
    return work.made()
  }
}

/// A job that computes a value for each number below a count on several threads. The thread that
/// asks for the results helps.
package final class BegunWork<Made: Sendable>: Sendable {
  private let numbers: SharedNumbers<Made>
  private let threads: Mutex<[Worker]>

  /// Starts the threads and returns. Each takes the next number until none is left.
  package init(_ count: Int, threads: Int, _ make: @escaping @Sendable (Int) -> Made) {
    let numbers = SharedNumbers(count, make)
    var started: [Worker] = []
    // The system may allow fewer threads.
    while started.count < min(threads, count) - 1,
      let thread = Worker({ numbers.work() })
    {
      started.append(thread)
    }
    self.numbers = numbers
    self.threads = Mutex(started)
  }

  deinit {
    // Nobody will ask for the remaining results.
    numbers.stop()
    join()
  }

  /// Returns all results in order, after the calling thread has helped to compute them.
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

/// A queue of numbers, and the results.
private final class SharedNumbers<Made: Sendable>: Sendable {
  private let count: Int
  private let make: @Sendable (Int) -> Made
  private let next = Atomic<Int>(0)
  private let made: Mutex<[Made?]>

  init(_ count: Int, _ make: @escaping @Sendable (Int) -> Made) {
    (self.count, self.make) = (count, make)
    made = Mutex([Made?](repeating: nil, count: count))
  }

  /// Takes numbers and computes their results until the queue is empty.
  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      let own = make(number)
      made.withLock { $0[number] = own }
    }
  }

  /// Empties the queue.
  func stop() { next.store(count, ordering: .relaxed) }

  /// The results so far.
  var all: [Made] { made.withLock { $0.compactMap(\.self) } }
}
