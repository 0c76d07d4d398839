import Games
import Testing

@Suite struct NumberDuelSelfPlayTests {
  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, games: 2) == """
        1 careful 1, 1 to 100, careful computer: the player thinks of 54
        1.1 computer guesses 62: less
        1.2 computer guesses 36: greater
        1.3 computer guesses 50: greater
        1.4 computer guesses 57: less
        1.5 computer guesses 53: greater
        1.6 computer guesses 54: equal
        1.1 player guesses 51: less
        1.2 player guesses 25: less
        1.3 player guesses 12: less
        1.4 player guesses 6: less
        1.5 player guesses 3: less
        1.6 player guesses 1: greater
        1.7 player guesses 2: equal
        game 1 lost: 7 attempts against 6, run 0
        2 halving -50, -50 to 50, halving computer: the player thinks of 14
        2.1 computer guesses 0: greater
        2.2 computer guesses 26: less
        2.3 computer guesses 13: greater
        2.4 computer guesses 19: less
        2.5 computer guesses 16: less
        2.6 computer guesses 14: equal
        2.1 player guesses 0: greater
        2.2 player guesses 25: greater
        2.3 player guesses 38: greater
        2.4 player guesses 45: less
        2.5 player guesses 42: less
        2.6 player guesses 40: equal
        game 2 drawn: 6 attempts against 6, run 0
        2 duels: 0 won, 1 lost, 1 drawn, 0 stopped; 13 attempts, best run 0

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, games: 1) == """
        {"game":1,"level":"careful 1","from":1,"to":100,"computer":"careful","number":54}
        {"game":1,"who":"computer","attempt":1,"guess":62,"answer":"less"}
        {"game":1,"who":"computer","attempt":2,"guess":36,"answer":"greater"}
        {"game":1,"who":"computer","attempt":3,"guess":50,"answer":"greater"}
        {"game":1,"who":"computer","attempt":4,"guess":57,"answer":"less"}
        {"game":1,"who":"computer","attempt":5,"guess":53,"answer":"greater"}
        {"game":1,"who":"computer","attempt":6,"guess":54,"answer":"equal"}
        {"game":1,"who":"player","attempt":1,"guess":51,"answer":"less"}
        {"game":1,"who":"player","attempt":2,"guess":25,"answer":"less"}
        {"game":1,"who":"player","attempt":3,"guess":12,"answer":"less"}
        {"game":1,"who":"player","attempt":4,"guess":6,"answer":"less"}
        {"game":1,"who":"player","attempt":5,"guess":3,"answer":"less"}
        {"game":1,"who":"player","attempt":6,"guess":1,"answer":"greater"}
        {"game":1,"who":"player","attempt":7,"guess":2,"answer":"equal"}
        {"game":1,"result":"lost","player":7,"opponent":6,"run":0}
        {"games":1,"won":0,"lost":1,"drawn":0,"stopped":0,"attempts":7,"best":0}

        """)
  }

  @Test(arguments: NumberDuelBot.names)
  func twoThousandDuelsAllEnd(name: String) throws {
    let bot = try #require(NumberDuelBot(named: name))
    for seed in 0..<2000 as Range<UInt64> {
      var play = try play(.json, bot, seed: seed)
      play.playGame()
      #expect(play.won + play.lost + play.drawn == 1, "seed \(seed)")
    }
  }

  @Test func sensiblePlaysFarBetterThanRandomAndForgettingIsWorst() throws {
    var won: [Int] = []
    var attempts: [Int] = []
    for name in NumberDuelBot.names {
      var play = try play(.text, #require(NumberDuelBot(named: name)), seed: 11)
      for _ in 0..<3000 {
        play.playGame()
        _ = play.takeLines()
      }
      won.append(play.won)
      attempts.append(play.attempts)
    }
    #expect(won[0] * 5 > won[1] * 7, "\(won)")
    #expect(won[1] > won[2] * 2, "\(won)")
    #expect(attempts[0] * 5 < attempts[1] * 4 && attempts[1] * 2 < attempts[2], "\(attempts)")
  }

  @Test(arguments: NumberDuelBot.names, [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameDuels(name: String, seed: UInt64) throws {
    let bot = try #require(NumberDuelBot(named: name))
    let first = try transcript(.json, bot, games: 20, seed: seed)
    #expect(try transcript(.json, bot, games: 20, seed: seed) == first)
    #expect(try transcript(.json, bot, games: 20, seed: seed ^ 1) != first)
  }

  @Test func aBotThatNeverFindsTheNumberIsStopped() throws {
    var play = NumberDuelSelfPlay(
      try duel([level(1, 1_000_000_000)], seed: 1), bot: .forgetful, seed: 1, format: .text)
    play.playGame()
    play.finish()
    let text = String(decoding: play.takeLines(), as: UTF8.self)
    #expect(
      text.hasSuffix(
        "game 1 stopped: 1000 attempts against 30, run 0\n"
          + "1 duel: 0 won, 0 lost, 0 drawn, 1 stopped; 1000 attempts, best run 0\n"))
  }

  @Test func controlsInALevelsNameAreShownAndNotObeyed() throws {
    let level = DuelLevel("a\u{1B}[2J\"", try #require(DuelRange(1, 1)), .halving, [])
    for (format, shown) in [
      (Transcript.Format.text, "1 a\\u{1B}[2J\", 1 to 1"),
      (.json, #""level":"a\u001b[2J\"""#),
    ] {
      var play = NumberDuelSelfPlay(
        try duel([level], seed: 1), bot: .random, seed: 1, format: format)
      play.playGame()
      #expect(String(decoding: play.takeLines(), as: UTF8.self).contains(shown))
    }
  }

  @Test func everyNamedBotExistsAndNoOther() {
    #expect(NumberDuelBot.names.allSatisfy { NumberDuelBot(named: $0) != nil })
    #expect(NumberDuelBot(named: "deep thought") == nil)
  }

  private func play(
    _ format: Transcript.Format, _ bot: NumberDuelBot, seed: UInt64
  ) throws -> NumberDuelSelfPlay {
    let levels = [
      try level(1, 10, .random), try level(1, 100, .careful), try level(-50, 50, .halving),
    ]
    return NumberDuelSelfPlay(
      try duel(levels, start: 2, seed: seed), bot: bot, seed: seed, format: format)
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: NumberDuelBot = .sensible, games: Int, seed: UInt64 = 7
  ) throws -> String {
    var play = try play(format, bot, seed: seed)
    for _ in 0..<games { play.playGame() }
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }
}
