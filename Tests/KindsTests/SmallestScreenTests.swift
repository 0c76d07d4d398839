import Testing
import TestSupport

@testable import Kinds

struct SmallestScreenTests {
  @Test(arguments: 0..<400)
  func thePreTestForTheSmallestScreenIsNeverWrong(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let words = [
      "a", "house", "é", "数学", "한국어", "🎯", "👩\u{200D}👧", "e\u{301}", "\n", "x\ny", "—", "\t",
    ]
    for _ in 0..<20 {
      let texts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          let word = words[Int.random(in: 0..<words.count, using: &random)]
          return String(
            repeating: word,
            count: Int.random(in: 1...Int.random(in: 1...60, using: &random), using: &random))
        }.joined(separator: Bool.random(using: &random) ? " " : "")
      }
      let rows = SmallestScreen.rows(for: texts)
      #expect(!SmallestScreen.surelyFit(texts, in: rows - 1), "\(texts)")
    }
  }

  @Test func shortTextsSurelyFit() {
    let question = ["Question 1 of 10: Which currency is used in Japan?", "1) yen", "2) won"]
    #expect(SmallestScreen.surelyFit(question, in: 19))
    #expect(!SmallestScreen.surelyFit(question, in: 3))
  }
}
