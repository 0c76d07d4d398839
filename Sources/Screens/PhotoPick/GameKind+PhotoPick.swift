internal import Games
internal import PackFormat
internal import Views
internal import Words

extension GameKind {
  static let photoPick = GameKind(
    kind: "roster", name: { $0(.photoPickName) }, counted: .cards, bots: PhotoPickBot.names,
    asksQuestions: true,
    play: { (reader, settings, keeper) throws(PlayError) in
      let (people, game) = try game(of: reader, settings, keeper)
      return try PlayError.reading { () throws(PackError) in
        let words = try PhotoPickWords(reader, settings.language, texts: settings.texts)
        return try PlainPhotoPick(
          game, people, title: reader.header.card.title(in: settings.texts), words, keeper,
          form: settings.lines, pictures: PackPictures(reader, settings.painter))
      }
    },
    screen: { (reader, settings, context) throws(PlayError) in
      let (people, game) = try game(of: reader, settings, context.keeper)
      return try PlayError.reading { () throws(PackError) in
        let words = try PhotoPickWords(reader, settings.language, texts: settings.texts)
        return try PhotoPickScreen(game, people, words, context)
      }
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      let (people, rules) = try reader.photoPick(texts: settings.texts)
      guard let bot = PhotoPickBot(named: bot),
        let games = PhotoPickSelfPlay(
          people, rules: rules, seed: settings.seed, bot: bot, format: format)
      else { throw .tooFew(people, rules) }
      return games
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      let (people, rules) = try reader.photoPick(texts: settings.texts)
      return rules.howToPlay(rules.length(of: people.questionCount), settings.language)
    })

  private static func game(
    of reader: PackReader, _ settings: GameSettings, _ keeper: ScoreKeeper
  ) throws(PlayError) -> (PackPeople, PhotoPick) {
    let (people, rules) = try reader.photoPick(texts: settings.texts)
    guard
      let deck = try settings.selection.deck(
        of: reader, count: people.questionCount, least: rules.smallestRoster, seed: settings.seed,
        keeper),
      let game = PhotoPick(rules: rules, deck: deck, seed: settings.seed)
    else { throw .tooFew(people, rules) }
    return (people, game)
  }
}
