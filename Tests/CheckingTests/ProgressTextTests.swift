@testable import Checking
import Testing
import TextUnicode

/// Tests of the progress line.
struct ProgressTextTests {
  private let half = ProgressText(
    "checking facts.csv", done: 250_000_000, of: 500_000_000, .bytes, rows: 4_000_000,
    since: (50_000_000, 1000))

  @Test(arguments: [
    (100, "checking facts.csv: [==========>         ] 50 %, 4000000 rows, 200 MB/s, 2 s left"),
    (70, "checking facts.csv: 50 %, 4000000 rows, 200 MB/s, 2 s left"),
    (50, "checking facts.csv: 50 %, 200 MB/s, 2 s left"),
    (39, "checking facts.csv: 50 %, 2 s left"),
    (30, "checking facts.csv: 50 %"),
    (20, "checking fa...: 50 %"),
    (8, ": 50 %"),
  ])
  func thereIsAsMuchAsThereIsRoomFor(columns: Int, expected: String) {
    #expect(half.line(columns: columns) == expected)
  }

  @Test(arguments: [
    (0, "[>                   ] 0 %, 0 rows"),
    (1_000, "[====================] 100 %, 0 rows, 0 s left"),
    (2_000, "[====================] 100 %, 0 rows, 0 s left"),
    (1, "[>                   ] 0 %, 0 rows, 17 min left"),
  ])
  func workBeyondTheTotalIsShownAsTheTotal(done: Int, expected: String) {
    let text = ProgressText("a", done: done, of: 1000, .others, rows: 0, since: (0, 1000))
    #expect(text.line(columns: 79) == "a: " + expected)
  }

  @Test func nothingIsForetoldFromATwinkling() {
    let text = ProgressText("a", done: 10, of: 100, .bytes, since: (0, 100))
    #expect(text.line(columns: 79) == "a: [==>                 ] 10 %")
  }

  @Test func whereNobodyKnowsHowMuchThereIsOnlyTheWorkIsNamed() {
    let text = ProgressText("packing facts.csv", done: 0, of: 0, .bytes, since: (0, 1000))
    #expect(text.line(columns: 79) == "packing facts.csv")
    #expect(text.line(columns: 9) == "packin...")
  }

  @Test(arguments: 0..<120)
  func aLineIsNeverWiderThanItMayBe(columns: Int) {
    let text = ProgressText(
      "checking 東京.csv", done: 5_000, of: 100_000, .bytes, rows: 12, since: (0, 500))
    #expect(text.line(columns: columns).displayWidth <= max(6, columns))
  }
}
