package import Games
internal import PackFormat
internal import TextUnicode
package import Views
package import Words

extension GameKind {
  static let shortAnswer = GameKind(
    kind: "short-answer", name: { $0(.shortAnswerName) }, bots: ShortAnswerBot.names,
    asksQuestions: true,
    play: { (reader, settings, keeper) throws(PlayError) in
      let (questions, game) = try game(of: reader, settings, keeper)
      return try PlayError.reading { () throws(PackError) in
        try PlainQuestions(
          PlayedAnswers(game, questions), title: reader.header.card.title(in: settings.texts),
          keeper,
          form: settings.lines, language: settings.language,
          pictures: PackPictures(reader, settings.painter))
      }
    },
    screen: { (reader, settings, context) throws(PlayError) in
      let (questions, game) = try game(of: reader, settings, context.keeper)
      return try PlayError.reading { () throws(PackError) in
        try ShortAnswerScreen(game, questions, context)
      }
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      let (questions, rules) = try reader.shortAnswer(texts: settings.texts)
      guard let bot = ShortAnswerBot(named: bot),
        let games = ShortAnswerSelfPlay(
          questions, rules: rules, seed: settings.seed, bot: bot, format: format)
      else { throw .empty }
      return games
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      let (questions, rules) = try reader.shortAnswer(texts: settings.texts)
      return rules.howToPlay(rules.length(of: questions.questionCount), settings.language)
    })

  private static func game(
    of reader: PackReader, _ settings: GameSettings, _ keeper: ScoreKeeper
  ) throws(PlayError) -> (PackShortQuestions, ShortAnswer) {
    let (questions, rules) = try reader.shortAnswer(texts: settings.texts)
    guard
      let deck = try settings.selection.deck(
        of: reader, count: questions.questionCount, least: rules.questions, seed: settings.seed,
        keeper)
    else { throw .empty }
    return (
      questions,
      ShortAnswer(rules: rules, deck: deck, languages: questions.languages, seed: settings.seed)
    )
  }
}

/// Lines of the short answer.
///
/// While a question is open every line is an answer, but one that begins with a slash is a command:
/// `/q`. Two slashes stand for an answer that begins with one.
extension PlayedAnswers: PlainSessionGame {
  package var howToType: Phrase { .howToTypeAnswer }
  package var choices: [String] { [] }

  package func move(_ line: String, _ language: Language) -> PlainMove<Answer> {
    let line = line.nfc.trimmed
    if let command = command(line) { return .command(command) }
    if line.isEmpty { return .answer(.pass) }
    return .answer(.text(line.hasPrefix("//") ? String(line.dropFirst()) : line))
  }

  private func command(_ line: String) -> PlainCommand? {
    if line.hasPrefix("/"), let command = PlainCommand(String(line.dropFirst())) { return command }
    return game.question == nil ? PlainCommand(line) : nil
  }

  package func prompt(_ language: Language, secondsLeft: Int) -> String {
    language(.shortAnswerPrompt, ["seconds": .count(secondsLeft)])
  }

  package func reply(to answer: Answer, _ language: Language) -> [String] {
    guard case .text(let text) = answer else { return [] }
    return [ShortAnswerWords(language: language).again(text, left: left)]
  }

  package func reply(to refusal: ShortAnswer.Refusal, _ language: Language) -> [String] {
    [ShortAnswerWords(language: language).refusal(refusal)]
  }
}
