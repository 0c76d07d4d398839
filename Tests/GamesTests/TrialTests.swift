import PackFormat
import Testing

@testable import Games

/// What is simulated is what packplay plays.
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
