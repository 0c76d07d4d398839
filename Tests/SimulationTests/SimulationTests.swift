import Diagnostics
import Games
import Kinds
import PackFormat
import TestSupport
import Testing

@testable import Simulation

@Suite struct SimulationTests {
  private func report(
    _ pack: PackReader, games: Int, seed: UInt64 = 0, threads: Int = 2
  ) throws -> SimulationReport {
    try simulation(pack, Simulation.Options(games: games, seed: seed)).run(threads: threads)
  }

  private func simulation(
    _ pack: PackReader, _ options: Simulation.Options
  ) throws -> Simulation {
    try Simulation(pack, SimulatedKind.of(pack.header.card), options)
  }

  private func codes(_ report: SimulationReport) -> [String] {
    findings(report).map(\.code.id)
  }

  private func findings(_ report: SimulationReport) -> [Finding] {
    report.findings(at: { _ in Place("a.qpk", 0..<0) }) { "q\($0)" }
  }

  @Test(arguments: [1, 2, 3, 7])
  func anyNumberOfThreadsGivesTheSameReport(threads: Int) throws {
    let pack = try facts([20, 450, 8849, 1_500_000])
    let one = try report(pack, games: 100, seed: .max - 3, threads: 1)
    let many = try report(pack, games: 100, seed: .max - 3, threads: threads)
    #expect(one.json([]) == many.json([]))
    #expect(one.text == many.text)
  }

  @Test func everyGameIsPlayedOnce() throws {
    var told: [Int] = []
    let pack = try facts([20, 450])
    let bots = try SimulatedKind.of(pack.header.card).bots
    let simulation = try simulation(pack, Simulation.Options(games: 37, bots: [bots[2]]))
    let report = simulation.run(threads: 1) { done, total in
      #expect(total == 37)
      told.append(done)
    }
    #expect(report.bots.map(\.scores.count) == [37])
    #expect(report.bots.map(\.rounds.count) == [37])
    #expect(told == [0, 16, 32])
  }

  // MARK: - Rules of thumb

  @Test func theLongestChoiceIsCaughtWhereItIsAlwaysRight() throws {
    let pack = try quiz(24) {
      "the longer answer \($0)"
    } wrong: {
      "short \($0) \($1)"
    }
    let report = try report(pack, games: 200)
    #expect(codes(report) == ["S001"])
    let test = try #require(report.thumbs.first { $0.bot.name == "longest" })
    #expect(test.earned == 1 && test.gain == 1 && abs(test.z - 72.0.squareRoot()) < 1e-9)
  }

  @Test func theShortestChoiceIsCaughtToo() throws {
    let pack = try quiz(24) {
      "right \($0)"
    } wrong: {
      "a much longer one \($0) \($1)"
    }
    let report = try report(pack, games: 200)
    #expect(report.thumbs.filter(\.isExploit).map(\.bot.name) == ["shortest"])
  }

  /// The questions are few, however many games are played.
  @Test func ofAFewQuestionsItMayBeChance() throws {
    let pack = try quiz(5) {
      "the longer answer \($0)"
    } wrong: {
      "short \($0) \($1)"
    }
    #expect(codes(try report(pack, games: 5000)) == [])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func aFairQuizIsNotAccused(seed: UInt64) throws {
    let letters = Array(repeating: "x", count: 9).joined()
    let pack = try quiz(200) {
      letters.prefix(1 + $0 * 7 % 9).description
    } wrong: {
      "\(letters.prefix(($0 * 5 + $1 * 3) % 9))\($1)"
    }
    #expect(codes(try report(pack, games: 500, seed: seed)) == [])
  }

  @Test func anAnswerThatAlwaysLiesInTheMiddleIsCaught() throws {
    let pack = try facts(
      (1...150).map { $0 * 97 }, [RuleText("answerFrom", "0.4"), RuleText("answerTo", "0.4")])
    let report = try report(pack, games: 300)
    let finding = try #require(findings(report).first)
    #expect(finding.code.id == "S001" && finding.message.hasPrefix("at-40 (at 40 % of the slider)"))
    // Only the best position is reported.
    #expect(codes(report).filter { $0 == "S001" }.count == 1)
  }

  // MARK: - Levels

  @Test func levelsAreHarderWhereTheyAreHarder() throws {
    let report = try report(
      try duel([(1, 50, "random"), (1, 100, "careful"), (1, 1000, "halving")]), games: 2000)
    #expect(report.levels.map(\.verdict) == [.first, .harder, .harder])
    #expect(codes(report) == [])
  }

  @Test func aLevelThatOnlyLooksHarderIsReported() throws {
    let report = try report(try duel([(1, 100, "careful"), (901, 1000, "careful")]), games: 2000)
    #expect(report.levels.map(\.verdict) == [.first, .notHarder])
    #expect(codes(report) == ["S002"])
    // The finding can be suppressed by its question.
    #expect(findings(report).map(\.subject) == ["q1"])
  }

  @Test func longerAndWonMoreOftenIsMixed() throws {
    let report = try report(try duel([(1, 100, "halving"), (1, 1000, "random")]), games: 2000)
    #expect(report.levels.map(\.verdict) == [.first, .mixed])
  }

  @Test func theWinsOfALevelAreCounted() throws {
    // A level with a single number cannot be lost.
    let report = try report(try duel([(7, 7, "halving")]), games: 50)
    #expect(report.levels.map { $0.won?.part } == [0])
    #expect(report.levels.map { $0.drawn?.part } == [1])
  }

  // MARK: - Questions

  /// S003: our compiler refuses such a pack, but another program may write one.
  @Test func aQuestionOnWhichNobodyScoresIsReported() throws {
    let rules = [
      RuleText("tolerance", "0"), RuleText("decay", "1000"), RuleText("step", "1000000"),
      RuleText("fineStep", "1"),
    ]
    let report = try report(try facts([1_234_567, 1_000_000], rules), games: 50)
    #expect(report.unscored.map(\.label) == ["Fact 1234567"])
    #expect(codes(report).contains("S003"))
  }

  @Test func aGameThatRepeatsQuestionsIsReported() throws {
    let few = try report(try facts([20, 450, 8849]), games: 50)
    #expect(codes(few) == ["S005", "S004"])
    #expect(few.sensible?.gamesWithRepeats == 50)
    let quiz = try report(
      try quiz(10) {
        "right \($0)"
      } wrong: {
        "wrong \($0 + $1)"
      }, games: 50)
    #expect(quiz.bots.allSatisfy { $0.repeats == 0 })
  }

  @Test func theFloorOfAChoiceIsItsChance() throws {
    let report = try report(
      try quiz(10) {
        "right \($0)"
      } wrong: {
        "wrong \($0 + $1)"
      }, games: 50)
    #expect(Set(report.questions.map(\.floor)) == [0.25])
    #expect(report.mostSeconds == 100)
  }

  @Test func thereIsNothingToPlayWithoutADateOrAQuestion() throws {
    var pack = BuiltPack(
      kind: "facts", rules: RuleText.filled([], of: HigherOrLowerRules.specifications))
    pack.add("Fact", ["Landing on the moon"])
    pack.add("Value", .integer, [1969])
    pack.add("Unit", ["year"])
    let reader = try pack.reader()
    #expect(throws: SimulationError.noDate) {
      _ = try simulation(reader, Simulation.Options(games: 1))
    }
    _ = try simulation(reader, Simulation.Options(games: 1, year: 2026)).run(threads: 1)
    #expect(throws: SimulationError.empty) {
      _ = try simulation(facts([]), Simulation.Options(games: 1))
    }
  }
}
