internal import Games
internal import PackFormat
internal import Words

/// The sentences of photo pick, for the plain game and the whole screen; the pack may replace some.
struct PhotoPickWords {
  let language: Language
  private let texts: LocalTexts
  private let credits: PackCredits

  init(_ reader: PackReader, _ settings: GameSettings) throws(PackError) {
    language = settings.language
    texts = try LocalTexts(reader, settings)
    credits = try PackCredits(reader, language: settings.texts)
  }

  func ask(_ question: PhotoPick.Question) -> String {
    said("ask", .photoAsk, of: question.asked)
  }

  func message(_ outcome: PhotoPick.Outcome) -> String {
    outcome.isRight
      ? said("right", .rightAnswer, of: outcome.picked)
      : said("wrong", .photoWrong, of: outcome.picked)
  }

  /// The person asked for and, if another photo is picked, the person on it.
  func people(_ question: PhotoPick.Question, picked choice: Int) -> [PersonText] {
    let people =
      choice == question.right ? [question.asked] : [question.asked, question.photos[choice]]
    return people.map { PersonText($0.person, language) }
  }

  /// The points of an answer in one line.
  func rules(_ rules: PhotoPickRules) -> String {
    rules.wrongPoints == 0
      ? language(.photoRulesWithoutCost, ["right": .count(rules.rightPoints)])
      : language(
        .photoRulesInShort,
        ["right": .count(rules.rightPoints), "wrong": .count(rules.wrongPoints)])
  }

  /// The score and the number of remaining questions.
  func score(_ outcome: PhotoPick.Outcome) -> String {
    language(.photoScore, ["score": .count(outcome.score), "rest": .count(outcome.remaining)])
  }

  func finalScore(_ score: Int64) -> String {
    language(.photoFinalScore, ["score": .count(score)])
  }

  var creditLines: [String] {
    let licence = credits.licence.map { language(.licenceIs, ["licence": .text($0)]) }
    return credits.credits + (licence.map { [$0] } ?? [])
  }

  /// The pack's own sentence, else the standard one, with the person's name filled in.
  private func said(_ text: String, _ standard: Phrase, of photo: PhotoPick.Photo) -> String {
    let name = photo.person.name
    return texts.text(text)?.replacing("{name}", with: name)
      ?? language(standard, ["name": .text(name)])
  }
}
