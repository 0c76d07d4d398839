import TestSupport
import Testing

@testable import PackFormat

struct IntegerListTests {
  /// Falls within a chunk, at its ends and behind the last whole one.
  @Test(arguments: [nil, 0, 1, 5000, 8190, 8191, 8192, 8193, 16_383, 16_384, 20_000, 20_001])
  func itKnowsWhetherItRises(fallsBehind: Int?) {
    var values = (0..<20_003).map { Int64($0 / 3) - 1000 }
    if let fallsBehind { values[fallsBehind] = values[fallsBehind + 1] + 1 }
    var oneByOne = IntegerList()
    for value in values { oneByOne.append(value) }
    #expect(oneByOne.rises == (fallsBehind == nil))
    var atOnce = IntegerList()
    atOnce.append(values[...])
    #expect(atOnce.rises == (fallsBehind == nil))
  }

  @Test func noneAndOneRise() {
    var list = IntegerList()
    #expect(list.rises)
    list.append(.min)
    #expect(list.rises)
  }
}

struct BlockWorkTests {
  @Test(arguments: [0, 1, 2, 3, 7])
  func whatIsMadeComesInOrder(batches: Int) {
    var work = BlockWork(10, .onOneThread) { [$0.first ?? 0, UInt8($0.count)] }
    var made: [[UInt8]] = []
    var expected: [[UInt8]] = []
    for batch in 0..<batches {
      let bytes = (0..<25).map { UInt8(25 * batch % 200 + $0) }
      made += work.begin(bytes)
      for start in [0, 10, 20] { expected.append([bytes[start], UInt8(min(10, 25 - start))]) }
    }
    made += work.finish()
    #expect(made == expected)
    #expect(work.finish().isEmpty)
  }
}
