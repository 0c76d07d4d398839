import Games
import PackFormat
import Testing

@Suite struct LadderTests {
  private static let quantities = [
    "1", "2", "3", "7", "9", "10", "19", "24", "50", "95", "206", "0.5", "0.007", "3.7", "7.26",
    "8848.86", "384400", "999999", "1000001", "8200000000", "8100000000000", "1000000000000000000",
  ]

  /// The margins of the rungs are those of the game's description.
  @Test(arguments: quantities)
  func theEndsAreRungsWithRoomOnBothSides(digits: String) throws {
    let fact = quantity(digits)
    let value = fact.value.approximate
    for seed in 0..<300 as Range<UInt64> {
      let slider = try slider(for: fact, seed: seed)
      let (low, high) = (slider.low.approximate, slider.high.approximate)
      #expect(slider.low < fact.value && fact.value < slider.high, "seed \(seed)")
      #expect(low == 0 || isRung(slider.low), "\(slider.low.text), seed \(seed)")
      #expect(isRung(slider.high), "\(slider.high.text), seed \(seed)")
      #expect(low == 0 || low >= 0.0999999 * value, "seed \(seed)")
      #expect(low <= 0.7000001 * value && high >= 1.3999999 * value, "seed \(seed)")
      #expect(high <= 10.0000001 * value, "seed \(seed)")
    }
  }

  @Test func onlyAValueBelowTenUnitsHasARangeFromZero() throws {
    for value in 1...200 {
      let lows = try Set((0..<60).map { try slider(for: quantity("\(value)"), seed: $0).low })
      #expect(lows.contains(ExactDecimal(0)) == (value < 10), "\(value)")
    }
  }

  /// The rungs depend on the value by its magnitude alone: ten times the value has ten times the
  /// ends.
  @Test(arguments: ["12", "24", "37", "50", "83"])
  func tenTimesTheValueHasTenTimesTheEnds(digits: String) throws {
    for seed in 0..<100 as Range<UInt64> {
      let small = try slider(for: quantity(digits), seed: seed)
      let large = try slider(for: quantity(digits + "0"), seed: seed)
      #expect(large.low.mantissa == 10 * small.low.mantissa)
      #expect(large.high.mantissa == 10 * small.high.mantissa)
    }
  }

