import Games
import Testing

@Suite struct ShortAnswerTests {
  private static let questions = shortQuestions(25)

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aSessionIsTenQuestionsDrawnWithoutRepeats(seed: UInt64) throws {
    var game = try game(seed: seed)
    for _ in 0..<6 {
      game.startAgain()
      var drawn: [Int] = []
      while let question = game.ask(from: Self.questions) {
        drawn.append(question.index)
        _ = try game.pass()
      }
      #expect(drawn.count == 10 && Set(drawn).count == 10)
      #expect(game.isOver)
      #expect(game.count(of: .passed) == 10)
    }
  }

  @Test func aRightAnswerEarnsTwoPointsAtOnceAndOneOnTheSecondTry() throws {
    var game = try game(seed: 1)
    let first = try settled(game.answer(try asked(&game).answer, after: 0))
    #expect(first.verdict == .right && first.match == .exact && first.points == 2)
    let second = try asked(&game)
    #expect(try game.answer("no", after: 0) == .again(left: 1))
    #expect(game.attempt == 2)
    let outcome = try settled(game.answer(second.accepted[0], after: 29_999))
    #expect(outcome.verdict == .right && outcome.points == 1 && outcome.score == 3)
    #expect(outcome.remaining == 8)
  }

  @Test func aSlipEarnsAllPointsAndIsTold() throws {
    var game = try game(seed: 1)
    let outcome = try settled(game.answer(try asked(&game).answer + "x", after: 0))
    #expect(outcome.match == .slip && outcome.points == 2)
  }

  @Test func theLastWrongTryEndsTheQuestion() throws {
    var game = try game(seed: 2)
    _ = try asked(&game)
    _ = try game.answer("no", after: 0)
    let outcome = try settled(game.answer("neither", after: 0))
    #expect(outcome.verdict == .wrong && outcome.points == 0 && outcome.match == nil)
    #expect(game.question == nil)
    _ = try asked(&game)
    #expect(game.attempt == 1)
  }

  @Test func emptyAndRepeatedAnswersCostNothing() throws {
    var game = try game(seed: 3)
    #expect(throws: ShortAnswer.Refusal.nothingAsked) { try game.answer("a", after: 0) }
    #expect(throws: ShortAnswer.Refusal.nothingAsked) { try game.pass() }
    #expect(throws: ShortAnswer.Refusal.nothingAsked) { try game.expire() }
    _ = try asked(&game)
    #expect(throws: ShortAnswer.Refusal.empty) { try game.answer(" ?! ", after: 0) }
    _ = try game.answer("No!", after: 0)
    #expect(throws: ShortAnswer.Refusal.repeated) { try game.answer("no", after: 0) }
    #expect(game.attempt == 2)
  }

  @Test func anAnswerIsLateAtTheEndOfTheTime() throws {
    var game = try game(seed: 4)
    let outcome = try settled(game.answer(try asked(&game).answer, after: 30_000))
    #expect(outcome.verdict == .late && outcome.points == 0)
    _ = try asked(&game)
    #expect(try game.expire().verdict == .late)
    #expect(game.count(of: .late) == 2)
  }

  @Test func resetAtAnyTimeStartsAfresh() throws {
    var game = try game(seed: 7)
    for rounds in 0...9 {
      game.startAgain()
      for _ in 0..<rounds { _ = try game.answer(try asked(&game).answer, after: 0) }
      _ = try asked(&game)
      _ = try game.answer("no", after: 0)
      game.startAgain()
      #expect(game.score == 0 && game.round == 0 && game.question == nil && !game.isOver)
      #expect(game.count(of: .right) == 0)
    }
  }

  @Test func aPackWithoutQuestionsMakesNoGame() throws {
    #expect(try ShortAnswer([], rules: shortRules(), seed: 1) == nil)
  }

  private func game(seed: UInt64) throws -> ShortAnswer {
    try #require(try ShortAnswer(Self.questions, rules: shortRules(), seed: seed))
  }

  private func asked(_ game: inout ShortAnswer) throws -> ShortQuestion {
    let question = game.ask(from: Self.questions)
    return try #require(question).content
  }

  private func settled(_ reply: ShortAnswer.Reply) throws -> ShortAnswer.Outcome {
    guard case .settled(let outcome) = reply else { throw StillOpen() }
    return outcome
  }

  private struct StillOpen: Error {}
}

@Suite struct ShortAnswerRulesTests {
  @Test func theDefaultsForgiveEverything() throws {
    let rules = try shortRules()
    #expect(rules.questions == 10 && rules.seconds == 30 && rules.warningSeconds == 5)
    #expect(rules.tries == 2 && rules.rightPoints == 2 && rules.laterPoints == 1)
    #expect(rules.tolerance == AnswerTolerance())
    #expect(rules.highscore == .saved)
  }

  @Test func eachToleranceHasItsRule() throws {
    let rules = try shortRules([
      "case": "strict", "accents": "strict", "articles": "strict", "numbers": "strict",
      "slip": "0",
    ])
    var strict = AnswerTolerance()
    strict.forgivesCase = false
    strict.forgivesAccents = false
    strict.forgivesArticles = false
    strict.forgivesNumbers = false
    strict.forgivesSlip = false
    #expect(rules.tolerance == strict)
  }

  @Test(arguments: [
    ("questions", "0", "expected a whole number from 1 to 1000, found \"0\""),
    ("tries", "10", "expected a whole number from 1 to 9, found \"10\""),
    ("case", "no", "expected forgiven or strict, found \"no\""),
    ("slip", "2", "expected a whole number from 0 to 1, found \"2\""),
    ("warningSeconds", "31", "must be at most seconds, which is 30"),
    ("laterPoints", "3", "must be at most rightPoints, which is 2"),
  ])
  func aSenselessRuleIsNamed(name: String, text: String, problem: String) {
    #expect(throws: RuleError(name, problem)) { try shortRules([name: text]) }
  }
}
