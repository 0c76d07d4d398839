import Games
import PackFormat

/// A pack, and the bot that plays its game.
struct Table {
  private let reader: PackReader
  private let rules: [RuleText]
  private let seed: UInt64
  private let games: Int
  private let year: Int64?
  private let bot: String

  init(_ pack: [UInt8], seed: UInt64, games: Int, year: Int64?, bot: String) throws(PackError) {
    reader = try PackReader(ByteSource(pack))
    rules = try RuleText.all(in: reader)
    self.seed = seed
    self.games = games
    self.year = year ?? reader.header.card.asOfYear
    self.bot = bot
  }

  /// Plays the game of the pack's kind; false if there is none, or the bot does not play it.
  func play() throws(PackError) -> Bool {
    guard let kind = Kind.named(reader.header.card.kind) else { return false }
    return try kind.play(self)
  }
}

/// The games of all kinds.
extension Table {
  func facts() throws(PackError) -> Bool {
    guard let bot = HigherOrLowerBot(named: bot), let year,
      let rules = try? HigherOrLowerRules(rules)
    else { return false }
    return try play(
      HigherOrLowerSelfPlay(
        PackFacts(reader, language: "en"), rules: rules, year: year, seed: seed, bot: bot,
        format: .json))
  }

  func choiceQuiz() throws(PackError) -> Bool {
    guard let bot = ChoiceQuizBot(named: bot), let rules = try? ChoiceQuizRules(rules) else {
      return false
    }
    return try play(
      ChoiceQuizSelfPlay(
        PackChoiceQuestions(reader, language: "en"), rules: rules, seed: seed, bot: bot,
        format: .json))
  }

  func numberDuel() throws(PackError) -> Bool {
    let levels = try DuelLevel.all(in: reader, language: "en")
    guard let bot = NumberDuelBot(named: bot), let rules = try? NumberDuelRules(rules),
      let duel = NumberDuel(rules: rules, levels: levels, seed: seed)
    else { return false }
    return try play(NumberDuelSelfPlay(duel, bot: bot, seed: seed, format: .json))
  }

  func sumGrid() throws(PackError) -> Bool {
    let levels = try SumGridLevel.all(in: reader, language: "en")
    guard let bot = SumGridBot(named: bot), let rules = try? SumGridRules(rules) else {
      return false
    }
    return try play(
      try? SumGridSelfPlay(levels, rules: rules, seed: seed, bot: bot, format: .json))
  }

  func photoPick() throws(PackError) -> Bool {
    guard let bot = PhotoPickBot(named: bot), let rules = try? PhotoPickRules(rules) else {
      return false
    }
    return try play(
      PhotoPickSelfPlay(
        PackPeople(reader, language: "en"), rules: rules, seed: seed, bot: bot, format: .json))
  }

  func shortAnswer() throws(PackError) -> Bool {
    guard let bot = ShortAnswerBot(named: bot), let rules = try? ShortAnswerRules(rules) else {
      return false
    }
    return try play(
      ShortAnswerSelfPlay(
        PackShortQuestions(reader, language: "en"), rules: rules, seed: seed, bot: bot,
        format: .json))
  }

  private func play<Play: Playable>(_ play: Play?) throws(PackError) -> Bool {
    guard var play else { return false }
    for _ in 0..<games {
      try play.playGame()
      Harness.write(play.takeLines())
    }
    play.finish()
    Harness.write(play.takeLines())
    return true
  }
}

/// A series of games that a bot plays, recorded as a transcript.
private protocol Playable {
  mutating func playGame() throws(PackError)
  mutating func finish()
  mutating func takeLines() -> [UInt8]
}

extension HigherOrLowerSelfPlay: Playable where Source == PackFacts {}
extension ChoiceQuizSelfPlay: Playable where Source == PackChoiceQuestions {}
extension NumberDuelSelfPlay: Playable {}
extension SumGridSelfPlay: Playable {}
extension PhotoPickSelfPlay: Playable where Source == PackPeople {}
extension ShortAnswerSelfPlay: Playable where Source == PackShortQuestions {}
