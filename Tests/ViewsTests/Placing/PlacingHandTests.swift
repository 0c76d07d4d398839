import Games
import TestSupport
import Testing

@testable import Views

@Suite struct PlacingHandTests {
  @Test func anOrderingStartsWithTheItemsAsTheyAreShown() throws {
    let hand = try hand(PlacingQuestion("q", order: ["a", "b", "c"]))
    #expect(hand.items == [0, 1, 2] && hand.answer == [0, 1, 2])
  }

  /// The letters of an answer, typed one after the other, put its items in their places.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func lettersInTheirOrderMakeTheAnswer(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    for question in [
      PlacingQuestion("q", order: ["a", "b", "c", "d", "e"]),
      PlacingQuestion("q", pairs: [("a", "1"), ("b", "2"), ("c", "3")], extras: ["4", "5"]),
    ] {
      var hand = try hand(question)
      // Any moves before leave nothing behind.
      for _ in 0..<chance.below(20) {
        switch chance.below(6) {
        case 0: hand.put(Int(chance.below(5)))
        case 1: hand.step(Int(chance.below(5)) - 2)
        case 2: hand.pickUp()
        case 3: hand.click(Int(chance.below(3)))
        case 4: hand.remove()
        default: hand.go(to: Int(chance.below(4)))
        }
        let items = hand.items.compactMap { $0 }
        #expect(Set(items).count == items.count)
        #expect(question.form == .matching || items.sorted() == Array(0..<5))
        #expect(hand.items.indices.contains(hand.place))
      }
      if hand.isHeld { hand.pickUp() }
      let answer = Array(chance.shuffled(5).prefix(question.places.count))
      for (place, item) in answer.enumerated() {
        hand.go(to: place)
        hand.put(item)
      }
      #expect(hand.answer == answer)
    }
  }

  @Test func anItemThatIsHeldMovesWithTheMark() throws {
    var hand = try hand(PlacingQuestion("q", order: ["a", "b", "c", "d"]))
    hand.pickUp()
    hand.step(2)
    #expect(hand.items == [1, 2, 0, 3] && hand.place == 2 && hand.isHeld)
    hand.pickUp()
    hand.step(-1)
    #expect(hand.items == [1, 2, 0, 3] && hand.place == 1)
  }

  @Test func aMatchingIsFilledPlaceByPlace() throws {
    var hand = try hand(PlacingQuestion("q", pairs: [("a", "1"), ("b", "2")], extras: ["3"]))
    #expect(hand.items == [nil, nil] && hand.answer == nil)
    hand.pickUp()
    #expect(!hand.isHeld)
    hand.put(2)
    #expect(hand.items == [2, nil] && hand.place == 1 && hand.emptyPlaces == 1)
    hand.put(2)
    #expect(hand.items == [nil, 2] && hand.place == 0)
    hand.put(0)
    #expect(hand.answer == [0, 2])
    hand.click(0)
    hand.click(1)
    #expect(hand.items == [2, 0] && !hand.isHeld)
    hand.remove()
    hand.remove()
    #expect(hand.items == [nil, nil] && hand.place == 0)
  }

  private func hand(_ question: PlacingQuestion) throws -> PlacingHand {
    var game = try #require(
      try Placing(
        rules: PlacingRules(RuleText.filled([], of: PlacingRules.specifications)),
        questionCount: 1, seed: 1))
    let asked = game.ask(from: [question])
    return PlacingHand(try #require(asked))
  }
}
