internal import Files
internal import PackFormat
internal import Synchronization

extension Packing {
  /// Blocks are packed on so many threads.
  static func onThreads(_ threads: Int) -> Packing {
    Packing { count, work in
      // A block takes about a tenth of a millisecond; a thread has to be worth its start.
      let threads = min(threads, count / 8)
      guard threads > 1 else { return (0..<count).map { work($0) } }
      let share = SharedBlocks(count, work)
      Workers.run(beside: threads - 1, { share.work() }, here: { share.work() })
      return share.results
    }
  }
}

/// Blocks that threads take in turn, a few at a time.
private final class SharedBlocks: Sendable {
  private static let atOnce = 16

  private struct State {
    var next = 0
    var results: [[UInt8]]
  }
  private let state: Mutex<State>
  private let count: Int
  private let make: @Sendable (Int) -> [UInt8]

  init(_ count: Int, _ make: @escaping @Sendable (Int) -> [UInt8]) {
    self.count = count
    self.make = make
    state = Mutex(State(results: Array(repeating: [], count: count)))
  }

  /// Until nothing is left to be taken.
  func work() {
    while true {
      let first = state.withLock { state in
        defer { state.next += Self.atOnce }
        return state.next
      }
      guard first < count else { return }
      let made = (first..<min(first + Self.atOnce, count)).map(make)
      state.withLock { state in
        for (index, block) in made.enumerated() { state.results[first + index] = block }
      }
    }
  }

  var results: [[UInt8]] { state.withLock { $0.results } }
}
