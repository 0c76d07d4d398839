import Games
import Testing

@Suite struct ChoiceQuizTests {
  private static let questions = quizQuestions(25)

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aSessionIsTenQuestionsDrawnWithoutRepeats(seed: UInt64) throws {
    var game = try game(seed: seed)
    for _ in 0..<6 {
      game.startAgain()
      var drawn: [Int] = []
      while let question = game.ask(from: Self.questions) {
        drawn.append(question.index)
        _ = try game.answer(0, after: 0)
      }
      #expect(drawn.count == 10)
      #expect(Set(drawn).count == 10)
      #expect(game.isOver)
    }
  }

  @Test func pinnedChoicesComeLastAndTheOthersKeepTheirShuffledOrder() throws {
    var orders: Set<[String]> = []
    for seed in 0..<50 as Range<UInt64> {
      var pinned = quizQuestions(1)
      var plain = try #require(try ChoiceQuiz(rules: quizRules(), questionCount: 1, seed: seed))
      var game = plain
      let unpinned = plain.ask(from: pinned)
      let free = try #require(unpinned).choices
      pinned[0].pinned = [2, 0]
      let asked = game.ask(from: pinned)
      let question = try #require(asked)
      let last = ["wrong 0b", "right 0"]
      #expect(question.choices == free.filter { !last.contains($0) } + last)
      #expect(question.right == 3)
      orders.insert(question.choices)
    }
    #expect(orders.count == 2)
  }

  @Test func aNewSessionGoesOnWithTheQuestionsThatAreLeft() throws {
    var game = try game(seed: 4)
    let first = try session(&game)
    game.startAgain()
    #expect(Set(first).isDisjoint(with: try session(&game)))
  }

  @Test func aPackWithFewerQuestionsMakesAShorterSession() throws {
    var game = try #require(try ChoiceQuiz(rules: quizRules(), questionCount: 4, seed: 1))
    #expect(game.length == 4)
    #expect(try session(&game).sorted() == [0, 1, 2, 3])
  }

  @Test func aPackWithoutQuestionsMakesNoGame() throws {
    #expect(try ChoiceQuiz(rules: quizRules(), questionCount: 0, seed: 1) == nil)
  }

  @Test func choicesAreInAShuffledOrderAndEveryPlaceIsAsLikely() throws {
    var counts = [Int](repeating: 0, count: 4)
    for seed in 0..<400 as Range<UInt64> {
      var game = try game(seed: seed)
      while let question = game.ask(from: Self.questions) {
        let content = question.content
        #expect(Set(question.choices) == Set([content.right] + content.wrong))
        #expect(question.choices[question.right] == content.right)
        counts[question.right] += 1
        _ = try game.answer(0, after: 0)
      }
    }
    // 1000 of each are expected, with a standard deviation of 27.
    #expect(counts.allSatisfy { (890...1110).contains($0) }, "\(counts)")
  }

  @Test(
    arguments: [(0, true), (1, true), (9_999, true), (10_000, false), (10_001, false)]
      as [(Int64, Bool)])
  func anAnswerCountsUntilTheTenSecondsAreUp(milliseconds: Int64, counts: Bool) throws {
    var game = try game(seed: 3)
    let asked = game.ask(from: Self.questions)
    let question = try #require(asked)
    let outcome = try game.answer(question.right, after: milliseconds)
    #expect(outcome.verdict == (counts ? .right : .late))
    #expect(outcome.choice == (counts ? question.right : nil))
    #expect(outcome.score == (counts ? 1 : 0))
    #expect(outcome.remaining == 9)
    #expect(game.question == nil)
  }

  @Test func whenTheTimeIsUpNothingIsEarnedAndTheGameMovesOn() throws {
    var game = try game(seed: 3)
    let asked = game.ask(from: Self.questions)
    let outcome = try game.expire()
    #expect(outcome.verdict == .late)
    #expect(outcome.question == asked)
    #expect(outcome.points == 0)
    #expect(game.ask(from: Self.questions) != asked)
    #expect(game.round == 2)
  }

  @Test func aRightAnswerIsWorthOnePointAndAWrongOneNothing() throws {
    var game = try game(seed: 5)
    for round in 1...10 {
      let asked = game.ask(from: Self.questions)
      let question = try #require(asked)
      let isRight = round % 2 == 1
      let outcome = try game.answer(isRight ? question.right : (question.right + 1) % 4, after: 1)
      #expect(outcome.verdict == (isRight ? .right : .wrong))
      #expect(outcome.points == (isRight ? 1 : 0))
      #expect(outcome.score == Int64((round + 1) / 2))
      #expect(outcome.isGameOver == (round == 10))
    }
    #expect(game.ask(from: Self.questions) == nil)
    #expect(ChoiceQuiz.Verdict.allCases.map { game.count(of: $0) } == [5, 5, 0])
  }

