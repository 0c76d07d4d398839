import Files
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 40])
  func allThreadsHaveReturnedBeforeItGoesOn(count: Int) {
    let done = Atomic<Int>(0)
    let shared = Counter()
    Workers.run(beside: count) {
      shared.add()
    } here: {
      done.add(1, ordering: .relaxed)
    }
    #expect(shared.count == count)
    #expect(done.load(ordering: .relaxed) == 1)
    #expect(Workers.coreCount >= 1)
  }

  @Test(arguments: [1, 2, 7])
  func resultsComeInTheOrderOfTheirNumbers(threads: Int) {
    for count in [0, 1, 3, 100] {
      let made = Workers.map(count, threads: threads) { "\($0)" }
      #expect(made == (0..<count).map { "\($0)" })
    }
  }

  @Test(arguments: [1, 2, 7])
  func theCallingThreadMakesItsShareInItsOwnWay(threads: Int) {
    for count in [0, 1, 3, 100] {
      var own: [Int] = []
      let made = Workers.map(
        count, threads: threads,
        here: { number in
          own.append(number)
          return number
        }, { $0 })
      #expect(made == Array(0..<count))
      #expect(own == own.sorted() && (threads > 1 || own == made))
    }
  }

  @Test func aQueueGivesEachNumberOnce() {
    let queue = WorkQueue(1000)
    let shared = Mutex<[Int]>([])
    Workers.run(beside: 3) {
      while let number = queue.take() { shared.withLock { $0.append(number) } }
    } here: {
      while let number = queue.take() { shared.withLock { $0.append(number) } }
    }
    #expect(shared.withLock { $0.sorted() } == Array(0..<1000))
    #expect(queue.take() == nil)
  }

  @Test(arguments: [1, 2, 7])
  func begunWorkMayBeCollectedTwiceOrNever(threads: Int) {
    let work = BegunWork(100, threads: threads) { $0 * $0 }
    #expect(work.made() == (0..<100).map { $0 * $0 })
    #expect(work.made() == work.made())
    let shared = Counter()
    _ = BegunWork(1000, threads: threads) { _ in shared.add() }
    let count = shared.count
    // No worker is still running.
    #expect(threads > 1 || count == 0)
    #expect(shared.count == count)
  }
}

private final class Counter: Sendable {
  private let number = Atomic<Int>(0)
  func add() { number.add(1, ordering: .relaxed) }
  var count: Int { number.load(ordering: .relaxed) }
}
