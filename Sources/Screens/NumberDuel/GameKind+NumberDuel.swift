package import Games
internal import PackFormat
internal import Views
internal import Words

extension GameKind {
  static let numberDuel = GameKind(
    kind: "number-duel", name: { $0(.numberDuelName) },
    counted: .levels, bots: NumberDuelBot.names, needsKnowledge: false,
    play: { (reader, settings, keeper) throws(PlayError) in
      let duel = try duel(of: reader, settings)
      let texts = try PlayError.reading { () throws(PackError) in
        try LocalTexts(reader, language: settings.texts)
      }
      let title = reader.header.card.title(in: settings.texts)
      return PlainNumberDuel(duel, texts, title: title, keeper, settings)
    },
    screen: { (reader, settings, context) throws(PlayError) in
      let duel = try duel(of: reader, settings)
      let texts = try PlayError.reading { () throws(PackError) in
        try LocalTexts(reader, language: settings.texts)
      }
      return NumberDuelScreen(duel, texts, context)
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      guard let bot = NumberDuelBot(named: bot) else { throw .empty }
      return NumberDuelSelfPlay(
        try duel(of: reader, settings), bot: bot, seed: settings.seed, format: format)
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      try duel(of: reader, settings).howToPlay(settings.language)
    })

  private static func duel(
    of reader: PackReader, _ settings: GameSettings
  ) throws(PlayError) -> NumberDuel {
    let levels = try PlayError.reading { () throws(PackError) in
      try DuelLevel.all(in: reader, language: settings.texts)
    }
    if levels.isEmpty { throw .empty }
    let rules = try PlayError.rules(of: reader, NumberDuelRules.init)
    if let problem = rules.problem(levelCount: levels.count) { throw .rule(problem) }
    guard let duel = NumberDuel(rules: rules, levels: levels, seed: settings.seed) else {
      throw .empty
    }
    return duel
  }
}

extension NumberDuelSelfPlay: SelfPlay {}
