import Games
import PackFormat
import Testing

@Suite struct HigherOrLowerSelfPlayTests {
  private static let facts = [
    quantity("8849", "Height of Mount Everest"), quantity("4540000000", "Age of the \"Earth\""),
    year(1969),
  ]

  @Test func aTranscriptForPeople() throws {
    #expect(
      try transcript(.text, .random, games: 1) == """
        1.1 Age of the "Earth" (things, 1.2 billion to 5.8 billion): guessed 3.7 billion, right is \
        4.54 billion: 0 points, 2 lives left, score 0
        1.2 Height of Mount Everest (things, 4,876 to 14,167): guessed 10,589, right is 8,849: \
        1 point, 2 lives left, score 1
        1.3 when (year, 1961 to 2005): guessed 1967, right is 1969: 0 points, 1 life left, score 1
        1.4 Age of the "Earth" (things, 782.5 million to 6.2 billion): guessed 3.4 billion, right is \
        4.54 billion: 0 points, 0 lives left, score 1
        game 1 over after 4 rounds: score 1
        1 game, 4 rounds, 1 point, best 1

        """)
  }

  @Test func aTranscriptForPrograms() throws {
    #expect(
      try transcript(.json, .random, games: 1) == """
        {"game":1,"round":1,"question":1,"prompt":"Age of the \\"Earth\\"","unit":"things",\
        "low":1200000000,"high":5800000000,"offered":3700000000,"guess":3700000000,\
        "answer":4540000000,"points":0,"lives":2,"score":0}
        {"game":1,"round":2,"question":0,"prompt":"Height of Mount Everest","unit":"things",\
        "low":4876,"high":14167,"offered":8563,"guess":10589,"answer":8849,"points":1,"lives":2,\
        "score":1}
        {"game":1,"round":3,"question":2,"prompt":"when","unit":"year","low":1961,"high":2005,\
        "offered":1995,"guess":1967,"answer":1969,"points":0,"lives":1,"score":1}
        {"game":1,"round":4,"question":1,"prompt":"Age of the \\"Earth\\"","unit":"things",\
        "low":782500000,"high":6200000000,"offered":3600000000,"guess":3400000000,\
        "answer":4540000000,"points":0,"lives":0,"score":1}
        {"game":1,"rounds":4,"score":1,"over":true}
        {"games":1,"rounds":4,"points":1,"best":1}

        """)
  }

  @Test(arguments: ["expert", "sensible", "random", "middle"], [0, 7, .max] as [UInt64])
  func theSameSeedGivesTheSameGames(name: String, seed: UInt64) throws {
    let bot = try #require(HigherOrLowerBot(named: name))
    let first = try transcript(.json, bot, games: 20, seed: seed)
    #expect(try transcript(.json, bot, games: 20, seed: seed) == first)
    #expect(try transcript(.json, bot, games: 20, seed: seed ^ 1) != first)
  }

  @Test func everyNamedBotExistsAndNoOther() {
    #expect(HigherOrLowerBot.names.allSatisfy { HigherOrLowerBot(named: $0) != nil })
    #expect(HigherOrLowerBot(named: "deep thought") == nil)
  }

  @Test func aGameThatWouldNotEndIsStopped() throws {
    let text = try transcript(.text, .expert, games: 1)
    #expect(text.contains("game 1 stopped after 100 rounds"))
  }

  @Test func aPackWithoutFactsIsNotPlayed() throws {
    #expect(
      try HigherOrLowerSelfPlay(
        [Fact](), rules: rules(), year: 2026, seed: 1, bot: .random, format: .text) == nil)
  }

  /// Text from an untrusted pack must not control a terminal, nor break a line of JSON.
  @Test func controlsInAPacksTextAreShownAndNotObeyed() throws {
    let fact = quantity("5", "a\u{1B}[2J\n\u{9B}b\u{202E}c\"\\é数")
    let text = try transcript(.text, .expert, facts: [fact], games: 1)
    #expect(text.hasPrefix("1.1 a\\u{1B}[2J\\n\\u{9B}b\\u{202E}c\"\\é数 (things, "))
    let json = try transcript(.json, .expert, facts: [fact], games: 1)
    #expect(json.contains(#""prompt":"a\u001b[2J\n\u009bb\u202ec\"\\é数","unit":"things""#))
  }

  private func transcript(
    _ format: Transcript.Format, _ bot: HigherOrLowerBot, facts: [Fact] = facts, games: Int,
    seed: UInt64 = 7
  ) throws -> String {
    var play = try #require(
      try HigherOrLowerSelfPlay(
        facts, rules: rules(), year: 2026, seed: seed, bot: bot, format: format))
    for _ in 0..<games { play.playGame() }
    play.finish()
    return String(decoding: play.takeLines(), as: UTF8.self)
  }
}
