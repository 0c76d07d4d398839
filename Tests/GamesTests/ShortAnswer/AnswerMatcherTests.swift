import Testing

@testable import Games

@Suite struct AnswerMatcherTests {
  private static let city = ShortQuestion(
    prompt: "?", answer: "Reykjavík", accepted: ["Reykjavik City"], refused: ["Reykjavak"])

  private static func match(
    _ typed: String, with question: ShortQuestion, _ tolerance: AnswerTolerance = AnswerTolerance()
  ) -> AnswerMatch? {
    let matcher = AnswerMatcher(tolerance, languages: ["en"])
    return matcher.match(matcher.folding.folded(typed), with: matcher.forms(of: question))
  }

  @Test(
    arguments: [
      ("Reykjavík", .exact), ("reykjavik", .exact), ("REYKJAVIK CITY", .exact),
      ("Reykjavk", .slip), ("Reykjavvik", .slip), ("Reykjabik", .slip), ("Reykajvik", .slip),
      ("eRykjavik", .slip), ("reykjavikcit", .slip), ("Rekjavk", nil), ("Reykjaviiik", nil),
      ("", nil), ("?!", nil), ("Reykjavak", nil), ("Oslo", nil),
    ] as [(String, AnswerMatch?)])
  func anAnswerMayHaveOneSlip(typed: String, match: AnswerMatch?) {
    #expect(Self.match(typed, with: Self.city) == match)
  }

  @Test(
    arguments: [
      ("Oslo", "Osla"), ("1969", "1968"), ("Apollo 11", "Apollo 12"), ("Apollo 11", "Apollo 111"),
      ("Rhine", "the Rhime x"), ("H2O", "H2"),
    ] as [(String, String)])
  func shortAnswersAndNumbersForgiveNoSlip(answer: String, typed: String) {
    let question = ShortQuestion(prompt: "?", answer: answer)
    #expect(Self.match(typed, with: question) == nil)
  }

  @Test func lettersBesideANumberMayHaveASlip() {
    let question = ShortQuestion(prompt: "?", answer: "Apollo 11")
    #expect(Self.match("Apolo eleven", with: question) == .slip)
  }

  @Test func aSlipIsWrongWhereTheRulesForgiveNone() {
    var tolerance = AnswerTolerance()
    tolerance.forgivesSlip = false
    #expect(Self.match("Reykjavk", with: Self.city, tolerance) == nil)
  }

  /// Compares the shortcut for one slip with the whole table of the distance.
  @Test func oneSlipIsADistanceOfOne() {
    var generator = SeededGenerator(seed: 5)
    var found = 0
    for _ in 0..<20_000 {
      let (one, other) = (word(&generator), word(&generator))
      let isOne = distance(one, other) == 1
      #expect(OneSlip.isOneSlip(one, other) == isOne, "\(one) \(other)")
      if isOne { found += 1 }
    }
    #expect(found > 2_000)
  }

  private func word(_ generator: inout SeededGenerator) -> [Unicode.Scalar] {
    (0..<generator.below(5)).map { _ in generator.below(2) == 0 ? "a" : "b" }
  }

  private func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in 0...one.count {
      for column in 0...other.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let isSame = one[row - 1] == other[column - 1]
        var least = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1]
        {
          least = min(least, table[row - 2][column - 2] + 1)
        }
        table[row][column] = least
      }
    }
    return table[one.count][other.count]
  }
}
