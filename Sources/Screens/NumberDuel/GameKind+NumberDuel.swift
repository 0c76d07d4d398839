package import Games
internal import PackFormat
internal import Views
internal import Words

extension GameKind {
  static let numberDuel = GameKind(
    kind: "number-duel", name: { $0(.numberDuelName) },
    counted: .levels, bots: NumberDuelBot.names, needsKnowledge: false,
    play: { (reader, settings, keeper) throws(PlayError) in
      let duel = try reader.numberDuel(texts: settings.texts, seed: settings.seed)
      let texts = try PlayError.reading { () throws(PackError) in
        try LocalTexts(reader, language: settings.texts)
      }
      let title = reader.header.card.title(in: settings.texts)
      return PlainNumberDuel(duel, texts, title: title, keeper, settings)
    },
    screen: { (reader, settings, context) throws(PlayError) in
      let duel = try reader.numberDuel(texts: settings.texts, seed: settings.seed)
      let texts = try PlayError.reading { () throws(PackError) in
        try LocalTexts(reader, language: settings.texts)
      }
      return NumberDuelScreen(duel, texts, context)
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      guard let bot = NumberDuelBot(named: bot) else { throw .empty }
      return NumberDuelSelfPlay(
        try reader.numberDuel(texts: settings.texts, seed: settings.seed), bot: bot,
        seed: settings.seed, format: format)
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      try reader.numberDuel(texts: settings.texts, seed: settings.seed).howToPlay(settings.language)
    })
}

extension NumberDuelSelfPlay: SelfPlay {
  package mutating func takeAnswers() -> [GivenAnswer] { [] }
}
