import Games
import PackFormat
import Testing

@Suite struct HigherOrLowerJudgingTests {
  @Test func aQuantityIsWorthLessTheFurtherAboveItAGuessIs() throws {
    let points = try (0...20).map { try verdict(100 + $0, on: quantity("100")).points }
    #expect(
      points == [
        100, 78, 61, 47, 37, 29, 22, 17, 14, 11, 8, 6, 5, 4, 3, 2, 2, 1, 1, 1, 1,
      ])
  }

  @Test func aYearIsWorthLessTheFurtherAfterItAGuessIs() throws {
    let points = try (0..<50).map { try verdict(1926 + $0, on: year(1926), now: 2026).points }
    #expect(
      points == [
        100, 95, 90, 86, 82, 78, 74, 70, 67, 64, 61, 58, 55, 52, 50, 47, 45, 43, 41, 39, 37, 35,
        33, 32, 30, 29, 27, 26, 25, 23, 22, 21, 20, 19, 18, 17, 17, 16, 15, 14, 14, 13, 12, 12, 11,
        11, 10, 10, 9, 9,
      ])
  }

  /// The distances above 10^12 up to which a guess is worth 99 points, 98 and so on down to 1. They
  /// are −ln((n + ½) ÷ 100) ÷ 25, computed to fifty digits by another program.
  private static let limits: [Int64] = [
    200_501_673, 604_545_513, 1_012_712_320, 1_425_087_106, 1_841_757_541, 2_262_814_060,
    2_688_349_988, 3_118_461_659, 3_553_248_549, 3_992_813_412, 4_437_262_429, 4_886_705_359,
    5_341_255_705, 5_801_030_883, 6_266_152_402, 6_736_746_065, 7_212_942_166, 7_694_875_706,
    8_182_686_630, 8_676_520_063, 9_176_526_574, 9_682_862_448, 10_195_689_986, 10_715_177_807,
    11_241_501_190, 11_774_842_425, 12_315_391_191, 12_863_344_966, 13_418_909_452,
    13_982_299_047, 14_553_737_337, 15_133_457_629, 15_721_703_525, 16_318_729_534,
    16_924_801_734, 17_540_198_488, 18_165_211_204, 18_800_145_170, 19_445_320_448,
    20_101_072_839, 20_767_754_938, 21_445_737_271, 22_135_409_528, 22_837_181_914,
    23_551_486_610, 24_278_779_373, 25_019_541_284, 25_774_280_656, 26_543_535_133,
    27_327_873_989, 28_127_900_657, 28_944_255_522, 29_777_618_998, 30_628_714_936,
    31_498_314_402, 32_387_239_873, 33_296_369_916, 34_226_644_403, 35_179_070_351,
    36_154_728_476, 37_154_780_564, 38_180_477_788, 39_233_170_121, 40_314_317_016,
    41_425_499_581, 42_568_434_479, 43_744_989_887, 44_957_203_867, 46_207_305_607,
    47_497_740_095, 48_831_196_906, 50_210_643_949, 51_639_367_253, 53_121_018_120,
    54_659_669_353, 56_259_882_738, 57_926_790_594, 59_666_195_072, 61_484_690_035,
    63_389_811_994, 65_390_228_817, 67_495_978_157, 69_718_772_203, 72_072_392_204,
    74_573_206_483, 77_240_861_463, 80_099_220_022, 83_177_661_668, 86_512_926_025,
    90_151_797_153, 94_155_135_496, 98_604_160_900, 103_610_686_618, 109_334_720_364,
    116_016_883_750, 124_043_711_569, 134_096_288_700, 147_555_178_165, 167_988_203_116,
  ]

  @Test func everyNumberOfPointsBeginsExactlyWhereItShould() throws {
    let value: Int64 = 1_000_000_000_000
    for (index, limit) in Self.limits.enumerated() {
      let points = Int64(99 - index)
      #expect(try verdict(value + limit - 1, on: quantity("1000000000000")).points == points + 1)
      #expect(try verdict(value + limit, on: quantity("1000000000000")).points == points)
    }
  }

  @Test func exactlyTwentyPerCentAboveIsOnePointAndNoLife() throws {
    let verdict = try verdict(120, on: quantity("100"))
    #expect(verdict == Verdict(points: 1, losesLife: false, accuracy: 800))
  }

  @Test func justOverTwentyPerCentIsNoPointAndALife() throws {
    let value: Int64 = 4_000_000_000_000_000_005
    let fact = quantity(String(value))
    #expect(try verdict(value + value / 5, on: fact).losesLife == false)
    #expect(
      try verdict(value + value / 5 + 1, on: fact)
        == Verdict(points: 0, losesLife: true, accuracy: 799))
  }

  /// In binary floating point, 0.6 is more than 20 % above 0.5.
  @Test(arguments: [("0.5", "0.6"), ("0.05", "0.06"), ("1.15", "1.38"), ("0.35", "0.42")])
  func theBoundIsExactWhereBinaryFractionsAreNot(value: String, guess: String) throws {
    let fact = quantity(value)
    let verdict = try verdict(of: #require(ExactDecimal(digits: guess)), on: fact)
    #expect(verdict == Verdict(points: 1, losesLife: false, accuracy: 800))
  }

  @Test func belowAQuantityIsNoPointAndALife() throws {
    #expect(
      try verdict(99, on: quantity("100")) == Verdict(points: 0, losesLife: true, accuracy: 990))
    #expect(
      try verdict(0, on: quantity("100")) == Verdict(points: 0, losesLife: true, accuracy: 0))
  }

  @Test func beforeAYearIsNoPointAndALife() throws {
    #expect(
      try verdict(1925, on: year(1926), now: 2026)
        == Verdict(points: 0, losesLife: true, accuracy: 990))
  }

  @Test func exactlyHalfTheYearsSinceIsNoPoint() throws {
    #expect(try verdict(1976, on: year(1926), now: 2026).points == 0)
    #expect(try verdict(1975, on: year(1926), now: 2026).points == 9)
    // The number of years is odd, so half of it lies between two years.
    #expect(try verdict(1976, on: year(1926), now: 2027).points == 8)
    #expect(try verdict(1977, on: year(1926), now: 2027).points == 0)
  }

  @Test func aYearMissedByFarCostsALifeOnlyWhereThePackSaysSo() throws {
    #expect(try verdict(2026, on: year(1926), now: 2026).losesLife == false)
    let rules = try rules("yearMissCostsLife", "true")
    #expect(try verdict(2026, on: year(1926), now: 2026, rules: rules).losesLife)
    #expect(try verdict(1976, on: year(1926), now: 2026, rules: rules).losesLife)
    #expect(try verdict(1975, on: year(1926), now: 2026, rules: rules).losesLife == false)
  }

  @Test func withNoYearSinceAnExactGuessIsWorthAll() throws {
    #expect(
      try verdict(2026, on: year(2026), now: 2026)
        == Verdict(points: 100, losesLife: false, accuracy: 1000))
    #expect(
      try verdict(2025, on: year(2026), now: 2026)
        == Verdict(points: 0, losesLife: true, accuracy: 0))
  }

  @Test func aYearAfterNowHasNoYearsSince() throws {
    #expect(try verdict(1969, on: year(1969), now: 1900).points == 100)
    #expect(try verdict(1968, on: year(1969), now: 1900).losesLife)
  }

  @Test func aHorizonCapsTheYearsSince() throws {
    let rules = try rules("horizon", "100")
    // The fact is 500 years old, but 20 years off are a fifth of the horizon.
    #expect(try verdict(1546, on: year(1526), now: 2026, rules: rules).points == 37)
    #expect(try verdict(1546, on: year(1526), now: 2026).points == 82)
    #expect(try verdict(1576, on: year(1526), now: 2026, rules: rules).points == 0)
    // A younger fact is judged by its own age.
    #expect(try verdict(2011, on: year(2006), now: 2026, rules: rules).points == 29)
  }

  @Test func theNumbersAreThePacksOwn() throws {
    #expect(
      try verdict(130, on: quantity("100"), rules: rules("tolerance", "0.3", "reach", "0.3")).points
        == 0)
    #expect(
      try verdict(130, on: quantity("100"), rules: rules("tolerance", "0.3", "reach", "0.3"))
        .losesLife == false)
    #expect(try verdict(110, on: quantity("100"), rules: rules("decay", "0")).points == 100)
    #expect(try verdict(110, on: quantity("100"), rules: rules("fullScore", "1000")).points == 82)
    #expect(
      try verdict(1951, on: year(1926), now: 2026, rules: rules("yearTolerance", "0.25")).points
        == 0)
    #expect(
      try verdict(1951, on: year(1926), now: 2026, rules: rules("yearDecay", "1")).points == 78)
  }

  @Test func nothingIsTooLargeToBeJudged() throws {
    #expect(try verdict(.max, on: quantity("9223372036854775807")).points == 100)
    #expect(try verdict(.max, on: quantity("0")).losesLife)
    #expect(try verdict(0, on: quantity("0")).points == 100)
    #expect(try verdict(.max, on: quantity("-9223372036854775808")).losesLife)
    #expect(try verdict(Int64.min, on: quantity("9223372036854775807")).accuracy == 0)
  }

  private func verdict(
    _ guess: Int64, on fact: Fact, now: Int64 = 2026, rules: HigherOrLowerRules? = nil
  ) throws -> Verdict {
    try verdict(of: ExactDecimal(guess), on: fact, now: now, rules: rules)
  }

  private func verdict(
    of guess: ExactDecimal, on fact: Fact, now: Int64 = 2026, rules: HigherOrLowerRules? = nil
  ) throws -> Verdict {
    try #require(try (rules ?? GamesTests.rules()).judge(guess, on: fact, year: now))
  }
}