  @Test func thePointsAreThoseOfThePack() throws {
    var game = try #require(
      try ChoiceQuiz(rules: quizRules(["rightPoints": "7"]), questionCount: 25, seed: 1))
    let asked = game.ask(from: Self.questions)
    #expect(try game.answer(try #require(asked).right, after: 0).score == 7)
  }

  @Test func aChoiceThatIsNoneCostsNothing() throws {
    var game = try game(seed: 6)
    #expect(throws: ChoiceQuiz.Refusal.nothingAsked) { try game.answer(0, after: 0) }
    #expect(throws: ChoiceQuiz.Refusal.nothingAsked) { try game.expire() }
    let asked = game.ask(from: Self.questions)
    for choice in [-1, 4, .max, .min] {
      #expect(throws: ChoiceQuiz.Refusal.noSuchChoice) { try game.answer(choice, after: 9_999) }
    }
    #expect(game.question == asked)
    #expect(game.ask(from: Self.questions) == asked)
    #expect(try game.answer(4, after: 10_000).verdict == .late)
  }

  @Test func resetAtAnyTimeStartsAfresh() throws {
    var game = try game(seed: 7)
    for rounds in 0...10 {
      game.startAgain()
      for _ in 0..<rounds {
        let asked = game.ask(from: Self.questions)
        _ = try game.answer(try #require(asked).right, after: 0)
      }
      if rounds < 10 { _ = game.ask(from: Self.questions) }
      game.startAgain()
      #expect(game.score == 0 && game.round == 0 && game.question == nil && !game.isOver)
      #expect(game.count(of: .right) == 0)
      #expect(game.ask(from: Self.questions) != nil)
    }
  }

  @Test func theSameSeedAndAnswersGiveTheSameGame() throws {
    func play(_ seed: UInt64) throws -> [ChoiceQuiz.Outcome] {
      var game = try game(seed: seed)
      var outcomes: [ChoiceQuiz.Outcome] = []
      while let question = game.ask(from: Self.questions) {
        outcomes.append(try game.answer(question.index % 4, after: 1))
      }
      return outcomes
    }
    #expect(try play(9) == play(9))
    #expect(try play(9) != play(10))
  }

  private func game(seed: UInt64) throws -> ChoiceQuiz {
    try #require(
      try ChoiceQuiz(rules: quizRules(), questionCount: Self.questions.count, seed: seed))
  }

  /// Returns the numbers of the questions that a session asked.
  private func session(_ game: inout ChoiceQuiz) throws -> [Int] {
    var drawn: [Int] = []
    while let question = game.ask(
      from: Self.questions.prefix(game.length == 10 ? 25 : 4).map { $0 })
    {
      drawn.append(question.index)
      _ = try game.answer(question.right, after: 0)
    }
    return drawn
  }
}

@Suite struct ChoiceQuizRulesTests {
  @Test func theDefaultsAreThoseOfTheGame() throws {
    let rules = try quizRules()
    #expect(rules.questions == 10 && rules.seconds == 10 && rules.warningSeconds == 3)
    #expect(rules.rightPoints == 1)
    #expect(rules.highscore == .saved)
    #expect(try quizRules(["highscore": "session"]).highscore == .session)
  }

  @Test func whereTheHighScoreIsKeptCanBeToldWithoutTheGame() {
    #expect(HighscorePlace.of([RuleText("lives", "3")]) == .saved)
    #expect(HighscorePlace.of([RuleText("highscore", "saved")]) == .saved)
    #expect(HighscorePlace.of([RuleText("highscore", "session")]) == .session)
  }

  @Test(
    arguments: [
      (-5, 10), (0, 10), (1, 10), (999, 10), (1000, 9), (6_999, 4), (7_000, 3), (9_000, 1),
      (9_999, 1), (10_000, 0), (.max, 0),
    ] as [(Int64, Int)])
  func theClockCountsDownToZeroWhenTheTimeIsUp(milliseconds: Int64, shown: Int) throws {
    let rules = try quizRules()
    #expect(rules.secondsLeft(after: milliseconds) == shown)
    #expect(rules.isLate(after: milliseconds) == (shown == 0))
  }

  @Test(
    arguments: [
      ("3", 6_999, false), ("3", 7_000, true), ("3", 9_999, true), ("3", 10_000, false),
      ("0", 9_999, false), ("10", 0, true),
    ] as [(String, Int64, Bool)])
  func theWarningIsForTheLastSeconds(seconds: String, milliseconds: Int64, warns: Bool) throws {
    let rules = try quizRules(["warningSeconds": seconds])
    #expect(rules.isLow(after: milliseconds) == warns)
  }

  @Test(arguments: [
    ("questions", "0", "expected a whole number from 1 to 1000, found \"0\""),
    ("seconds", "1.5", "expected a whole number from 1 to 3600, found \"1.5\""),
    ("warningSeconds", "11", "must be at most seconds, which is 10"),
    ("highscore", "never", "expected saved or session, found \"never\""),
  ])
  func aSenselessRuleIsNamed(name: String, text: String, problem: String) {
    #expect(throws: RuleError(name, problem)) { try quizRules([name: text]) }
  }
}
