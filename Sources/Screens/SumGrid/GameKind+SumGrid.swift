package import Games
internal import PackFormat
internal import Views
internal import Words

extension GameKind {
  static let sumGrid = GameKind(
    kind: "sum-grid", name: { $0(.sumGridName) }, counted: .levels, bots: SumGridBot.names,
    needsKnowledge: false,
    play: { (reader, settings, keeper) throws(PlayError) in
      PlainSumGrid(
        try game(of: reader, settings),
        title: reader.header.card.title(in: settings.texts), keeper,
        form: settings.lines, language: settings.language)
    },
    screen: { (reader, settings, context) throws(PlayError) in
      SumGridScreen(
        try game(of: reader, settings),
        try PlayError.reading { () throws(PackError) in
          try SumGridPalette(reader, context.theme)
        }, context)
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      let (levels, rules) = try reader.sumGrid(texts: settings.texts)
      guard let bot = SumGridBot(named: bot) else { throw .empty }
      return try PlayError.dealing { () throws(SumGrid.Failure) in
        try SumGridSelfPlay(levels, rules: rules, seed: settings.seed, bot: bot, format: format)
      }
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      try game(of: reader, settings).howToPlay(settings.language)
    })

  private static func game(
    of reader: PackReader, _ settings: GameSettings
  ) throws(PlayError) -> SumGrid {
    let (levels, rules) = try reader.sumGrid(texts: settings.texts)
    return try PlayError.dealing { () throws(SumGrid.Failure) in
      try SumGrid(levels: levels, rules: rules, seed: settings.seed)
    }
  }
}

extension SumGridSelfPlay: SelfPlay {
  package mutating func takeAnswers() -> [GivenAnswer] { [] }
}
