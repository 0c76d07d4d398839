import Games
import Testing

@Suite struct DuelStrengthTests {
  /// Plays all possible games, with every guess and every answer, to find the worst one.
  @Test(arguments: DuelStrength.allCases)
  func theMostAttemptsAreThoseOfTheWorstOfAllGames(strength: DuelStrength) throws {
    var worst: [Int64] = [0]
    for count in 1...120 as ClosedRange<Int64> {
      let guesses = try possibleGuesses(strength, count)
      let left = try #require(guesses.map { max($0 - 1, count - $0) }.max())
      worst.append(1 + worst[Int(left)])
      #expect(strength.worstAttempts(for: count) == worst[Int(count)], "\(count) numbers")
    }
  }

  @Test func theMostAttemptsOfWellKnownRanges() throws {
    #expect(DuelStrength.halving.worstAttempts(for: 100) == 7)
    #expect(DuelStrength.careful.worstAttempts(for: 100) == 13)
    #expect(DuelStrength.random.worstAttempts(for: 100) == 100)
    #expect(DuelStrength.halving.worstAttempts(for: 127) == 7)
    #expect(DuelStrength.halving.worstAttempts(for: 128) == 8)
    #expect(try level(1, 1000).worstAttempts == 10)
    for strength in DuelStrength.allCases { #expect(strength.worstAttempts(for: 1) == 1) }
  }

  @Test func theLargestRangeIsStillCounted() throws {
    let bounds = DuelRange.bounds
    let all = try level(bounds.lowerBound, bounds.upperBound)
    #expect(all.numbers.count == 2_000_000_000_000_001)
    #expect(all.worstAttempts == 51)
    #expect(DuelStrength.careful.worstAttempts(for: all.numbers.count) == 119)
  }

  @Test(arguments: [(1, 0), (.min, 0), (0, .max)] as [(Int64, Int64)])
  func whatHoldsNoNumberOrTooManyIsNoRange(low: Int64, high: Int64) {
    #expect(DuelRange(low, high) == nil)
  }

  @Test func carefulGuessesInTheMiddleHalf() throws {
    #expect(try possibleGuesses(.careful, 100) == Set(26...75))
    #expect(try possibleGuesses(.halving, 100) == [50, 51])
    #expect(try possibleGuesses(.random, 100) == Set(1...100))
  }

  /// Collects the guesses of a computer over so many draws that each possible guess occurs.
  private func possibleGuesses(_ strength: DuelStrength, _ count: Int64) throws -> Set<Int64> {
    var generator = SeededGenerator(seed: UInt64(count))
    let range = try #require(DuelRange(1, count))
    return Set((0..<count * 20).map { _ in strength.guess(in: range, using: &generator) })
  }
}
