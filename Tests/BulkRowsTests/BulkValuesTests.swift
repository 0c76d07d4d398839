import CSVSource
import PackFormat
import RowReadings
import TestSupport
import Testing

@testable import BulkRows

/// Tests that the fast path collects the same values as the slow path.
struct BulkValuesTests {
  private func check(_ text: [UInt8], _ name: String) throws {
    let expected = try CSVReading(text, bulk: nil, wantsValues: true).table
    for piece in [64, 700, 1 << 14] {
      for threads in [1, 2, 3, 7] {
        let bulk = BulkOptions(threads: threads, chunkSize: piece, wantsColumns: true)
        let bytes = try CSVReading(text, bulk: bulk, wantsValues: true).table
        #expect(bytes == expected, "\(name), pieces of \(piece), \(threads) threads")
      }
    }
  }

  @Test(arguments: 0..<24)
  func soundAndFaultyRowsHaveTheSameValuesWhicheverWayTheyAreRead(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = BulkFindingsTests.text(&random, rows: 120, faults: [0, 3, 40][seed % 3])
    try check(text, "seed \(seed)")
  }

  @Test(arguments: 0..<36)
  func damagedTextHasTheSameValuesWhicheverWayItIsRead(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) + 1000)
    var text = BulkFindingsTests.text(&random, rows: 60, faults: 4)
    let bad: [[UInt8]] = [
      [0x0A], [0x0A, 0x0A], [0x0D], [0x0D, 0x0A], [0x22], [0x2C], [0xC3], [0xEF, 0xBB, 0xBF],
      Array("\"a\rb\nc\r\n\"".utf8), Array("\nFact,Value,Unit,Id,Level,AsOf\n".utf8),
      Array("\nValue,Fact,Unit,Id,Level,AsOf\n".utf8),
      Array("\n\"Lines\nof one\rand\r\nanother\",5,€,,,\n".utf8), Array("\n,,,,,\n".utf8),
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 30..<text.count, using: &random)
      text.insert(
        contentsOf: bad[Int.random(in: 0..<bad.count, using: &random)], at: index)
    }
    try check(text, "seed \(seed)")
  }

  @Test func rowsAreGatheredAndNotJudged() throws {
    var random = SplitMix(seed: 1)
    let text = BulkFindingsTests.text(&random, rows: 400, faults: 0)
    let bulk = BulkOptions(threads: 1, chunkSize: 1 << 12, wantsColumns: true)
    var passed = 0
    _ = try CSVReading(text, bulk: bulk, wantsValues: true) { passed += $0 }
    // Some rows have quotes within quotes, or look like another header row.
    #expect(passed > 250, "\(passed)")
  }
}
