import Games
import PackFormat
import Testing

@Suite struct SliderTests {
  static let quantities = [
    "0", "1", "2", "3.7", "0.5", "0.007", "19", "20", "95", "8849", "8848.86", "384400", "999999",
    "1000000", "1000001", "2500000", "900000000", "999999999", "1000000000", "1000000001",
    "1412600000", "4540000000", "8100000000000", "3.14159265", "123456.789", "2500000.5",
  ]
  static let years: [Int64] = [1, 2, 79, 476, 1066, 1492, 1789, 1969, 2015, 2016, 2017, 2025, 2026]

  @Test(arguments: quantities)
  func aQuantityLiesInItsRangeWithRoomAbove(digits: String) throws {
    let fact = quantity(digits)
    let value = fact.value
    for seed in 0..<300 as Range<UInt64> {
      let slider = try slider(for: fact, seed: seed)
      #expect(ExactDecimal(0) <= slider.low && slider.low <= value, "seed \(seed)")
      // high ≥ 1.2 · value, in integers: 5 · high ≥ 6 · value.
      #expect(times(5, slider.high) >= times(6, value), "seed \(seed)")
      #expect(slider.low <= slider.offered && slider.offered <= slider.high)
      let width = approximate(slider.high) - approximate(slider.low)
      let least = max(approximate(value), 20)
      let step = approximate(slider.above(slider.low)) - approximate(slider.low)
      let topStep = approximate(slider.high) - approximate(slider.below(slider.high))
      #expect(width >= least * 0.999999 && width <= least * 1.2 + step + topStep, "seed \(seed)")
    }
  }

  /// The verdict of the compiler on a fact must hold for every slider that a game may draw.
  @Test(arguments: quantities.filter { $0 != "0" }, ["100000", "7000000"])
  func theBestGuessIsTheBestOfAllPositions(digits: String, millionsStep: String) throws {
    let rules = try rules("millionsStep", millionsStep)
    let fact = quantity(digits)
    let best = GuessSlider.bestGuess(for: fact, rules: rules)
    let most = try #require(rules.judge(best, on: fact, year: 2026)).points
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let slider = GuessSlider(for: fact, rules: rules, year: 2026, using: &generator)
      // Only the positions next to the answer could be better.
      var position = slider.snapped(fact.value)
      for _ in 0..<3 { position = slider.below(position) }
      var points: [Int64] = []
      for _ in 0..<7 {
        points.append(try #require(rules.judge(position, on: fact, year: 2026)).points)
        position = slider.above(position)
      }
      #expect(points.max() == most, "seed \(seed)")
    }
  }

  @Test(arguments: years)
  func aYearLiesInItsRangeWhichEndsByNow(value: Int64) throws {
    for seed in 0..<300 as Range<UInt64> {
      let slider = try slider(for: year(value), seed: seed)
      #expect(ExactDecimal(1) <= slider.low && slider.low <= ExactDecimal(value), "seed \(seed)")
      #expect(ExactDecimal(value) <= slider.high && slider.high <= ExactDecimal(2026))
      #expect(slider.low <= slider.offered && slider.offered <= slider.high)
      let width = approximate(slider.high) - approximate(slider.low)
      let most = Double(max(2026 - value, 10))
      #expect(width >= 0.6 * most - 2 && width <= most + 2, "seed \(seed)")
    }
  }

  @Test func theAnswerLiesEvenlyFromATenthToEightTenthsOfTheRange() throws {
    var tenths = [Int](repeating: 0, count: 10)
    for seed in 0..<7000 as Range<UInt64> {
      let slider = try slider(for: quantity("50000"), seed: seed)
      let low = approximate(slider.low)
      let part = (50_000 - low) / (approximate(slider.high) - low)
      tenths[Int(part * 10)] += 1
    }
    #expect(tenths[0] == 0 && tenths[8] <= 2 && tenths[9] == 0)
    #expect(tenths[1...7].allSatisfy { (880...1120).contains($0) }, "\(tenths)")
  }

  @Test func theFirstGuessLiesEvenlyInTheMiddleSixTenths() throws {
    var fifths = [Int](repeating: 0, count: 5)
    for seed in 0..<6000 as Range<UInt64> {
      let slider = try slider(for: quantity("50000"), seed: seed)
      let low = approximate(slider.low)
      let part = (approximate(slider.offered) - low) / (approximate(slider.high) - low)
      fifths[Int(part * 5)] += 1
    }
    #expect(fifths[0] == 0 && fifths[4] <= 1)
    #expect(fifths[1...3].allSatisfy { (1850...2150).contains($0) }, "\(fifths)")
  }

