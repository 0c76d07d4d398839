package import Games
internal import PackFormat
internal import TextUnicode
package import Views
package import Words

extension GameKind {
  static let ordering = placing(.ordering)
  static let matching = placing(.matching)

  private static func placing(_ form: PlacingForm) -> GameKind {
    GameKind(
      kind: form.kind, name: { form.name($0) }, bots: PlacingBot.names, asksQuestions: true,
      play: { (reader, settings, keeper) throws(PlayError) in
        let (questions, game) = try game(form, of: reader, settings, keeper)
        return try PlayError.reading { () throws(PackError) in
          try PlainQuestions(
            PlayedPlacing(form, game, questions),
            title: reader.header.card.title(in: settings.texts), keeper, form: settings.lines,
            language: settings.language, pictures: PackPictures(reader, settings.painter))
        }
      },
      screen: { (reader, settings, context) throws(PlayError) in
        let (questions, game) = try game(form, of: reader, settings, context.keeper)
        return try PlayError.reading { () throws(PackError) in
          try PlacingScreen(form, game, questions, context)
        }
      },
      selfPlay: { (reader, settings, bot, format) throws(PlayError) in
        let (questions, rules) = try reader.placing(form, texts: settings.texts)
        guard let bot = PlacingBot(named: bot),
          let games = PlacingSelfPlay(
            questions, rules: rules, seed: settings.seed, bot: bot, format: format)
        else { throw .empty }
        return games
      },
      howToPlay: { (reader, settings) throws(PlayError) in
        let (questions, rules) = try reader.placing(form, texts: settings.texts)
        return rules.howToPlay(form, rules.length(of: questions.questionCount), settings.language)
      })
  }

  private static func game(
    _ form: PlacingForm, of reader: PackReader, _ settings: GameSettings, _ keeper: ScoreKeeper
  ) throws(PlayError) -> (PackPlacings, Placing) {
    let (questions, rules) = try reader.placing(form, texts: settings.texts)
    guard
      let deck = try settings.selection.deck(
        of: reader, count: questions.questionCount, least: rules.questions, seed: settings.seed,
        keeper)
    else { throw .empty }
    return (questions, Placing(rules: rules, deck: deck, seed: settings.seed))
  }
}

extension PlayedPlacing: PlainSessionGame {
  package var howToType: Phrase { form == .ordering ? .howToTypeOrder : .howToTypeMatches }
  package var choices: [String] { [] }

  package func asked(_ language: Language) -> [String] {
    guard let question = game.question else { return [] }
    let left =
      form == .ordering
      ? [] : question.content.places.enumerated().map { "\($0 + 1). \($1)" }
    return left + question.shown.enumerated().map { "\(Placing.letter($0))) \($1)" }
  }

  private var last: String { Placing.letter((game.question?.order.count ?? 1) - 1) }

  package func move(_ line: String, _ language: Language) -> PlainMove<[Int]> {
    let line = line.trimmed
    // The letters of items end before those of commands.
    if let command = PlainCommand(line) { return .command(command) }
    guard let question = game.question, !line.isEmpty else { return .answer([]) }
    do throws(PlacingText.Problem) {
      return .answer(
        try PlacingText.items(
          line, places: question.content.places.count, items: question.order.count))
    } catch {
      switch error {
      case .count: return .answer([])
      case .foreign:
        return .unknown(
          language(
            .noSuchLetter,
            ["line": .text(line.shortlyShown), "last": .text(last)]))
      }
    }
  }

  package func prompt(_ language: Language, secondsLeft: Int) -> String {
    language(.lettersPrompt, ["last": .text(last), "seconds": .count(secondsLeft)])
  }

  package func reply(to answer: [Int], _ language: Language) -> [String] { [] }

  package func reply(to refusal: Placing.Refusal, _ language: Language) -> [String] {
    [PlacingWords(language: language).refusal(refusal, game.question)]
  }

  package func shown(_ outcome: Placing.Outcome, _ language: Language) -> [String] {
    outcome.isRight ? [] : PlacingWords(language: language).lines(outcome)
  }
}
