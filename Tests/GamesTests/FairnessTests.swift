import Games
import PackFormat
import Testing

/// Tests that a player who only looks at the slider, and not at the fact, earns little.
@Suite struct FairnessTests {
  /// Facts from 20 to 20 billion, evenly spread over the magnitudes.
  private static let quantities: [Fact] = {
    var generator = SeededGenerator(seed: 100)
    return (0..<2000).map { index in
      var value: Int64 = 20
      for _ in 0..<(index % 10) { value *= 10 }
      return quantity(String(value / 2 + Int64(generator.below(UInt64(value * 9 / 2)))))
    }
  }()

  private static let years = (0..<2000).map { year(Int64(26 + $0)) }

  private static let positions = (0...20).map { Double($0) / 20 }

  /// A random guess in the right twentieth is worth 100 · (1 − e^−5) ÷ 25 ≈ 4 points. The answer
  /// lies in seven tenths of the range, so the bound is 5.7.
  @Test(arguments: positions)
  func noPositionEarnsMuchOnQuantities(position: Double) throws {
    let tally = try tally(Self.quantities, at: position)
    #expect(tally.points < 6.5, "a question")
    #expect(tally.livesLost > 0.6, "a question")
  }

  /// Most guesses cost one of the three lives, so such a game ends soon.
  @Test(arguments: positions)
  func noPositionMakesAGoodGame(position: Double) throws {
    var play = try #require(
      try HigherOrLowerSelfPlay(
        Self.quantities, rules: rules(), year: 2026, seed: 1, bot: .fixed(at: position),
        format: .text))
    for _ in 0..<500 { play.playGame() }
    #expect(play.total < 500 * 35)
  }

  /// The rules for years are more lenient: a guess that is too late costs points and no life.
  @Test(arguments: positions)
  func noPositionEarnsMuchOnYears(position: Double) throws {
    #expect(try tally(Self.years, at: position).points < 40)
  }

  @Test func theFirstGuessOfferedEarnsLittle() throws {
    let tally = try tally(Self.quantities) { $0.slider.offered }
    #expect(tally.points < 6.5)
  }

  @Test func whoKnowsEarnsMuchMore() throws {
    var generator = SeededGenerator(seed: 3)
    let expert = try tally(Self.quantities) {
      HigherOrLowerBot.expert.guess(on: $0, using: &generator)
    }
    let sensible = try tally(Self.quantities) {
      HigherOrLowerBot.sensible.guess(on: $0, using: &generator)
    }
    let random = try tally(Self.quantities) {
      HigherOrLowerBot.random.guess(on: $0, using: &generator)
    }
    #expect(expert.points > 80 && expert.livesLost == 0)
    #expect((20..<60).contains(sensible.points))
    #expect(random.points < 6.5)
  }

  private func tally(
    _ facts: [Fact], at position: Double
  ) throws -> (points: Double, livesLost: Double) {
    try tally(facts) { $0.slider.position(at: position) }
  }

  /// Returns the average points and lost lives of a question, with each fact asked three times.
  private func tally(
    _ facts: [Fact], _ choose: (HigherOrLower.Question) -> ExactDecimal
  ) throws -> (points: Double, livesLost: Double) {
    var rules = try rules()
    rules.lives = .max
    var game = try #require(
      HigherOrLower(rules: rules, factCount: facts.count, year: 2026, seed: 2))
    let count = facts.count * 3
    for _ in 0..<count {
      if let question = game.ask(from: facts) { _ = try game.guess(choose(question)) }
    }
    return (Double(game.score) / Double(count), Double(rules.lives - game.lives) / Double(count))
  }
}
