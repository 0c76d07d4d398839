import Games
import Testing

@Suite struct PhotoPickSelfPlayTests {
  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, .random, games: 1, rules: ["rounds": "3"]) == """
        1.1 Person 7 among Person 18, Person 7, Person 1: picked Person 7: right, score 1
        1.2 Person 5 among Person 10, Person 8, Person 5: picked Person 10: wrong, score 0
        1.3 Person 8 among Person 8, Person 19, Person 2: picked Person 19: wrong, score 0
        game 1 over after 3 questions: score 0
        1 game, 3 questions, 0 points, best 0

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, .random, games: 1, rules: ["rounds": "2"]) == """
        {"game":1,"round":1,"person":7,"name":"Person 7","photos":3,"choice":2,\
        "picked":"Person 7","rightChoice":2,"right":true,"points":1,"score":1}
        {"game":1,"round":2,"person":5,"name":"Person 5","photos":3,"choice":1,\
        "picked":"Person 10","rightChoice":3,"right":false,"points":-1,"score":0}
        {"game":1,"questions":2,"score":0}
        {"games":1,"questions":2,"points":0,"best":0}

        """)
  }

  @Test(arguments: PhotoPickBot.allCases, [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameGames(bot: PhotoPickBot, seed: UInt64) throws {
    let first = try transcript(.json, bot, games: 20, seed: seed)
    #expect(try transcript(.json, bot, games: 20, seed: seed) == first)
    #expect(try transcript(.json, bot, games: 20, seed: seed ^ 1) != first)
  }

  @Test(arguments: PhotoPickBot.allCases)
  func noneOfTwoThousandGamesIsStuck(bot: PhotoPickBot) throws {
    for seed in 0..<20 as Range<UInt64> {
      let lines = try transcript(.text, bot, games: 100, seed: seed).split(separator: "\n")
      #expect(lines.count == 901, "seed \(seed)")
      #expect(lines.last?.hasPrefix("100 games, 800 questions, ") == true, "seed \(seed)")
    }
  }

  @Test func whoKnowsEarnsFarMoreThanWhoDoesNot() throws {
    let totals = try PhotoPickBot.names.map { name in
      var play = try play(.text, try #require(PhotoPickBot(named: name)), seed: 11)
      for _ in 0..<2000 { play.playGame() }
      return play.total
    }
    #expect(
      PhotoPickBot.names == ["expert", "sensible", "random", "contrary", "first", "middle", "last"])
    #expect(totals[0] == 16_000)
    #expect((11_000...13_000).contains(totals[1]), "\(totals)")
    #expect(totals[2] * 5 < totals[1], "\(totals)")
    #expect(totals[3] == 0)
  }

  @Test func everyNamedBotExistsAndNoOther() {
    #expect(PhotoPickBot.names.allSatisfy { PhotoPickBot(named: $0) != nil })
    #expect(PhotoPickBot(named: "deep thought") == nil)
  }

  @Test func aRosterThatIsTooSmallIsNotPlayed() throws {
    #expect(
      try PhotoPickSelfPlay(people(2), rules: photoRules(), seed: 1, bot: .random, format: .text)
        == nil)
  }

  /// Text from an untrusted pack must not control a terminal, nor break a line of JSON.
  @Test func controlsInAPacksTextAreShownAndNotObeyed() throws {
    let roster = [Person](repeating: Person(name: "a\u{1B}[2J\"\u{202E}"), count: 10)
    let text = try transcript(.text, .expert, roster, games: 1)
    #expect(text.hasPrefix("1.1 a\\u{1B}[2J\"\\u{202E} among a\\u{1B}[2J\"\\u{202E}, "))
    let json = try transcript(.json, .expert, roster, games: 1)
    #expect(json.contains(#""name":"a\u001b[2J\"\u202e","photos":3,"#))
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: PhotoPickBot, _ roster: [Person] = people(20), games: Int,
    seed: UInt64 = 7, rules: [String: String] = [:]
  ) throws -> String {
    var play = try play(format, bot, roster, seed: seed, rules: rules)
    for _ in 0..<games { play.playGame() }
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }

  private func play(
    _ format: Transcript.Format, _ bot: PhotoPickBot, _ roster: [Person] = people(20),
    seed: UInt64, rules: [String: String] = [:]
  ) throws -> PhotoPickSelfPlay<[Person]> {
    try #require(
      try PhotoPickSelfPlay(roster, rules: photoRules(rules), seed: seed, bot: bot, format: format))
  }
}
