import Games
import PackFormat
import Testing

/// Tests that a bot which knows nothing but the two ends of the slider learns little from them.
@Suite struct EndsGuesserTests {
  private static let facts: [Fact] = {
    var generator = SeededGenerator(seed: 100)
    let quantities = (0..<150).map { _ in
      quantity("\(Int64(10 * exponential(generator.fraction() * naturalLogarithm(1e9))))")
    }
    let years = (0..<150).map { _ in year(1500 + Int64(generator.below(525))) }
    return quantities + years
  }()

  @Test func theEndsOfTheClassicFormTellTheAnswer() throws {
    let (ends, middle) = try scores(rules())
    #expect(ends > 4 * middle, "\(ends) where the middle scores \(middle)")
  }

  @Test func theEndsOfTheLadderTellLittle() throws {
    let (ends, middle) = try scores(ladderRules())
    #expect(ends <= 1.2 * middle, "\(ends) where the middle scores \(middle)")
  }

  /// The guess may not depend on the value: only ends and the number of the question are seen.
  @Test func theGuessDependsOnTheEndsAlone() throws {
    let rules = try ladderRules()
    let guesser = EndsGuesser(Self.facts, rules: rules, year: 2026, questions: 600, seed: 1)
    var guesses: [String: Set<ExactDecimal>] = [:]
    for value in 1000..<1400 {
      for seed in 0..<5 as Range<UInt64> {
        let fact = quantity("\(value)")
        var generator = SeededGenerator(seed: seed)
        let slider = GuessSlider(for: fact, rules: rules, year: 2026, using: &generator)
        guesses["\(slider.low.text) \(slider.high.text)", default: []].insert(
          guesser.guess(on: slider, isYear: false, index: 3))
      }
    }
    #expect(guesses.count >= 4)
    for (ends, made) in guesses { #expect(made.count == 1, "\(ends)") }
  }

  @Test func theSameLessonsMakeTheSameGuesser() throws {
    let rules = try ladderRules()
    let (one, other) = (
      EndsGuesser(Self.facts, rules: rules, year: 2026, questions: 200, seed: 7),
      EndsGuesser(Self.facts, rules: rules, year: 2026, questions: 200, seed: 7)
    )
    #expect(one == other)
  }

  @Test func withoutFactsThereIsNothingToLearn() throws {
    let guesser = try EndsGuesser([], rules: ladderRules(), year: 2026, questions: 10, seed: 1)
    var generator = SeededGenerator(seed: 1)
    let slider = try GuessSlider(
      for: quantity("206"), rules: ladderRules(), year: 2026, using: &generator)
    #expect(guesser.guess(on: slider, isYear: false, index: 0) == slider.position(at: 0.5))
  }

  /// Returns the mean scores of 400 games of the bots `ends` and `middle`.
  private func scores(_ rules: HigherOrLowerRules) throws -> (ends: Double, middle: Double) {
    let trial = HigherOrLowerTrial(Self.facts, rules: rules, year: 2026)
    let guesser = EndsGuesser(Self.facts, rules: rules, year: 2026, questions: 2400, seed: 1)
    func mean(_ bot: HigherOrLowerBot) -> Double {
      var sums = TrialSums(questionCount: Self.facts.count)
      for seed in 0..<400 as Range<UInt64> { trial.play(bot, seed: seed, into: &sums) }
      return sums.scores.reduce(0.0) { $0 + Double($1.key) * Double($1.value) } / 400
    }
    return (mean(.ends(guesser)), mean(.fixed(at: 0.5)))
  }
}
