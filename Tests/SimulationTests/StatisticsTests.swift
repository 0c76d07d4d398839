import Testing

@testable import Games
@testable import Simulation

@Suite struct StatisticsTests {
  private func estimate(_ values: [Int64]) -> Estimate {
    var sums = TrialSums(questionCount: 1, measuresEach: 1)
    for value in values { sums.note(value, measure: 0, of: 0) }
    return Estimate(sums.measure(0, of: 0))
  }

  @Test func anEstimateHasTheMeanAndItsVariance() {
    // The variance of 2, 4, 4, 6 is 8 ÷ 3, and that of their mean a quarter of it.
    let estimate = estimate([2, 4, 4, 6])
    #expect(estimate.mean == 4)
    #expect(abs(estimate.variance - 2.0 / 3) < 1e-12)
  }

  @Test func zIsTheDifferenceInStandardErrors() throws {
    let z = try #require(estimate([6, 8, 8, 10]).z(above: estimate([2, 4, 4, 6])))
    #expect(abs(z - 4 / (4.0 / 3).squareRoot()) < 1e-12)
  }

  @Test func withoutSpreadAnyDifferenceIsClear() {
    #expect(estimate([3, 3]).isClearlyAbove(estimate([2, 2])))
    #expect(!estimate([2, 2]).isClearlyAbove(estimate([2, 2])))
    #expect(!estimate([2, 2]).isClearlyAbove(estimate([3, 3])))
  }

  /// The expected bounds are those of Wilson's interval for 8 of 10.
  @Test func aShareHasWilsonsBounds() {
    let share = Share(8, of: 10)
    #expect(share.part == 0.8)
    #expect(abs(share.low - 0.4902) < 1e-4 && abs(share.high - 0.9433) < 1e-4)
    #expect(Share(0, of: 0) == Share(0, of: 0) && Share(0, of: 0).high == 1)
  }

  @Test(arguments: [
    (0.0, 2, "0.00"), (-0.001, 2, "0.00"), (1.005, 0, "1"), (2.5, 0, "3"), (-2.5, 0, "-3"),
    (99.999, 2, "100.00"), (0.05, 1, "0.1"), (12.3456, 3, "12.346"),
  ])
  func numbersHaveTheirPlaces(number: Double, places: Int, text: String) {
    #expect(number.text(places) == text)
  }
}

@Suite struct DistributionTests {
  @Test func quartilesAreNumbersThatCameAbout() {
    let distribution = Distribution([5: 1, 1: 1, 2: 1, 9: 1])
    #expect(
      [
        distribution.least, distribution.lowerQuartile, distribution.median,
        distribution.upperQuartile, distribution.greatest,
      ] == [1, 1, 2, 5, 9])
    #expect(distribution.mean == 4.25 && distribution.count == 4)
  }

  @Test func nothingIsZeros() {
    let distribution = Distribution([:])
    #expect(distribution.median == 0 && distribution.mean == 0 && distribution.bars(most: 5) == [])
  }

  @Test func barsHaveOneRoundWidthAndHoldEverything() {
    let bars = Distribution([3: 2, 47: 1, 96: 4]).bars(most: 10)
    #expect(bars.map(\.from) == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    #expect(bars.map(\.to) == [9, 19, 29, 39, 49, 59, 69, 79, 89, 99])
    #expect(bars.map(\.count) == [2, 0, 0, 0, 1, 0, 0, 0, 0, 4])
  }

  @Test(arguments: [1, 3, 12], [3, 7, 10_000, 123_456_789] as [Int64])
  func barsAreNeverTooMany(most: Int, greatest: Int64) {
    let bars = Distribution([0: 1, greatest / 3: 1, greatest: 1]).bars(most: most)
    #expect(bars.count <= most)
    #expect(
      bars.reduce(0) { $0 + $1.count } == Distribution([0: 1, greatest / 3: 1, greatest: 1]).count)
  }

  @Test func negativeNumbersHaveTheirBars() {
    let bars = Distribution([-7: 1, -1: 2, 4: 1]).bars(most: 3)
    #expect(bars.map(\.from) == [-10, -5, 0] && bars.map(\.count) == [1, 2, 1])
  }
}
