import Games
import Testing

@Suite struct PhotoPickTests {
  private static let roster = people(20)

  @Test(arguments: 0..<20 as Range<UInt64>)
  func eachQuestionShowsThreeDifferentPeopleAndAsksForOne(seed: UInt64) throws {
    var game = try game(seed: seed)
    for round in 1...8 {
      let asked = game.ask(from: Self.roster)
      let question = try #require(asked)
      #expect(question.photos.count == 3)
      #expect(Set(question.photos.map(\.index)).count == 3)
      #expect(question.photos.indices.contains(question.right))
      for photo in question.photos { #expect(photo.person == Self.roster[photo.index]) }
      #expect(game.round == round)
      _ = try game.pick(0)
    }
    #expect(game.isOver)
    #expect(game.ask(from: Self.roster) == nil)
  }

  @Test(arguments: [10, 11, 20], 0..<10 as Range<UInt64>)
  func aPersonWhoWasAskedForLeavesThePool(count: Int, seed: UInt64) throws {
    let roster = people(count)
    var game = try #require(try PhotoPick(rules: photoRules(), personCount: count, seed: seed))
    for _ in 0..<3 {
      game.startAgain()
      var gone: Set<Int> = []
      while let question = game.ask(from: roster) {
        #expect(gone.isDisjoint(with: question.photos.map(\.index)))
        gone.insert(question.asked.index)
        _ = try game.pick(0)
      }
      #expect(gone.count == 8)
    }
  }

  @Test func everybodyIsAsLikelyToBeAskedForAndToBeShownInAnyPlace() throws {
    var asked = [Int](repeating: 0, count: 10)
    var shown = [Int](repeating: 0, count: 10)
    var places = [Int](repeating: 0, count: 3)
    for seed in 0..<6000 as Range<UInt64> {
      var game = try #require(try PhotoPick(rules: photoRules(), personCount: 10, seed: seed))
      let first = game.ask(from: Self.roster)
      let question = try #require(first)
      asked[question.asked.index] += 1
      places[question.right] += 1
      for photo in question.photos { shown[photo.index] += 1 }
    }
    // The standard deviations are 23, 36 and 37.
    #expect(asked.allSatisfy { (500...700).contains($0) }, "\(asked)")
    #expect(places.allSatisfy { (1850...2150).contains($0) }, "\(places)")
    #expect(shown.allSatisfy { (1650...1950).contains($0) }, "\(shown)")
  }

  @Test func theRightPhotoEarnsOneAndAWrongOneCostsOneButNeverBelowZero() throws {
    var game = try game(seed: 2)
    let picks = [false, true, true, false, false, false, true, true]
    let scores = [0, 1, 2, 1, 0, 0, 1, 2] as [Int64]
    let changes = [0, 1, 1, -1, -1, 0, 1, 1] as [Int64]
    for round in 0..<8 {
      let asked = game.ask(from: Self.roster)
      let question = try #require(asked)
      let choice = picks[round] ? question.right : (question.right + 1) % 3
      let outcome = try game.pick(choice)
      #expect(outcome.isRight == picks[round])
      #expect(outcome.score == scores[round])
      #expect(outcome.points == changes[round])
      #expect(outcome.picked == question.photos[choice])
      #expect(outcome.remaining == 7 - round)
      #expect(outcome.isGameOver == (round == 7))
    }
    #expect(game.score == 2)
  }

  @Test func theNumbersAreThoseOfThePack() throws {
    let rules = try photoRules([
      "rounds": "2", "photos": "5", "rightPoints": "3", "wrongPoints": "2",
    ])
    var game = try #require(PhotoPick(rules: rules, personCount: 6, seed: 1))
    let first = game.ask(from: Self.roster)
    let question = try #require(first)
    #expect(question.photos.count == 5)
    #expect(try game.pick(question.right).score == 3)
    let next = game.ask(from: Self.roster)
    let second = try #require(next)
    #expect(try game.pick((second.right + 1) % 5).score == 1)
    #expect(game.isOver)
  }

  @Test(arguments: [
    ([:], 10), (["rounds": "1"], 3), (["photos": "9"], 16), (["rounds": "1", "photos": "2"], 2),
  ])
  func theRoundsOfThePackNeedAsManyPeople(given: [String: String], least: Int) throws {
    let rules = try photoRules(given)
    #expect(rules.smallestRoster == least)
    var game = try #require(PhotoPick(rules: rules, personCount: least, seed: 1))
    while game.ask(from: Self.roster) != nil { _ = try game.pick(0) }
    #expect(game.round == rules.rounds)
  }

  /// A small roster gives a shorter game, in which each round still shows different people.
  @Test(arguments: 2...5, 0..<8 as Range<UInt64>)
  func aSmallRosterIsPlayedInFewerRounds(photos: Int, seed: UInt64) throws {
    let rules = try photoRules(["photos": "\(photos)"])
    for count in 0..<rules.smallestRoster {
      let rounds = count - photos + 1
      guard var game = PhotoPick(rules: rules, personCount: count, seed: seed) else {
        #expect(rounds < 1)
        continue
      }
      #expect(game.length == rounds)
      for _ in 0..<2 {
        var asked: Set<Int> = []
        while let question = game.ask(from: Self.roster) {
          #expect(Set(question.photos.map(\.index)).count == photos)
          asked.insert(question.asked.index)
          #expect(try game.pick(0).remaining == rounds - asked.count)
        }
        #expect(asked.count == rounds && game.isOver)
        game.startAgain()
      }
    }
  }

  @Test func aPickThatIsNoneCostsNothing() throws {
    var game = try game(seed: 6)
    #expect(throws: PhotoPick.Refusal.nothingAsked) { try game.pick(0) }
    let asked = game.ask(from: Self.roster)
    for choice in [-1, 3, .max, .min] {
      #expect(throws: PhotoPick.Refusal.noSuchPhoto) { try game.pick(choice) }
    }
    #expect(game.question == asked)
    #expect(game.ask(from: Self.roster) == asked)
  }

  @Test func playAgainStartsWithEverybody() throws {
    var game = try #require(try PhotoPick(rules: photoRules(), personCount: 10, seed: 6))
    for rounds in 0...8 {
      game.startAgain()
      #expect(game.score == 0 && game.round == 0 && game.question == nil && !game.isOver)
      for _ in 0..<rounds {
        let asked = game.ask(from: Self.roster)
        _ = try game.pick(try #require(asked).right)
      }
      #expect(game.score == Int64(rounds))
    }
  }

  private func game(seed: UInt64) throws -> PhotoPick {
    try #require(try PhotoPick(rules: photoRules(), personCount: Self.roster.count, seed: seed))
  }
}

/// Returns the default rules with some changed.
func photoRules(_ given: [String: String] = [:]) throws(RuleError) -> PhotoPickRules {
  try PhotoPickRules(
    RuleText.filled(
      given.map { RuleText($0.key, $0.value) }, of: PhotoPickRules.specifications))
}

/// Returns people named `Person 0`, `Person 1` and so on.
func people(_ count: Int) -> [Person] { (0..<count).map { Person(name: "Person \($0)") } }
