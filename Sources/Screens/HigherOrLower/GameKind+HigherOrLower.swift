package import Games
internal import PackFormat
internal import Views
internal import Words

extension GameKind {
  static let higherOrLower = GameKind(
    kind: "facts", name: { $0(.higherOrLowerName) },
    bots: HigherOrLowerBot.names, asksQuestions: true,
    play: { (reader, settings, keeper) throws(PlayError) in
      let (facts, game) = try game(of: reader, settings, keeper)
      let title = reader.header.card.title(in: settings.texts)
      return try PlayError.reading { () throws(PackError) in
        try PlainHigherOrLower(
          game, facts, title: title, keeper, form: settings.lines, language: settings.language)
      }
    },
    screen: { (reader, settings, context) throws(PlayError) in
      let (facts, game) = try game(of: reader, settings, context.keeper)
      return try PlayError.reading { () throws(PackError) in
        try HigherOrLowerScreen(game, facts, context)
      }
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      let (facts, rules, year) = try reader.higherOrLower(
        texts: settings.texts, year: settings.year)
      guard let bot = HigherOrLowerBot(named: bot),
        let games = HigherOrLowerSelfPlay(
          facts, rules: rules, year: year, seed: settings.seed, bot: bot, format: format)
      else { throw .empty }
      return games
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      try reader.higherOrLower(texts: settings.texts, year: settings.year).1.howToPlay(
        settings.language)
    })

  private static func game(
    of reader: PackReader, _ settings: GameSettings, _ keeper: ScoreKeeper
  ) throws(PlayError) -> (PackFacts, HigherOrLower) {
    let (facts, rules, year) = try reader.higherOrLower(texts: settings.texts, year: settings.year)
    guard
      let deck = try settings.selection.deck(
        of: reader, count: facts.questionCount, seed: settings.seed, keeper)
    else {
      throw .empty
    }
    return (facts, HigherOrLower(rules: rules, deck: deck, year: year, seed: settings.seed))
  }
}

extension HigherOrLowerSelfPlay: SelfPlay where Source.Failure == PackError {}
