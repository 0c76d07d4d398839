import Testing

@testable import Simulation

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
