import Games
import Testing

@Suite struct PlacingTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theItemsAreNeverShownInTheirRightOrder(seed: UInt64) throws {
    for question in placingQuestions {
      var game = try game([question], seed: seed)
      let order = try asked(&game, [question]).order
      #expect(order.sorted() == Array(question.items.indices))
      #expect(Array(order.prefix(question.places.count)) != Array(question.places.indices))
    }
  }

  /// With three items there are six orders, and each but the right one comes about equally often.
  @Test func everyOtherOrderIsEquallyLikely() throws {
    let question = PlacingQuestion("q", order: ["a", "b", "c"])
    var counts: [[Int]: Int] = [:]
    for seed in 0..<5000 as Range<UInt64> {
      var game = try game([question], seed: seed)
      counts[try asked(&game, [question]).order, default: 0] += 1
    }
    #expect(counts.count == 5)
    #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  /// Each answer earns what a count of the texts in their right places says.
  @Test(arguments: 0..<100 as Range<UInt64>, Credit.allCases)
  func anAnswerEarnsWhatItsTextsAreWorth(seed: UInt64, credit: Credit) throws {
    var chance = SeededGenerator(seed: seed)
    var game = try game(
      placingQuestions, ["credit": credit.rawValue, "rightPoints": "3"], seed: seed)
    var score: Int64 = 0
    while let question = game.ask(from: placingQuestions) {
      let content = question.content
      let answer = Array(chance.shuffled(content.items.count).prefix(content.places.count))
      let given = answer.map { question.shown[$0] }
      let right = content.items.prefix(content.places.count).map { $0.text }
      let count = zip(given, right).count { $0 == $1 }
      let outcome = try game.answer(answer, after: 0)
      #expect(outcome.rightPlaces == count)
      #expect(outcome.verdict == (count == right.count ? .right : count == 0 ? .wrong : .partly))
      let points =
        switch credit {
        case .whole: count == right.count ? 3 : 0 as Int64
        case .part: 3 * Int64(count)
        }
      score += points
      #expect(outcome.points == points && outcome.score == score)
    }
    #expect(game.isOver && game.score == score)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theRightAnswerIsRight(seed: UInt64) throws {
    var game = try game(placingQuestions, seed: seed)
    while let question = game.ask(from: placingQuestions) {
      #expect(try game.answer(question.right, after: 59_999).verdict == .right)
    }
    #expect(game.count(of: .right) == placingQuestions.count)
  }

  @Test func anItemWithTheTextOfTheRightOneIsRight() throws {
    let question = PlacingQuestion("q", pairs: [("a", "same"), ("b", "same"), ("c", "other")])
    var game = try game([question], seed: 1)
    var right = try asked(&game, [question]).right
    right.swapAt(0, 1)
    #expect(try game.answer(right, after: 0).verdict == .right)
  }

  @Test func answersThatAreNoneCostNothing() throws {
    let question = PlacingQuestion("q", pairs: [("a", "1"), ("b", "2")], extras: ["3"])
    var game = try game([question], seed: 1)
    #expect(throws: Placing.Refusal.nothingAsked) { try game.answer([0, 1], after: 0) }
    #expect(throws: Placing.Refusal.nothingAsked) { try game.expire() }
    _ = try asked(&game, [question])
    #expect(throws: Placing.Refusal.otherCount) { try game.answer([0], after: 0) }
    #expect(throws: Placing.Refusal.otherCount) { try game.answer([0, 1, 2], after: 0) }
    #expect(throws: Placing.Refusal.noSuchItem) { try game.answer([0, 3], after: 0) }
    #expect(throws: Placing.Refusal.noSuchItem) { try game.answer([-1, 0], after: 0) }
    #expect(throws: Placing.Refusal.usedTwice(2)) { try game.answer([2, 2], after: 0) }
    #expect(game.round == 1 && game.question != nil)
  }

  @Test func anAnswerIsLateAtTheEndOfTheTime() throws {
    var game = try game(placingQuestions, seed: 4)
    let right = try asked(&game, placingQuestions).right
    let outcome = try game.answer(right, after: 60_000)
    #expect(outcome.verdict == .late && outcome.answer == nil && outcome.points == 0)
    _ = try asked(&game, placingQuestions)
    #expect(try game.expire().verdict == .late)
    #expect(game.count(of: .late) == 2)
  }

  @Test func anAnswerIsKeptByTheColumnsOfItsItems() throws {
    let question = PlacingQuestion("q", pairs: [("a", "1"), ("b", "2")], extras: ["3"])
    var game = try game([question], seed: 3)
    let asked = try asked(&game, [question])
    let items = [2, 0].map { item in asked.order.firstIndex(of: item) ?? 0 }
    let given = try game.answer(items, after: 1200).given(after: 1200)
    #expect(given.content == .text("Extra1;Right1"))
    #expect(!given.isRight && given.milliseconds == 1200)
  }

  @Test func resetAtAnyTimeStartsAfresh() throws {
    var game = try game(placingQuestions, seed: 7)
    for rounds in 0..<placingQuestions.count {
      game.startAgain()
      for _ in 0..<rounds {
        _ = try game.answer(try asked(&game, placingQuestions).right, after: 0)
      }
      _ = try asked(&game, placingQuestions)
      game.startAgain()
      #expect(game.score == 0 && game.round == 0 && game.question == nil && !game.isOver)
    }
  }

  @Test func aPackWithoutQuestionsMakesNoGame() throws {
    #expect(try Placing(rules: placingRules(), questionCount: 0, seed: 1) == nil)
  }

  @Test func aWarningLongerThanTheTimeIsAnError() {
    #expect(throws: RuleError("warningSeconds", "must be at most seconds, which is 5")) {
      try placingRules(["seconds": "5"])
    }
  }

  private func game(
    _ questions: [PlacingQuestion], _ rules: [String: String] = [:], seed: UInt64
  ) throws -> Placing {
    try #require(
      try Placing(rules: placingRules(rules), questionCount: questions.count, seed: seed))
  }

  private func asked(
    _ game: inout Placing, _ questions: [PlacingQuestion]
  ) throws -> Placing.Question {
    let question = game.ask(from: questions)
    return try #require(question)
  }
}

/// Returns the default rules with some changed.
func placingRules(_ given: [String: String] = [:]) throws(RuleError) -> PlacingRules {
  try PlacingRules(
    RuleText.filled(given.map { RuleText($0.key, $0.value) }, of: PlacingRules.specifications))
}

/// Ten questions: orderings of 3 to 8 items, and matchings of 2 to 6 pairs with up to 3 further items.
let placingQuestions: [PlacingQuestion] =
  [3, 4, 6, 7, 8].map { count in
    PlacingQuestion("order \(count)", order: (0..<count).map { "item \($0)" })
  }
  + (2...6).map { count in
    PlacingQuestion(
      "match \(count)", pairs: (0..<count).map { ("left \($0)", "right \($0)") },
      extras: (0..<max(1, count - 3)).map { "extra \($0)" })
  }
