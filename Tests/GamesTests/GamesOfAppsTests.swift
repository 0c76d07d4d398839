import Games
import PackFormat
import TestSupport
import Testing

/// The games as an app plays them are those of the player: the same questions, judgements and scores.
@Suite struct GamesOfAppsTests {
  private static func facts(_ count: Int) -> BuiltPack {
    var pack = BuiltPack(kind: "facts", rules: HigherOrLowerRules.defaults)
    pack.add("Fact", (0..<count).map { "fact \($0)" })
    pack.add("Value", (0..<count).map { ExactDecimal(Int64($0) * 777 + 5) })
    pack.add("Unit", Array(repeating: "m", count: count))
    pack.add("Source", (0..<count).map { $0 == 1 ? nil : "Book \($0)" })
    return pack
  }

  private static let quiz = {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.pictures = ["yen.png", "won.png"]
    pack.files = [[1], [2, 3]]
    pack.add("Prompt", ["Japan?", "Korea?"])
    pack.add("Prompt", language: "ru", ["Япония?", nil])
    pack.add("Right", ["Yen", "Won"])
    pack.add("Wrong1", ["Yuan", "Yen"])
    pack.add("Explanation", ["Since 1871.", nil])
    pack.add("Image", .reference, [1, nil])
    pack.add("Alt", ["A coin", nil])
    return pack
  }()

  @Test(arguments: 0..<20 as Range<UInt64>)
  func higherOrLowerIsThatOfThePlayer(seed: UInt64) throws {
    let pack = try Self.facts(30).reader()
    let source = try PackFacts(pack)
    var known = HigherOrLower(
      rules: try HigherOrLowerRules(RuleText.all(in: pack)), deck: Deck(count: 30), year: 0,
      seed: seed)
    var game = try HigherOrLowerGame(pack, seed: seed)
    for _ in 0..<2 {
      while let question = try game.ask() {
        let asked = try #require(try known.ask(from: source))
        #expect(question.row == asked.index && question.slider == asked.slider)
        #expect(question.prompt == asked.fact.prompt && question.unit == "m" && !question.isYear)
        #expect(try question.id == source.id(at: asked.index))
        let guess = question.slider.position(at: 0.4)
        let outcome = try #require(try game.guess(guess))
        let judged = try known.guess(guess)
        #expect(outcome.answer == judged.answer && outcome.points == judged.verdict.points)
        #expect(outcome.losesLife == judged.verdict.losesLife)
        #expect(outcome.source == (question.row == 1 ? nil : "Book \(question.row)"))
        #expect(game.lives == known.lives && game.score == known.score && game.round == known.round)
      }
      #expect(game.isOver && known.isOver)
      game.startAgain()
      known.startAgain()
      #expect(game.lives == 3 && game.score == 0 && game.round == 0)
    }
  }

  @Test func aGuessThatIsNoPositionIsNotJudged() throws {
    var game = try HigherOrLowerGame(Self.facts(3).reader(), seed: 1)
    #expect(try game.guess(ExactDecimal(1)) == nil)
    let slider = try #require(try game.ask()).slider
    #expect(try game.guess(ExactDecimal(-1)) == nil)
    #expect(try game.guess(#require(ExactDecimal(mantissa: 5, scale: 9))) == nil)
    #expect(game.lives == 3)
    #expect(try game.guess(slider.low) != nil)
    #expect(try game.guess(slider.low) == nil)
  }

  @Test func onlyChosenRowsAreAsked() throws {
    var game = try HigherOrLowerGame(Self.facts(30).reader(), rows: [4, 17, 99, -1], seed: 7)
    var rows: Set<Int> = []
    for _ in 0..<20 {
      while let question = try game.ask() {
        rows.insert(question.row)
        _ = try game.guess(question.slider.offered)
      }
      game.startAgain()
    }
    #expect(rows == [4, 17])
  }

  @Test func aPackThatCannotBePlayedSaysWhy() throws {
    func message(_ body: () throws(GameError) -> Void) -> String? {
      do throws(GameError) { try body() } catch { return error.message }
      return nil
    }
    let (facts, quiz, one) = try (Self.facts(2).reader(), Self.quiz.reader(), [99])
    #expect(
      message { () throws(GameError) in _ = try HigherOrLowerGame(quiz, seed: 1) }
        == "malformed: there is no table of facts (at byte 0)")
    #expect(
      message { () throws(GameError) in _ = try ChoiceQuizGame(facts, seed: 1) }
        == "malformed: there is no table of questions (at byte 0)")
    #expect(
      message { () throws(GameError) in _ = try HigherOrLowerGame(facts, rows: one, seed: 1) }
        == "the pack has no question")
    #expect(
      message { () throws(GameError) in _ = try ChoiceQuizGame(quiz, rows: [], seed: 1) }
        == "the pack has no question")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theQuizIsThatOfThePlayer(seed: UInt64) throws {
    let pack = try Self.quiz.reader()
    let source = try PackChoiceQuestions(pack, language: "ru")
    var known = ChoiceQuiz(
      rules: try ChoiceQuizRules(RuleText.all(in: pack)), deck: Deck(count: 2), seed: seed)
    var game = try ChoiceQuizGame(pack, language: "ru", seed: seed)
    #expect(game.length == 2 && game.limit == 10_000)
    while let question = try game.ask() {
      let asked = try #require(try known.ask(from: source))
      #expect(question.row == asked.index && question.choices == asked.choices)
      #expect(question.prompt == (question.row == 0 ? "Япония?" : "Korea?"))
      #expect(try question.id == source.id(at: asked.index))
      #expect(question.picture == (question.row == 0 ? [2, 3] : nil))
      #expect(question.pictureText == (question.row == 0 ? "A coin" : nil))
      #expect(game.answer(2, after: 5) == nil)
      let late: Int64 = question.row == 0 ? 10_000 : 5
      let answered = game.answer(0, after: late)
      let outcome = try #require(answered)
      let judged = try known.answer(0, after: late)
      #expect(outcome.points == judged.points && outcome.right == asked.right)
      #expect("\(outcome.verdict)" == judged.verdict.rawValue)
      #expect(outcome.explanation == (question.row == 0 ? "Since 1871." : nil))
      #expect(game.score == known.score && game.round == known.round)
      #expect(game.answer(0, after: 5) == nil && game.expire() == nil)
    }
    #expect(game.isOver)
    game.startAgain()
    #expect(try game.ask() != nil)
    #expect(game.expire()?.verdict == .late)
  }
}
