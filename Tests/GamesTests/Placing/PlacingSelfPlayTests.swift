import Games
import Testing

@Suite struct PlacingSelfPlayTests {
  /// An ordering and a matching.
  private static let two = [placingQuestions[0], placingQuestions[6]]

  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, .shown, questions: Self.two, games: 1) == """
        1.1 order 3: answered item 2, item 1, item 0 after 25140 ms: 1 of 3 right, right is item 0, \
        item 1, item 2: 0 points, score 0
        1.2 match 3: answered extra 0, right 2, right 0 after 16680 ms: wrong, right is left 0 – \
        right 0; left 1 – right 1; left 2 – right 2: 0 points, score 0
        game 1 over after 2 questions: score 0
        1 game, 2 questions, 0 points, best 0

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, .sensible, questions: Self.two, games: 1) == """
        {"game":1,"round":1,"question":0,"prompt":"order 3","places":["1","2","3"],\
        "items":["item 2","item 1","item 0"],"answer":"BCA","milliseconds":25653,"right":"CBA",\
        "rightPlaces":1,"verdict":"partly","points":0,"score":0}
        {"game":1,"round":2,"question":1,"prompt":"match 3","places":["left 0","left 1","left 2"],\
        "items":["extra 0","right 2","right 0","right 1"],"answer":"CDB","milliseconds":17020,\
        "right":"CDB","rightPlaces":3,"verdict":"right","points":1,"score":1}
        {"game":1,"questions":2,"score":1,"right":1,"partly":1,"late":0}
        {"games":1,"questions":2,"points":1,"best":1}

        """)
  }

  @Test(arguments: PlacingBot.allCases, [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameGames(bot: PlacingBot, seed: UInt64) throws {
    let first = try transcript(.json, bot, games: 20, seed: seed)
    #expect(try transcript(.json, bot, games: 20, seed: seed) == first)
    #expect(try transcript(.json, bot, games: 20, seed: seed ^ 1) != first)
  }

  @Test func eachBotEarnsWhatItKnows() throws {
    let totals = try PlacingBot.allCases.map { bot in
      var play = try play(.text, bot, seed: 11)
      for _ in 0..<500 { play.playGame() }
      return play.total
    }
    // Expert, sensible, random, slow, shown, sorted, shortest: the items of the samples are sorted, and those of an
    // ordering all have one length.
    #expect(totals[0] == 5000 && totals[3] == 0 && totals[4] == 0)
    #expect((3_700...4_100).contains(totals[1]), "\(totals)")
    #expect((200...700).contains(totals[2]), "\(totals)")
  }

  @Test(arguments: PlacingBot.allCases, [0, 7, .max] as [UInt64])
  func aTrialIsTheFirstSession(bot: PlacingBot, seed: UInt64) throws {
    var play = try play(.text, bot, seed: seed)
    play.playGame()
    var sums = TrialSums(questionCount: placingQuestions.count)
    PlacingTrial(placingQuestions, rules: try placingRules()).play(bot, seed: seed, into: &sums)
    #expect(sums.scores == [play.total: 1])
  }

  /// Text from an untrusted pack must not control a terminal, nor break a line of JSON.
  @Test func controlsInAPacksTextAreShownAndNotObeyed() throws {
    let question = PlacingQuestion("a\u{1B}[2J", order: ["b\u{7}\"", "c", "d"])
    let text = try transcript(.text, .random, questions: [question], games: 1)
    #expect(text.contains("a\\u{1B}[2J: answered ") && text.contains("b\\u{7}\""))
    let json = try transcript(.json, .expert, questions: [question], games: 1)
    #expect(json.contains(#""prompt":"a\u001b[2J""#) && json.contains(#""b\u0007\"""#))
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: PlacingBot,
    questions: [PlacingQuestion] = placingQuestions, games: Int, seed: UInt64 = 7,
    rules: [String: String] = [:]
  ) throws -> String {
    var play = try play(format, bot, questions: questions, seed: seed, rules: rules)
    for _ in 0..<games { play.playGame() }
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }

  private func play(
    _ format: Transcript.Format, _ bot: PlacingBot,
    questions: [PlacingQuestion] = placingQuestions, seed: UInt64, rules: [String: String] = [:]
  ) throws -> PlacingSelfPlay<[PlacingQuestion]> {
    try #require(
      try PlacingSelfPlay(
        questions, rules: placingRules(rules), seed: seed, bot: bot, format: format))
  }
}
