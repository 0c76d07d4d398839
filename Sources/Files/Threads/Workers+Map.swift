internal import Synchronization

extension Workers {
  /// Returns `make(number)` for each number below `count`, in order, computed on up to `threads` threads.
  ///
  /// The calling thread runs `first`, and then helps to compute the results.
  package static func map<Made: Sendable>(
    _ count: Int, threads: Int, first: () -> Void = {},
    _ make: @escaping @Sendable (Int) -> Made
  ) -> [Made] {
    let work = BegunWork(count, threads: threads, make)
    first()
    return work.made()
  }

  /// Returns `make(number)` for each number below `count`, in order, computed on up to `threads` threads.
  ///
  /// The calling thread helps, and uses `here` in place of `make`.
  package static func map<Made: Sendable>(
    _ count: Int, threads: Int, here: (Int) -> Made, _ make: @escaping @Sendable (Int) -> Made
  ) -> [Made] {
    BegunWork(count, threads: threads, make).made(here: here)
  }
}

/// A job that computes a value for each number below a count. Its worker threads run already.
package final class BegunWork<Made: Sendable>: Sendable {
  private let results: SharedResults<Made>
  private let threads: Mutex<[Worker]>

  /// Starts all threads but one: the thread that asks for the results is the last one.
  package init(_ count: Int, threads: Int, _ make: @escaping @Sendable (Int) -> Made) {
    let results = SharedResults(count, make)
    var started: [Worker] = []
    // The system may allow fewer threads.
    while started.count < min(threads, count) - 1,
      let thread = Worker({ results.work() })
    {
      started.append(thread)
    }
    self.results = results
    self.threads = Mutex(started)
  }

  deinit {
    // Nobody will ask for the remaining results.
    results.stop()
    join()
  }

  /// Returns all results in order, after the calling thread has helped to compute them.
  package func made() -> [Made] {
    results.work()
    return joined()
  }

  fileprivate func made(here: (Int) -> Made) -> [Made] {
    results.work(here)
    return joined()
  }

  private func joined() -> [Made] {
    join()
    return results.all
  }

  private func join() {
    threads.withLock { threads in
      for thread in threads { thread.join() }
      threads = []
    }
  }
}

/// The results that threads have made so far, by number.
private final class SharedResults<Made: Sendable>: Sendable {
  private let make: @Sendable (Int) -> Made
  private let queue: WorkQueue
  private let made: Mutex<[Made?]>

  init(_ count: Int, _ make: @escaping @Sendable (Int) -> Made) {
    self.make = make
    queue = WorkQueue(count)
    made = Mutex([Made?](repeating: nil, count: count))
  }

  func work() { work(make) }

  /// Makes results until the queue is empty.
  func work(_ make: (Int) -> Made) {
    while let number = queue.take() {
      let own = make(number)
      made.withLock { $0[number] = own }
    }
  }

  /// Leaves the numbers undone that no thread has taken yet.
  func stop() { queue.stop() }

  var all: [Made] { made.withLock { $0.compactMap(\.self) } }
}

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
