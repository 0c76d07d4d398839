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
}

private final class Counter: Sendable {
  private let number = Atomic<Int>(0)
  func add() { number.add(1, ordering: .relaxed) }
  var count: Int { number.load(ordering: .relaxed) }
}
