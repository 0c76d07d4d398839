internal import Files
internal import PackFormat
internal import Synchronization

extension WorkSharing {
  /// On so many threads, each of which takes what is next.
  static func onThreads(_ threads: Int) -> WorkSharing {
    WorkSharing { count, work in
      // A block takes some hundredths of a millisecond: a thread has to be worth its start.
      let threads = min(threads, count / 8)
      guard threads > 1 else { return (0..<count).map { work($0) } }
      let shared = SharedNumbers(count, work)
      Workers.run(beside: threads - 1, { shared.work() }, here: { shared.work() })
      return shared.results
    }
  }
}

/// Numbers that threads take in turn, a few at a time.
private final class SharedNumbers: Sendable {
  private static let atOnce = 4

  private let next = Atomic<Int>(0)
  private let done: Mutex<[[UInt8]]>
  private let count: Int
  private let make: @Sendable (Int) -> [UInt8]

  init(_ count: Int, _ make: @escaping @Sendable (Int) -> [UInt8]) {
    self.count = count
    self.make = make
    done = Mutex([[UInt8]](repeating: [], count: count))
  }

  /// Until nothing is left to be taken.
  func work() {
    while true {
      let first = next.wrappingAdd(Self.atOnce, ordering: .relaxed).oldValue
      guard first < count else { return }
      let made = (first..<min(first + Self.atOnce, count)).map(make)
      done.withLock { done in
        for (index, bytes) in made.enumerated() { done[first + index] = bytes }
      }
    }
  }

  var results: [[UInt8]] { done.withLock { $0 } }
}
