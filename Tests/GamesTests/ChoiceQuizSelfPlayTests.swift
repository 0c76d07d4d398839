import Games
import Testing

@Suite struct ChoiceQuizSelfPlayTests {
  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, .random, games: 1, rules: ["questions": "3"]) == """
        1.1 question 9: answered wrong 9b after 1340 ms: wrong, right is right 9: 0 points, score 0
        1.2 question 11: answered wrong 11c after 7810 ms: wrong, right is right 11: 0 points, score 0
        1.3 question 5: answered wrong 5b after 6340 ms: wrong, right is right 5: 0 points, score 0
        game 1 over after 3 questions: score 0
        1 game, 3 questions, 0 points, best 0

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, .sensible, games: 1, rules: ["questions": "2"]) == """
        {"game":1,"round":1,"question":9,"prompt":"question 9","choices":4,"choice":4,\
        "answer":"right 9","milliseconds":1367,"rightChoice":4,"right":"right 9",\
        "verdict":"right","points":1,"score":1}
        {"game":1,"round":2,"question":11,"prompt":"question 11","choices":4,"choice":4,\
        "answer":"right 11","milliseconds":7969,"rightChoice":4,"right":"right 11",\
        "verdict":"right","points":1,"score":2}
        {"game":1,"questions":2,"score":2,"right":2,"late":0}
        {"games":1,"questions":2,"points":2,"best":2}

        """)
  }

  @Test(arguments: ChoiceQuizBot.allCases, [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameGames(bot: ChoiceQuizBot, seed: UInt64) throws {
    let first = try transcript(.json, bot, games: 20, seed: seed)
    #expect(try transcript(.json, bot, games: 20, seed: seed) == first)
    #expect(try transcript(.json, bot, games: 20, seed: seed ^ 1) != first)
  }

  @Test(arguments: ChoiceQuizBot.allCases)
  func noneOfTwoThousandGamesIsStuck(bot: ChoiceQuizBot) throws {
    for seed in 0..<20 as Range<UInt64> {
      let text = try transcript(.text, bot, games: 100, seed: seed)
      let lines = text.split(separator: "\n")
      #expect(lines.count == 1101, "seed \(seed)")
      #expect(lines.last?.hasPrefix("100 games, 1000 questions, ") == true, "seed \(seed)")
    }
  }

  @Test func whoKnowsEarnsFarMoreThanWhoDoesNot() throws {
    let totals = try ["expert", "sensible", "random", "slow"].map { name in
      var play = try play(.text, try #require(ChoiceQuizBot(named: name)), seed: 11)
      for _ in 0..<2000 { play.playGame() }
      return play.total
    }
    #expect(totals[0] == 20_000)
    #expect((16_000...17_200).contains(totals[1]), "\(totals)")
    #expect((4_700...5_300).contains(totals[2]), "\(totals)")
    #expect(totals[3] == 0)
  }

  @Test func everyNamedBotExistsAndNoOther() {
    #expect(
      ChoiceQuizBot.names == [
        "expert", "sensible", "random", "slow", "longest", "shortest", "first", "middle", "last",
      ])
    #expect(ChoiceQuizBot.names.allSatisfy { ChoiceQuizBot(named: $0) != nil })
    #expect(ChoiceQuizBot(named: "deep thought") == nil)
  }

  /// Text from an untrusted pack must not control a terminal, nor break a line of JSON.
  @Test func controlsInAPacksTextAreShownAndNotObeyed() throws {
    let question = ChoiceQuestion(prompt: "a\u{1B}[2J", right: "b\u{7}\"", wrong: ["c\u{202E}"])
    let text = try transcript(.text, .random, questions: [question], games: 20)
    #expect(text.contains("a\\u{1B}[2J: answered c\\u{202E} after "))
    #expect(text.contains("right is b\\u{7}\""))
    let json = try transcript(.json, .random, questions: [question], games: 20)
    #expect(json.contains(#""prompt":"a\u001b[2J","choices":2,"#))
    #expect(json.contains(#""right":"b\u0007\"""#))
    #expect(json.contains(#""answer":"c\u202e""#))
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: ChoiceQuizBot,
    questions: [ChoiceQuestion] = quizQuestions(25), games: Int,
    seed: UInt64 = 7, rules: [String: String] = [:]
  ) throws -> String {
    var play = try play(format, bot, questions: questions, seed: seed, rules: rules)
    for _ in 0..<games { play.playGame() }
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }

  private func play(
    _ format: Transcript.Format, _ bot: ChoiceQuizBot,
    questions: [ChoiceQuestion] = quizQuestions(25), seed: UInt64, rules: [String: String] = [:]
  ) throws -> ChoiceQuizSelfPlay<[ChoiceQuestion]> {
    try #require(
      try ChoiceQuizSelfPlay(
        questions, rules: quizRules(rules), seed: seed, bot: bot, format: format))
  }
}
