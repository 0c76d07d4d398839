package import Games
internal import PackFormat
internal import TextUnicode
package import Views
package import Words

extension GameKind {
  static let choiceQuiz = GameKind(
    kind: "choice-quiz", name: { $0(.choiceQuizName) }, bots: ChoiceQuizBot.names,
    asksQuestions: true,
    play: { (reader, settings, keeper) throws(PlayError) in
      let (questions, game) = try game(of: reader, settings, keeper)
      return try PlayError.reading { () throws(PackError) in
        try PlainQuestions(
          PlayedQuiz(game, questions), title: reader.header.card.title(in: settings.texts), keeper,
          form: settings.lines, language: settings.language,
          pictures: PackPictures(reader, settings.painter))
      }
    },
    screen: { (reader, settings, context) throws(PlayError) in
      let (questions, game) = try game(of: reader, settings, context.keeper)
      return try PlayError.reading { () throws(PackError) in
        try ChoiceQuizScreen(game, questions, context)
      }
    },
    selfPlay: { (reader, settings, bot, format) throws(PlayError) in
      let (questions, rules) = try reader.choiceQuiz(texts: settings.texts)
      guard let bot = ChoiceQuizBot(named: bot),
        let games = ChoiceQuizSelfPlay(
          questions, rules: rules, seed: settings.seed, bot: bot, format: format)
      else { throw .empty }
      return games
    },
    howToPlay: { (reader, settings) throws(PlayError) in
      let (questions, rules) = try reader.choiceQuiz(texts: settings.texts)
      return rules.howToPlay(
        rules.length(of: questions.questionCount), hasSeveral: questions.hasSeveral,
        settings.language)
    })

  private static func game(
    of reader: PackReader, _ settings: GameSettings, _ keeper: ScoreKeeper
  ) throws(PlayError) -> (PackChoiceQuestions, ChoiceQuiz) {
    let (questions, rules) = try reader.choiceQuiz(texts: settings.texts)
    guard
      let deck = try settings.selection.deck(
        of: reader, count: questions.questionCount, least: rules.questions, seed: settings.seed,
        keeper)
    else { throw .empty }
    return (questions, ChoiceQuiz(rules: rules, deck: deck, seed: settings.seed))
  }
}

extension PlayedQuiz: PlainSessionGame {
  package var howToType: Phrase { .howToTypeChoice }
  package var choices: [String] { game.question?.choices ?? [] }

  private var isSeveral: Bool { game.question?.isSeveral == true }

  package func asked(_ language: Language) -> [String] {
    (isSeveral ? [language(.chooseAll)] : []) + numberedChoices
  }

  package func shown(_ outcome: ChoiceQuiz.Outcome, _ language: Language) -> [String] {
    outcome.whys
  }

  package func move(_ line: String, _ language: Language) -> PlainMove<[Int]> {
    let line = line.trimmed
    let command = PlainCommand(line)
    if let command, command != .help { return .command(command) }
    if let choice = ChoiceText.choice(line, of: choices.count) { return .answer([choice]) }
    if isSeveral, let several = ChoiceText.several(line, of: choices.count) {
      return .answer(several)
    }
    if command == .help { return .command(.help) }
    return .unknown(ChoiceText.explanation(of: line, count: choices.count, language))
  }

  package func prompt(_ language: Language, secondsLeft: Int) -> String {
    isSeveral
      ? language(.severalPrompt, ["seconds": .count(secondsLeft)])
      : language(.answerPrompt, ["n": .count(choices.count), "seconds": .count(secondsLeft)])
  }

  package func reply(to answer: [Int], _ language: Language) -> [String] { [] }
  package func reply(to refusal: ChoiceQuiz.Refusal, _ language: Language) -> [String] { [] }
}
