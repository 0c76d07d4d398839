import Synchronization
import TestSupport
import Testing

@testable import PackFormat

struct IntegerListTests {
  /// The one value that is not above its predecessor lies within a chunk, at its ends, or behind
  /// the last whole chunk.
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

  struct Values: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The number of bytes that a whole chunk of the values takes.
    var bytes: Int
    var of: @Sendable (Int64) -> Int64
  }

  static let values = [
    Values(testDescription: "even steps", bytes: 0) { 1_000_000 + 3 * $0 },
    Values(testDescription: "where short texts end", bytes: 8192) { 44 * $0 + $0 * $0 % 40 },
    Values(testDescription: "steps as long as values", bytes: 8192) { $0 * 250 / 8191 },
    Values(testDescription: "one that falls", bytes: 2 * 8192) { $0 == 17 ? 0 : $0 },
    Values(testDescription: "a step beyond all numbers", bytes: 8192) { $0 < 9 ? .min : .max },
    Values(testDescription: "the largest range", bytes: 8 * 8192) { $0 == 0 ? .min : $0 },
    Values(testDescription: "all the same", bytes: 0) { _ in -7 },
  ]

  /// The values fill a chunk, which is spilled, and some more values stay in memory.
  @Test(arguments: values)
  func itTakesAsFewBytesAsItsValuesOrStepsNeed(_ expected: Values) {
    let values = (0..<8195).map { expected.of($0) }
    let kept = SpillStoreTests.Spill()
    var list = IntegerList(kept.store(most: .max))
    list.append(values[...])
    #expect(kept.bytes.withLock { $0.count } == expected.bytes)
    var read: [Int64] = []
    list.forEachPiece { (piece: ArraySlice<Int64>) in read += piece }
    #expect(read == values)
    #expect(list.least == values.min())
    #expect(list.most == values.max())
  }
}

struct BlockWorkTests {
  @Test(arguments: [0, 1, 2, 3, 7])
  func encodedPartsComeInOrder(batches: Int) {
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
