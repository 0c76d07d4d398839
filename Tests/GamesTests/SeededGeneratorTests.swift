import Games
import PackFormat
import Testing

@Suite struct SeededGeneratorTests {
  /// Published outputs of SplitMix64: a program in another language that repeats them repeats the
  /// games.
  @Test func theNumbersAreThoseOfSplitMix64() {
    var zero = SeededGenerator(seed: 0)
    #expect(
      (0..<3).map { _ in zero.next() }
        == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    var other = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in other.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func numbersBelowABoundAreThoseWrittenDown() {
    var generator = SeededGenerator(seed: 7)
    #expect((0..<8).map { _ in generator.below(10) } == [3, 0, 9, 5, 4, 2, 4, 3])
    #expect(generator.below(1) == 0)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyNumberBelowABoundIsAsLikelyAsAnother(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[Int(generator.below(7))] += 1 }
    let chiSquare = counts.reduce(0.0) { $0 + Double(($1 - 10_000) * ($1 - 10_000)) / 10_000 }
    // With six degrees of freedom, more than 22.5 happens once in a thousand runs.
    #expect(chiSquare < 22.5)
  }

  /// The bound is just above half of all numbers, where the most draws are rejected.
  @Test func aLargeBoundIsNotBiased() {
    var generator = SeededGenerator(seed: 4)
    let bound: UInt64 = 3 << 62
    let low = (0..<9_000).count { _ in generator.below(bound) < 1 << 62 }
    #expect((2_850...3_150).contains(low))
  }

  @Test func fractionsFillTheRangeFromZeroToOne() {
    var generator = SeededGenerator(seed: 5)
    let fractions = (0..<10_000).map { _ in generator.fraction() }
    #expect(fractions.allSatisfy { (0..<1).contains($0) })
    #expect(fractions.allSatisfy { $0 * 0x1p53 == ($0 * 0x1p53).rounded() })
    let mean = fractions.reduce(0, +) / 10_000
    #expect((0.49...0.51).contains(mean))
  }
}

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
