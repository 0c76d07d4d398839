import Games
import Testing

@Suite struct ShortAnswerSelfPlayTests {
  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, .slips, games: 1, rules: ["questions": "3"]) == """
        1.1 question J: answered Asnwer JJ after 4170 ms: right but for a slip, it is Answer JJ: \
        2 points, score 2
        1.2 question B: answered Answer gBB after 8115 ms: right but for a slip, it is Answer BB: \
        2 points, score 4
        1.3 question W: answered Answre WW after 5475 ms: right but for a slip, it is Answer WW: \
        2 points, score 6
        game 1 over after 3 questions: score 6
        1 game, 3 questions, 6 points, best 6

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, .last, games: 1, rules: ["questions": "2"]) == """
        {"game":1,"round":1,"question":9,"prompt":"question J","answers":["npdmku","Answer JJ"],\
        "milliseconds":23115,"right":"Answer JJ","verdict":"right","match":"exact","points":1,\
        "score":1}
        {"game":1,"round":2,"question":1,"prompt":"question B","answers":["mclhub","Answer BB"],\
        "milliseconds":18210,"right":"Answer BB","verdict":"right","match":"exact","points":1,\
        "score":2}
        {"game":1,"questions":2,"score":2,"right":2,"passed":0,"late":0}
        {"games":1,"questions":2,"points":2,"best":2}

        """)
  }

  @Test(arguments: ShortAnswerBot.allCases, [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameGames(bot: ShortAnswerBot, seed: UInt64) throws {
    let first = try transcript(.json, bot, games: 20, seed: seed)
    #expect(try transcript(.json, bot, games: 20, seed: seed) == first)
    #expect(try transcript(.json, bot, games: 20, seed: seed ^ 1) != first)
  }

  @Test(arguments: ShortAnswerBot.allCases)
  func noGameIsStuck(bot: ShortAnswerBot) throws {
    let text = try transcript(.text, bot, games: 200)
    #expect(text.split(separator: "\n").count == 2201)
  }

  @Test func eachBotEarnsWhatItKnows() throws {
    let totals = try ShortAnswerBot.allCases.map { bot in
      var play = try play(.text, bot, seed: 11)
      for _ in 0..<500 { play.playGame() }
      return play.total
    }
    // Expert, sensible, slips, last, random, slow.
    #expect(totals[0] == 10_000 && totals[2] == 10_000 && totals[3] == 5_000)
    #expect((8_300...9_300).contains(totals[1]), "\(totals)")
    #expect(totals[4] == 0 && totals[5] == 0)
  }

  @Test(arguments: ShortAnswerBot.allCases, [0, 7, .max] as [UInt64])
  func aTrialIsTheFirstSession(bot: ShortAnswerBot, seed: UInt64) throws {
    var play = try play(.text, bot, seed: seed)
    play.playGame()
    var sums = TrialSums(questionCount: 25)
    ShortAnswerTrial(shortQuestions(25), rules: try shortRules(), languages: ["en"]).play(
      bot, seed: seed, into: &sums)
    #expect(sums.scores == [play.total: 1])
  }

  /// Text from an untrusted pack must not control a terminal, nor break a line of JSON.
  @Test func controlsInAPacksTextAreShownAndNotObeyed() throws {
    let question = ShortQuestion(prompt: "a\u{1B}[2J", answer: "b\u{7}\"")
    let text = try transcript(.text, .random, questions: [question], games: 1)
    #expect(text.contains("a\\u{1B}[2J: answered "))
    #expect(text.contains("right is b\\u{7}\""))
    let json = try transcript(.json, .expert, questions: [question], games: 1)
    #expect(json.contains(#""prompt":"a\u001b[2J","answers":["b\u0007\""],"#))
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: ShortAnswerBot,
    questions: [ShortQuestion] = shortQuestions(25), games: Int,
    seed: UInt64 = 7, rules: [String: String] = [:]
  ) throws -> String {
    var play = try play(format, bot, questions: questions, seed: seed, rules: rules)
    for _ in 0..<games { play.playGame() }
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }

  private func play(
    _ format: Transcript.Format, _ bot: ShortAnswerBot,
    questions: [ShortQuestion] = shortQuestions(25), seed: UInt64, rules: [String: String] = [:]
  ) throws -> ShortAnswerSelfPlay<[ShortQuestion]> {
    try #require(
      try ShortAnswerSelfPlay(
        questions, rules: shortRules(rules), seed: seed, bot: bot, format: format))
  }
}