  /// Values spread evenly over the magnitudes lie evenly in the middle of a range of a decade:
  /// from the least value that has its ends, 1.43 times the lower one, to the greatest, 7.14 times.
  @Test func theEndsDoNotTellTheAnswer() throws {
    var generator = SeededGenerator(seed: 5)
    var fifths = [Int](repeating: 0, count: 5)
    for number in 0..<60_000 {
      let value = 1000 * exponential(generator.fraction() * naturalLogarithm(1000))
      let fact = Fact(prompt: "", value: ExactDecimal(Int64(value)), unit: "things")
      let slider = try slider(for: fact, seed: UInt64(number))
      let ratio = slider.high.approximate / slider.low.approximate
      guard ratio == 10 else { continue }
      let place = naturalLogarithm(value / slider.low.approximate / 1.43) / naturalLogarithm(5)
      fifths[min(max(Int(place * 5), 0), 4)] += 1
    }
    let mean = fifths.reduce(0, +) / 5
    #expect(mean > 3000)
    for count in fifths { #expect(count > mean * 7 / 10 && count < mean * 13 / 10, "\(fifths)") }
  }

  @Test func bothEndsAreDrawnIndependently() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<9000 as Range<UInt64> {
      let slider = try slider(for: quantity("50000"), seed: seed)
      counts["\(slider.low.text) to \(slider.high.text)", default: 0] += 1
    }
    #expect(counts.count == 9)
    for (ends, count) in counts { #expect((850...1150).contains(count), "\(ends): \(count)") }
  }

  @Test(arguments: [
    (2016, 1900), (1901, 1900), (1900, 1500), (1501, 1500), (1500, 1), (79, 1), (2, 1),
    (1, -3000), (-2500, -3000), (-3000, -10_000), (-13_000_000, -1_000_000_000),
  ])
  func aYearLiesInTheShortestFixedFrame(value: Int64, from start: Int64) throws {
    for seed in 0..<20 as Range<UInt64> {
      let slider = try slider(for: year(value), seed: seed)
      #expect(slider.low == ExactDecimal(start))
      #expect(slider.high == ExactDecimal(2026))
      #expect(slider.low <= slider.offered && slider.offered <= slider.high)
    }
  }

  @Test func aYearIsJudgedByItsLatenessWithinTheFrame() throws {
    let rules = try ladderRules()
    func verdict(_ guess: Int64, on value: Int64) throws -> Verdict {
      try #require(rules.judge(ExactDecimal(guess), on: year(value), year: 2026))
    }
    // The frame from 1900 has 126 years, and that from 1 has 2025.
    #expect(try verdict(2016, on: 2016).points == 100)
    #expect(try verdict(2021, on: 2016).points == 82)
    #expect(try verdict(179, on: 79).points == 78)
    #expect(try verdict(2015, on: 2016) == Verdict(points: 0, losesLife: true, accuracy: 992))
    #expect(try verdict(1972, on: 1910).points == 9)
    #expect(try verdict(1973, on: 1910) == Verdict(points: 0, losesLife: true, accuracy: 500))
  }

  @Test func aLongRangeHasEqualDistancesForEqualRatios() throws {
    for seed in 0..<200 as Range<UInt64> {
      let slider = try slider(for: quantity("384400000"), seed: seed)
      let (low, high) = (slider.low.approximate, slider.high.approximate)
      let middle = slider.position(at: 0.5).approximate
      let expected = high > 10 * low ? (low * high).squareRoot() : (low + high) / 2
      #expect(abs(middle - expected) <= expected / 100, "\(low) to \(high): \(middle)")
    }
  }

  @Test func aPartOfTheLengthAndItsNumberBelongTogether() throws {
    for fact in [quantity("384400"), quantity("7"), quantity("0.5"), year(1969), year(79)] {
      for seed in 0..<50 as Range<UInt64> {
        let slider = try slider(for: fact, seed: seed)
        #expect(abs(slider.part(of: slider.low)) < 1e-12)
        #expect(abs(slider.part(of: slider.high) - 1) < 1e-12)
        #expect(slider.position(at: 0) == slider.low && slider.position(at: 1) == slider.high)
        var before = -1.0
        for tenth in 0...10 {
          let position = slider.position(at: Double(tenth) / 10)
          #expect(slider.position(at: slider.part(of: position)) == position)
          #expect(slider.part(of: position) >= before)
          before = slider.part(of: position)
        }
      }
    }
  }

  /// No value that a pack can hold may crash the program.
  @Test(
    arguments: [
      ExactDecimal(.max), ExactDecimal(.min), ExactDecimal(.max - 1), ExactDecimal(-1),
      ExactDecimal(0), ExactDecimal(mantissa: .max, scale: 18),
      ExactDecimal(mantissa: .min, scale: 18), ExactDecimal(mantissa: 1, scale: 18),
      ExactDecimal(5_000_000_000_000_000_000),
    ], ["things", "year"])
  func theStrangestValuesStillMakeASlider(value: ExactDecimal?, unit: String) throws {
    let fact = Fact(prompt: "", value: try #require(value), unit: unit)
    for now in [Int64.min, -1, 0, 1, 2026, .max] {
      for seed in 0..<20 as Range<UInt64> {
        var generator = SeededGenerator(seed: seed)
        let slider = try GuessSlider(for: fact, rules: ladderRules(), year: now, using: &generator)
        #expect(slider.low <= fact.value && fact.value <= slider.high)
        #expect(slider.low <= slider.offered && slider.offered <= slider.high)
        for part in [-7, 0.3, 7, .nan, .infinity] {
          let position = slider.position(at: part)
          #expect(slider.low <= position && position <= slider.high)
        }
        _ = slider.part(of: slider.offered)
        _ = try ladderRules().judge(slider.offered, on: fact, year: now)
      }
    }
  }

  private func slider(for fact: Fact, seed: UInt64) throws -> GuessSlider {
    var generator = SeededGenerator(seed: seed)
    return try GuessSlider(for: fact, rules: ladderRules(), year: 2026, using: &generator)
  }

  private func isRung(_ number: ExactDecimal) -> Bool {
    var mantissa = number.mantissa
    while mantissa >= 10, mantissa % 10 == 0 { mantissa /= 10 }
    return [1, 2, 5].contains(mantissa)
  }
}
