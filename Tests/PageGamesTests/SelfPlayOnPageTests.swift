import Foundation
import Games
import PackFormat
import PageGames
import TestSupport
import Testing

/// Games of bots, with the same moves on the page.
@Suite struct SelfPlayOnPageTests {
  static let seeds: [UInt64] = (0..<25).map { $0 * 977 + 3 } + [.max]

  @Test(arguments: seeds) func factsHaveTheSameTranscript(_ seed: UInt64) throws {
    let pack = BuiltPack.facts()
    var play = try #require(
      try HigherOrLowerSelfPlay(
        PackFacts(pack.reader()), rules: HigherOrLowerRules(pack.rules), year: 2026, seed: seed,
        bot: .sensible, format: .json))
    try play.playGame()
    try compare(play.takeLines(), pack, seed) { page, line in
      if let guess = line["exact"] {
        if !page.transcript.isEmpty { page.take("next") }
        page.take("guess \(guess)")
      } else {
        // A bot stops after a hundred rounds, with lives left.
        page.take(line["over"] as? Bool == true ? "next" : "new")
      }
    }
  }

  @Test(arguments: seeds) func quizzesHaveTheSameTranscript(_ seed: UInt64) throws {
    let pack = BuiltPack.quiz()
    var play = try #require(
      try ChoiceQuizSelfPlay(
        PackChoiceQuestions(pack.reader(), language: "en"), rules: ChoiceQuizRules(pack.rules),
        seed: seed, bot: .sensible, format: .json))
    try play.playGame()
    try compare(play.takeLines(), pack, seed) { page, line in
      if page.transcript.isEmpty { page.take("next") }
      guard let choice = line["choice"] as? Int else { return }
      page.time += try #require(line["milliseconds"] as? Int64)
      page.take("choose \(choice - 1)")
      page.take("next")
    }
  }

  @Test(arguments: seeds) func duelsHaveTheSameTranscript(_ seed: UInt64) throws {
    let pack = BuiltPack.duel()
    let duel = try #require(
      NumberDuel(
        rules: NumberDuelRules(pack.rules),
        levels: DuelLevel.all(in: pack.reader(), language: "en"), seed: seed))
    var play = NumberDuelSelfPlay(duel, bot: .sensible, seed: seed, format: .json)
    play.playGame()
    try compare(play.takeLines(), pack, seed) { page, line in
      switch line["who"] as? String {
      case "computer":
        if line["attempt"] as? Int == 1 {
          page.take("choose 0")
          page.take("next")
        }
        page.take("say \(try #require(line["answer"] as? String))")
      case "player": page.take("guess \(try #require(line["guess"] as? Int))")
      default: break
      }
    }
  }

  @Test(arguments: seeds.prefix(8)) func gridsHaveTheSameTranscript(_ seed: UInt64) throws {
    let pack = BuiltPack.grid()
    var play = try SumGridSelfPlay(
      SumGridLevel.all(in: pack.reader(), language: "en"), rules: SumGridRules(pack.rules),
      seed: seed, bot: .sensible, format: .json)
    play.playGame()
    try compare(play.takeLines(), pack, seed) { page, line in
      if let path = line["path"] as? String {
        page.take("mark \(path)")
      } else if line["level"] as? Int ?? 1 > 1 {
        page.take("next")
      }
    }
  }

  /// The second roster has people for four of eight rounds.
  @Test(arguments: seeds, [nil, 8])
  func photosHaveTheSameTranscript(_ seed: UInt64, _ rounds: Int?) throws {
    var pack = BuiltPack.roster()
    if let rounds {
      pack.rules = RuleText.filled(
        [RuleText("rounds", "\(rounds)")], of: PhotoPickRules.specifications)
    }
    var play = try #require(
      try PhotoPickSelfPlay(
        PackPeople(pack.reader(), language: "en"), rules: PhotoPickRules(pack.rules), seed: seed,
        bot: .sensible, format: .json))
    try play.playGame()
    try compare(play.takeLines(), pack, seed) { page, line in
      guard let choice = line["choice"] as? Int else { return }
      page.take("choose \(choice - 1)")
      page.take("next")
    }
  }

  @Test(arguments: seeds) func answersHaveTheSameTranscript(_ seed: UInt64) throws {
    let pack = BuiltPack.answers()
    var play = try #require(
      try ShortAnswerSelfPlay(
        PackShortQuestions(pack.reader(), language: "en"), rules: ShortAnswerRules(pack.rules),
        seed: seed, bot: .sensible, format: .json))
    try play.playGame()
    try compare(play.takeLines(), pack, seed) { page, line in
      if page.transcript.isEmpty { page.take("next") }
      guard let answers = line["answers"] as? [String] else { return }
      page.time += try #require(line["milliseconds"] as? Int64)
      for answer in answers { page.take(answer.isEmpty ? "pass" : "answer \(answer)") }
      page.take("next")
    }
  }

  /// Makes the moves of each line on the page, and compares the transcripts.
  private func compare(
    _ lines: [UInt8], _ pack: BuiltPack, _ seed: UInt64,
    _ move: (inout GivenPage, [String: Any]) throws -> Void
  ) throws {
    var page = try GivenPage(pack, "seed=\(seed)", "languages=en")
    let text = String(decoding: lines, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      var members = try #require(object as? [String: Any])
      // As it is written, because a binary fraction is not exact.
      if let guess = line.firstMatch(of: /"guess":([0-9.-]+)/) { members["exact"] = guess.1 }
      try move(&page, members)
    }
    #expect(page.transcript == text)
  }
}
