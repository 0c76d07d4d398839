import Games
import Testing

@Suite struct DeckTests {
  @Test(arguments: [1, 2, 3, 10, 151], [1, 2, 3, 4] as [UInt64])
  func aPoolHoldsEveryQuestionOnceHoweverOftenItRefills(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: count)
    for _ in 0..<20 {
      let drawn = (0..<count).map { _ in deck.draw(using: &generator) }
      #expect(drawn.sorted() == Array(0..<count))
      #expect(deck.remaining == 0)
    }
  }

  @Test(arguments: [2, 3, 5], [1, 2, 3, 4] as [UInt64])
  func theQuestionJustShownIsNeverTheNextOne(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: count)
    let drawn = (0..<1000).map { _ in deck.draw(using: &generator) }
    #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test(arguments: [1, 2, 3, 10], 1...10 as ClosedRange<UInt64>)
  func aPoolRefilledEarlyHoldsEveryQuestionAgain(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: count)
    for used in 0...count {
      let last = (0..<used).map { _ in deck.draw(using: &generator) }.last
      deck.refill()
      #expect(deck.remaining == count)
      let drawn = (0..<count).map { _ in deck.draw(using: &generator) }
      #expect(drawn.sorted() == Array(0..<count))
      if count > 1, let last { #expect(drawn[0] != last) }
    }
  }

  @Test(arguments: [2, 3, 7, 20], 1...10 as ClosedRange<UInt64>)
  func aQuestionThatIsOnlyShownStaysInThePool(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var deck = Deck(count: count)
    for _ in 0..<3 {
      var drawn: Set<Int> = []
      for step in 1...count {
        drawn.insert(deck.draw(using: &generator))
        #expect(drawn.count == step)
        let seen = deck.look(at: Int(generator.below(UInt64(count - step + 1))), using: &generator)
        #expect(Set(seen).count == seen.count && drawn.isDisjoint(with: seen))
        #expect(deck.remaining == count - step)
      }
      #expect(drawn == Set(0..<count))
      #expect(deck.held == 0)
    }
  }

  @Test func theOnlyQuestionComesAgain() {
    var generator = SeededGenerator(seed: 1)
    var deck = Deck(count: 1)
    #expect((0..<3).map { _ in deck.draw(using: &generator) } == [0, 0, 0])
  }

  @Test func everyOrderIsAsLikelyAsAnother() {
    var generator = SeededGenerator(seed: 6)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 {
      var deck = Deck(count: 4)
      counts[(0..<4).map { _ in deck.draw(using: &generator) }, default: 0] += 1
    }
    #expect(counts.count == 24)
    let chiSquare = counts.values.reduce(0.0) { $0 + Double(($1 - 1000) * ($1 - 1000)) / 1000 }
    // With 23 degrees of freedom, more than 49.7 happens once in a thousand runs.
    #expect(chiSquare < 49.7)
  }

  /// Also after a refill: every question but the last one is equally likely to be next.
  @Test func theFirstOfARefilledPoolIsAnyButTheLast() {
    var generator = SeededGenerator(seed: 8)
    var counts = [Int](repeating: 0, count: 4)
    for _ in 0..<9_000 {
      var deck = Deck(count: 4)
      let last = (0..<4).map { _ in deck.draw(using: &generator) }[3]
      counts[(deck.draw(using: &generator) - last + 4) % 4] += 1
    }
    #expect(counts[0] == 0)
    #expect(counts[1...].allSatisfy { (2_850...3_150).contains($0) })
  }

  @Test func sixteenMillionQuestionsCostNoMoreThanTheFewThatAreShown() {
    var generator = SeededGenerator(seed: 9)
    var deck = Deck(count: 16_000_000)
    let drawn = (0..<10_000).map { _ in deck.draw(using: &generator) }
    #expect(Set(drawn).count == 10_000)
    #expect(deck.held <= 10_000)
    // The questions are spread over the whole pack and come in no order.
    #expect(drawn.count { $0 < 8_000_000 } > 4_800)
    #expect(zip(drawn, drawn.dropFirst()).count { $0 < $1 } < 5_200)
  }

  @Test func aPoolOfSomeRowsHoldsJustThese() throws {
    var generator = SeededGenerator(seed: 5)
    var deck = try #require(Deck(rows: [7, 3, 9, 20]))
    for _ in 0..<5 {
      #expect((0..<4).map { _ in deck.draw(using: &generator) }.sorted() == [3, 7, 9, 20])
    }
    _ = deck.draw(using: &generator)
    #expect(Set(deck.look(at: 3, using: &generator)).isSubset(of: [3, 7, 9, 20]))
    #expect(Deck(rows: []) == nil)
  }

  @Test func aPoolWithAnOrderIsDrawnInThatOrder() throws {
    var generator = SeededGenerator(seed: 5)
    var deck = try #require(Deck(inOrder: [7, 3, 9]))
    #expect((0..<7).map { _ in deck.draw(using: &generator) } == [7, 3, 9, 7, 3, 9, 7])
  }

  @Test func aPoolWithAnOrderShowsAnyOthersAndStartsAgainOnlyAtItsEnd() throws {
    var generator = SeededGenerator(seed: 5)
    var deck = try #require(Deck(inOrder: [7, 3, 9, 4]))
    for expected in [7, 3, 9, 4, 7, 3] {
      #expect(deck.draw(using: &generator) == expected)
      let others = deck.look(at: 3, using: &generator)
      #expect(Set(others + [expected]) == [7, 3, 9, 4])
      deck.refill()
    }
  }

  @Test func aMissedQuestionComesAgainAfterTwoOthers() throws {
    var generator = SeededGenerator(seed: 5)
    var deck = try #require(Deck(inOrder: [1, 2, 3, 4, 5]))
    var drawn: [Int] = []
    for _ in 0..<8 {
      drawn.append(deck.draw(using: &generator))
      if drawn.count == 1 { deck.missLast() }
    }
    #expect(drawn == [1, 2, 3, 1, 4, 5, 2, 3])
  }

  @Test(arguments: 1...6)
  func aQuestionMissedAgainAndAgainNeverFollowsItself(count: Int) throws {
    var generator = SeededGenerator(seed: 5)
    var deck = try #require(Deck(inOrder: Array(0..<count)))
    var drawn: [Int] = []
    for _ in 0..<50 {
      drawn.append(deck.draw(using: &generator))
      deck.missLast()
    }
    let repeats = zip(drawn, drawn.dropFirst()).count { $0 == $1 }
    #expect(repeats == (count == 1 ? 49 : 0))
  }
}