  @Test func stepsAreLargeWhereNumbersAre() throws {
    let slider = try slider(for: quantity("900000000"), seed: 5)
    func above(_ number: Int64) -> Int64 { slider.above(ExactDecimal(number)).mantissa }
    func below(_ number: Int64) -> Int64 { slider.below(ExactDecimal(number)).mantissa }
    #expect(above(999_800_000) == 999_900_000)
    #expect(above(999_900_000) == 1_000_000_000)
    #expect(above(1_000_000_000) == 1_100_000_000)
    #expect(below(1_100_000_000) == 1_000_000_000)
    #expect(below(1_000_000_000) == 999_900_000)
    #expect(slider.snapped(ExactDecimal(1_049_999_999)).mantissa == 1_000_000_000)
    #expect(slider.snapped(ExactDecimal(1_050_000_001)).mantissa == 1_100_000_000)
    #expect(slider.snapped(ExactDecimal(912_345_678)).mantissa == 912_300_000)

    let smaller = try SliderTests().slider(for: quantity("900000"), seed: 5)
    #expect(smaller.above(ExactDecimal(999_998)).mantissa == 999_999)
    #expect(smaller.above(ExactDecimal(999_999)).mantissa == 1_000_000)
    #expect(smaller.above(ExactDecimal(1_000_000)).mantissa == 1_100_000)
  }

  @Test func steppingEndsAtTheEndsOfTheRange() throws {
    let slider = try slider(for: year(1969), seed: 1)
    #expect(slider.above(slider.high) == slider.high)
    #expect(slider.below(slider.low) == slider.low)
    #expect(slider.position(at: 0) == slider.low)
    #expect(slider.position(at: 1) == slider.high)
    #expect(slider.position(at: 7) == slider.high)
    #expect(slider.position(at: -7) == slider.low)
    #expect(slider.position(at: .nan) == slider.low)
  }

  /// A whole number below a million has a position of its own; other values have a position close
  /// by.
  @Test(arguments: [
    ("3.7", "3.7"), ("0.5", "0.5"), ("0.007", "0.007"), ("8848.86", "8848.9"),
    ("3.14159265", "3.1416"), ("999999", "999999"), ("2500000", "2500000"),
    ("1000001", "1100000"), ("4540000000", "4600000000"),
    ("0.000000000000000001", "0.000000000000000001"),
    ("9.000000000000000001", "9.0001"),
  ])
  func theFirstPositionNotBelowTheAnswer(digits: String, position: String) throws {
    let fact = quantity(digits)
    for seed in 0..<50 as Range<UInt64> {
      let question = try question(on: fact, seed: seed)
      var generator = SeededGenerator(seed: 0)
      let guess = HigherOrLowerBot.expert.guess(on: question, using: &generator)
      #expect(guess == ExactDecimal(digits: position), "seed \(seed)")
    }
  }

  @Test(arguments: quantities)
  func everyQuestionCanBeWon(digits: String) throws {
    for seed in 0..<100 as Range<UInt64> {
      var game = try game(seed: seed)
      let asked = game.ask(from: [quantity(digits)])
      let question = try #require(asked)
      var generator = SeededGenerator(seed: 0)
      let outcome = try game.guess(
        HigherOrLowerBot.expert.guess(on: question, using: &generator))
      #expect(outcome.verdict.points >= 8, "seed \(seed)")
      if (ExactDecimal(digits: digits) ?? ExactDecimal(0)) < ExactDecimal(1_000_000) {
        #expect(outcome.verdict.points == 100, "seed \(seed)")
      }
    }
  }

  /// No value that a pack can hold may crash the program.
  @Test(
    arguments: [
      ExactDecimal(.max), ExactDecimal(.min), ExactDecimal(.max - 1), ExactDecimal(-1),
      ExactDecimal(mantissa: .max, scale: 18), ExactDecimal(mantissa: .min, scale: 18),
      ExactDecimal(mantissa: 1, scale: 18), ExactDecimal(5_000_000_000_000_000_000),
    ], ["things", "year"])
  func theStrangestValuesStillMakeASlider(value: ExactDecimal?, unit: String) throws {
    let fact = Fact(prompt: "", value: try #require(value), unit: unit)
    for now in [Int64.min, -1, 0, 1, 2026, .max] {
      for seed in 0..<20 as Range<UInt64> {
        var generator = SeededGenerator(seed: seed)
        let slider = try GuessSlider(for: fact, rules: rules(), year: now, using: &generator)
        #expect(slider.low <= fact.value && fact.value <= slider.high)
        #expect(slider.low <= slider.offered && slider.offered <= slider.high)
        #expect(slider.above(fact.value) >= fact.value)
        #expect(slider.below(fact.value) <= fact.value)
        _ = try rules().judge(slider.offered, on: fact, year: now)
      }
    }
  }

  private func slider(for fact: Fact, seed: UInt64) throws -> GuessSlider {
    var generator = SeededGenerator(seed: seed)
    return try GuessSlider(for: fact, rules: rules(), year: 2026, using: &generator)
  }

  private func game(seed: UInt64) throws -> HigherOrLower {
    let rules = try rules()
    return try #require(HigherOrLower(rules: rules, factCount: 1, year: 2026, seed: seed))
  }

  private func question(on fact: Fact, seed: UInt64) throws -> HigherOrLower.Question {
    var game = try game(seed: seed)
    let question = game.ask(from: [fact])
    return try #require(question)
  }

  private func approximate(_ number: ExactDecimal) -> Double {
    Double(number.mantissa) / Double(ExactDecimal.power(of: number.scale))
  }

  private func times(_ factor: Int64, _ number: ExactDecimal) -> ExactDecimal {
    ExactDecimal(mantissa: factor * number.mantissa, scale: number.scale) ?? number
  }
}
