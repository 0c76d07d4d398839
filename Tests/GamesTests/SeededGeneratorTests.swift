import Games
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
