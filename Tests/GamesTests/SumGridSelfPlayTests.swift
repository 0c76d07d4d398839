import Games
import PackFormat
import Testing

@Suite struct SumGridSelfPlayTests {
  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, .hasty, levels: Array(fiveLevels()[..<2]), games: 1) == """
        1.1 Easy: 419981 583671 134911 494303 256092 169300
        1.1.1 7 + 6 = 13: C5 D4, 5 tries
        1.1.2 5 + 6 = 11: B6 C5, 3 tries
        1.1.3 9 + 9 = 18: C1 B2, 5 tries
        1.2 Gentle: 523336 338444 329930 546923 576373 016282
        1.2.1 21 + 2 = 23: F4 E4, 1 try
        1.2.2 28 + 4 = 32: C1 C2, 1 try
        1.2.3 38 + 5 = 43: B4 A4, 6 tries
        game 1 over: 6 questions solved in 21 tries
        1 game, 6 questions solved, 21 tries, 15 wrong

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, .sensible, levels: [fiveLevels()[4]], games: 1) == """
        {"game":1,"level":1,"name":"Very hard","grid":"411988 983876 134140 596903 256092 169300"}
        {"game":1,"level":1,"question":1,"first":293,"second":188,"answer":481,"path":"A1 B2 A2",\
        "tries":1}
        {"game":1,"level":1,"question":2,"first":107,"second":58,"answer":165,"path":"C4 D3 E2",\
        "tries":1}
        {"game":1,"level":1,"question":3,"first":437,"second":478,"answer":915,"path":"B1 C1 D1",\
        "tries":1}
        {"game":1,"solved":3,"tries":3,"over":true}
        {"games":1,"solved":3,"tries":3,"wrong":0}

        """)
  }

  @Test(arguments: ["sensible", "hasty", "random"], [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameGames(name: String, seed: UInt64) throws {
    let bot = try #require(SumGridBot(named: name))
    let levels = Array(try fiveLevels()[..<2])
    let first = try transcript(.json, bot, levels: levels, games: 3, seed: seed)
    #expect(try transcript(.json, bot, levels: levels, games: 3, seed: seed) == first)
    #expect(try transcript(.json, bot, levels: levels, games: 3, seed: seed ^ 1) != first)
  }

  @Test func everyNamedBotExistsAndNoOther() {
    #expect(SumGridBot.names.allSatisfy { SumGridBot(named: $0) != nil })
    #expect(SumGridBot(named: "deep thought") == nil)
  }

  @Test func twoThousandGamesOfTheSensibleBotAreAllSolvedWithoutAWrongTry() throws {
    let levels = try fiveLevels()
    for seed in 0..<2000 as Range<UInt64> {
      let play = try played(levels, .sensible, games: 1, seed: seed)
      #expect(play.solved == 15 && play.tries == 15, "seed \(seed)")
    }
  }

  @Test(arguments: ["hasty", "random"])
  func gamesOfBotsThatPlayBadlyEndToo(name: String) throws {
    let bot = try #require(SumGridBot(named: name))
    for seed in 0..<10 as Range<UInt64> {
      let play = try played(try fiveLevels(), bot, games: 1, seed: seed)
      #expect(play.tries <= SumGridSelfPlay.tryLimit, "seed \(seed)")
    }
  }

  @Test func theSensibleBotIsFarAheadOfTheHastyAndThatOfTheRandomOne() throws {
    let levels = Array(try fiveLevels()[..<4])
    let tries = try SumGridBot.names.map { name in
      let bot = try #require(SumGridBot(named: name))
      let play = try played(levels, bot, games: 10, seed: 5)
      #expect(play.solved == 120)
      return play.tries
    }
    #expect(tries[0] == 120)
    #expect(tries[1] > 5 * tries[0])
    #expect(tries[2] > 3 * tries[1])
  }

  @Test func aGameThatWouldNotEndIsStopped() throws {
    let levels = [try gridLevel(0...999, 0...999, makes: 100...999)]
    let text = try transcript(
      .text, .random, levels: levels, games: 1,
      rules: gridRules(rows: 12, columns: 12, questions: 12))
    #expect(text.contains("game 1 stopped: "))
    #expect(text.contains(" solved in 10000 tries\n1 game, "))
  }

  @Test func aPackThatCannotBeDealtIsNotPlayed() throws {
    #expect(throws: SumGrid.Failure.noLevel) {
      try played([], .sensible, games: 1, seed: 1)
    }
  }

  /// Text from an untrusted pack must not control a terminal, nor break a line of JSON.
  @Test func controlsInALevelsNameAreShownAndNotObeyed() throws {
    let level = try gridLevel(1...9, 1...9, name: "a\u{1B}[2J\n\"é\\")
    let text = try transcript(.text, .sensible, levels: [level], games: 1)
    #expect(text.hasPrefix("1.1 a\\u{1B}[2J\\n\"é\\: "))
    let json = try transcript(.json, .sensible, levels: [level], games: 1)
    #expect(json.contains(#""name":"a\u001b[2J\n\"é\\","grid""#))
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: SumGridBot, levels: [SumGridLevel], games: Int,
    seed: UInt64 = 7, rules: SumGridRules? = nil
  ) throws -> String {
    var play = try played(levels, bot, games: games, seed: seed, format: format, rules: rules)
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }

  private func played(
    _ levels: [SumGridLevel], _ bot: SumGridBot, games: Int, seed: UInt64,
    format: Transcript.Format = .json, rules: SumGridRules? = nil
  ) throws -> SumGridSelfPlay {
    var play = try SumGridSelfPlay(
      levels, rules: rules ?? gridRules(), seed: seed, bot: bot, format: format)
    for _ in 0..<games { play.playGame() }
    return play
  }
}
