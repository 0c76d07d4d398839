import PackFormat
import Testing

@testable import Games

/// Tests that a simulated game is the game that packplay plays.
@Suite struct TrialTests {
  private static let facts = [quantity("20"), quantity("8849"), quantity("3.5"), year(1969)]

  @Test(arguments: HigherOrLowerBot.names, [0, 7, .max] as [UInt64])
  func aTrialIsTheFirstGameOfSelfPlay(name: String, seed: UInt64) throws {
    let bot = try #require(HigherOrLowerBot(named: name))
    var play = try #require(
      try HigherOrLowerSelfPlay(
        Self.facts, rules: rules(), year: 2026, seed: seed, bot: bot, format: .text))
    play.playGame()
    var sums = TrialSums(questionCount: Self.facts.count)
    HigherOrLowerTrial(Self.facts, rules: try rules(), year: 2026).play(
      bot, seed: seed, into: &sums)
    #expect(sums.scores == [play.total: 1])
    #expect(sums.questions.reduce(0) { $0 + $1.points } == play.total)
  }

  @Test(arguments: ChoiceQuizBot.allCases, [0, 7, .max] as [UInt64])
  func aTrialOfTheQuizIsTheFirstSession(bot: ChoiceQuizBot, seed: UInt64) throws {
    let questions = quizQuestions(12)
    var play = try #require(
      try ChoiceQuizSelfPlay(
        questions, rules: quizRules(), seed: seed, bot: bot, format: .text))
    play.playGame()
    var sums = TrialSums(questionCount: 12)
    ChoiceQuizTrial(questions, rules: try quizRules()).play(bot, seed: seed, into: &sums)
    #expect(sums.scores == [play.total: 1])
  }

  @Test(arguments: PhotoPickBot.allCases, [0, 7, .max] as [UInt64])
  func aTrialOfTheRosterIsTheFirstGame(bot: PhotoPickBot, seed: UInt64) throws {
    let people = (0..<12).map { Person(name: "Person \($0)") }
    let rules = try PhotoPickRules(RuleText.filled([], of: PhotoPickRules.specifications))
    var play = try #require(
      PhotoPickSelfPlay(people, rules: rules, seed: seed, bot: bot, format: .text))
    play.playGame()
    var sums = TrialSums(questionCount: 12)
    PhotoPickTrial(people, rules: rules).play(bot, seed: seed, into: &sums)
    #expect(sums.scores == [play.total: 1])
  }

  @Test(arguments: SumGridBot.names, [0, 7] as [UInt64])
  func aTrialOfTheGridIsTheFirstGame(name: String, seed: UInt64) throws {
    let bot = try #require(SumGridBot(named: name))
    var play = try SumGridSelfPlay(
      fiveLevels(), rules: gridRules(), seed: seed, bot: bot, format: .text)
    play.playGame()
    var sums = TrialSums(questionCount: 5, measuresEach: SumGridTrial.Measure.allCases.count)
    SumGridTrial(try fiveLevels(), rules: try gridRules()).play(bot, seed: seed, into: &sums)
    #expect(sums.scores == [play.solved: 1] && sums.rounds == [Int64(play.tries): 1])
    #expect(sums.repeats == 0)
  }

  /// The bot `edge` thinks of the lowest number of the level.
  @Test func theEdgeIsTheLowestNumber() throws {
    var chance = SeededGenerator(seed: 1)
    let numbers = try #require(DuelRange(-5, 90))
    #expect(NumberDuelBot.edge.number(from: numbers, using: &chance) == -5)
  }

  @Test func sumsAreTheSameInAnyOrder() throws {
    let trial = HigherOrLowerTrial(Self.facts, rules: try rules(), year: 2026)
    func sums(_ seeds: ClosedRange<UInt64>) -> TrialSums {
      var sums = TrialSums(questionCount: Self.facts.count)
      for seed in seeds { trial.play(.sensible, seed: seed, into: &sums) }
      return sums
    }
    var (forth, back) = (sums(0...4), sums(5...9))
    forth.add(sums(5...9))
    back.add(sums(0...4))
    #expect(forth.scores == back.scores && forth.questions == back.questions)
    #expect(forth.scores == sums(0...9).scores && forth.repeats == sums(0...9).repeats)
    #expect(forth.games == 10 && forth.gamesWithRepeats == sums(0...9).gamesWithRepeats)
  }

  @Test(arguments: [(45, 23, 2), (45, 27, 3), (45, 3, 1), (99, 1, 3), (0, 5, 0), (999, 999, 6)])
  func stepsAreColumnsAndCarries(first: Int, second: Int, steps: Int) {
    #expect(SumGridTrial.steps(first, second) == steps)
  }
}

@Suite struct ThumbTests {
  @Test func theLongestAndTheShortestChoiceAreCountedInCharacters() throws {
    let content = ChoiceQuestion(prompt: "?", right: "Ж", wrong: ["ab", "éèê", "Жук"])
    let question = ChoiceQuiz.Question(
      index: 0, content: content, choices: ["ab", "éèê", "Ж", "Жук"], rights: [2],
      order: [1, 2, 0, 3])
    var chance = SeededGenerator(seed: 1)
    let found = try [.longest, .shortest, .first, .middle, .last].map { (bot: ChoiceQuizBot) in
      bot.answer(to: question, try quizRules(), using: &chance).choices
    }
    #expect(found == [[1], [2], [0], [2], [3]])
  }
}
