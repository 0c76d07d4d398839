import Games
import PackFormat
import Testing

@Suite struct HigherOrLowerTests {
  private static let facts = (1...5).map { quantity(String($0 * 1000), "fact \($0)") }

  @Test func aGameStartsWithThreeLivesAndNoPoints() throws {
    let game = try game(seed: 1)
    #expect(game.lives == 3)
    #expect(game.score == 0)
    #expect(game.round == 0)
    #expect(game.question == nil)
    #expect(!game.isOver)
  }

  @Test func aPackWithoutFactsMakesNoGame() throws {
    #expect(try HigherOrLower(rules: rules(), factCount: 0, year: 2026, seed: 1) == nil)
  }

  @Test func theSameQuestionWaitsUntilItIsAnswered() throws {
    var game = try game(seed: 1)
    let question = game.ask(from: Self.facts)
    #expect(game.ask(from: Self.facts) == question)
    #expect(game.round == 1)
  }

  @Test func pointsAddUpAndMissesCostLivesUntilNoneIsLeft() throws {
    var game = try game(seed: 2)
    let won = try answer(&game) { $0.fact.value }
    #expect(won.verdict.points == 100)
    #expect(won.lives == 3)
    #expect(won.score == 100)
    #expect(won.answer == won.guess)
    for lives in [2, 1, 0] {
      let lost = try answer(&game) { $0.slider.below($0.fact.value) }
      #expect(lost.verdict.points == 0)
      #expect(lost.lives == lives)
      #expect(lost.score == 100)
      #expect(lost.isGameOver == (lives == 0))
    }
    #expect(game.isOver)
    #expect(game.ask(from: Self.facts) == nil)
    #expect(throws: HigherOrLower.Refusal.nothingAsked) { try game.guess(ExactDecimal(1)) }
  }

  @Test func aGuessThatIsNoneCostsNothing() throws {
    var game = try game(seed: 3)
    let asked = game.ask(from: Self.facts)
    let question = try #require(asked)
    let tooLow = ExactDecimal(question.slider.low.mantissa - 1)
    let tooHigh = ExactDecimal(question.slider.high.mantissa + 1)
    #expect(throws: HigherOrLower.Refusal.outsideRange) { try game.guess(tooLow) }
    #expect(throws: HigherOrLower.Refusal.outsideRange) { try game.guess(tooHigh) }
    let tooFine = try #require(
      ExactDecimal(mantissa: question.fact.value.mantissa * 10 + 1, scale: 1))
    #expect(throws: HigherOrLower.Refusal.tooFine) { try game.guess(tooFine) }
    #expect(game.question == question)
    #expect(game.lives == 3)
    #expect(try game.guess(question.slider.high).question == question)
  }

  @Test func aGuessMayLieBetweenThePositionsOfTheSlider() throws {
    let fact = quantity("1412600000")
    var game = try game(seed: 1)
    _ = game.ask(from: Array(repeating: fact, count: 5))
    #expect(try game.guess(fact.value).verdict.points == 100)
  }

  @Test func noQuestionComesTwiceBeforeAllHaveCome() throws {
    var game = try game(seed: 4)
    for _ in 0..<10 {
      let asked = try (0..<5).map { _ in try answer(&game) { $0.fact.value }.question.index }
      #expect(asked.sorted() == [0, 1, 2, 3, 4])
    }
  }

  @Test func aNewGameGoesOnWithThePoolAsItIs() throws {
    for seed in 0..<20 as Range<UInt64> {
      var game = try game(seed: seed)
      var asked: [Int] = []
      for _ in 0..<3 {
        asked.append(try answer(&game) { $0.slider.below($0.fact.value) }.question.index)
      }
      #expect(game.isOver)
      game.startAgain()
      #expect(game.lives == 3 && game.score == 0 && game.round == 0)
      for _ in 0..<2 { asked.append(try answer(&game) { $0.slider.low }.question.index) }
      #expect(asked.sorted() == [0, 1, 2, 3, 4], "seed \(seed)")
    }
  }

  /// A question that was on the screen when the game was left counts as asked, and does not return
  /// before the others.
  @Test func aQuestionLeftOpenIsUsed() throws {
    var game = try game(seed: 5)
    let open = game.ask(from: Self.facts)?.index
    game.startAgain()
    let rest = try (0..<4).map { _ in try answer(&game) { $0.fact.value }.question.index }
    #expect(([open] + rest).compactMap(\.self).sorted() == [0, 1, 2, 3, 4])
  }

  @Test func whatIsGuessedDoesNotChangeWhatIsAsked() throws {
    var one = try game(seed: 6)
    var other = try game(seed: 6)
    for _ in 0..<2 {
      let exact = try answer(&one) { $0.fact.value }
      let low = try answer(&other) { $0.slider.low }
      #expect(exact.question == low.question)
    }
  }

  @Test func anotherSeedIsAnotherGame() throws {
    var one = try game(seed: 7)
    var other = try game(seed: 8)
    let questions = (one.ask(from: Self.facts), other.ask(from: Self.facts))
    #expect(questions.0 != questions.1)
  }

  @Test(arguments: [
    ("year", true), ("Year", true), ("YEAR", true), ("years", false), ("yea", false), ("", false),
    ("yeaR", true), ("y\u{5}ar", false),
  ])
  func aFactWhoseUnitIsYearIsAYearQuestion(unit: String, isYear: Bool) {
    #expect(Fact(prompt: "", value: ExactDecimal(1), unit: unit).isYear == isYear)
  }

  @Test func aFactThatCannotBeReadIsAnErrorAndNotAQuestion() throws {
    struct Unreadable: Error, Equatable {}
    struct Broken: FactSource {
      var questionCount: Int { 3 }
      func id(at index: Int) throws(Unreadable) -> String? { nil }
      func question(at index: Int) throws(Unreadable) -> Fact { throw Unreadable() }
      func origin(at index: Int) throws(Unreadable) -> FactOrigin { throw Unreadable() }
    }
    var game = try game(seed: 9)
    #expect(throws: Unreadable()) { try game.ask(from: Broken()) }
    #expect(game.question == nil)
    #expect(game.round == 0)
  }

  private func game(seed: UInt64) throws -> HigherOrLower {
    let rules = try rules()
    return try #require(HigherOrLower(rules: rules, factCount: 5, year: 2026, seed: seed))
  }

  private func answer(
    _ game: inout HigherOrLower, _ choose: (HigherOrLower.Question) -> ExactDecimal
  ) throws -> HigherOrLower.Outcome {
    let asked = game.ask(from: Self.facts)
    let question = try #require(asked)
    return try game.guess(choose(question))
  }
}
