package import Games
package import PackFormat
package import Words

/// The sentences of photo pick, for every form of the game; the pack may replace some.
package struct PhotoPickWords {
  package let language: Language
  private let texts: LocalTexts
  private let credits: PackCredits

  package init(_ reader: PackReader, _ language: Language, texts: String) throws(PackError) {
    self.language = language
    self.texts = try LocalTexts(reader, language: texts)
    credits = try PackCredits(reader, language: texts)
  }

  package func ask(_ question: PhotoPick.Question) -> String {
    said("ask", .photoAsk, of: question.asked)
  }

  package func message(_ outcome: PhotoPick.Outcome) -> String {
    outcome.isRight
      ? said("right", .rightAnswer, of: outcome.picked)
      : said("wrong", .photoWrong, of: outcome.picked)
  }

  /// The person asked for and, if another photo is picked, the person on it.
  package func people(_ question: PhotoPick.Question, picked choice: Int) -> [PersonText] {
    let people =
      choice == question.right ? [question.asked] : [question.asked, question.photos[choice]]
    return people.map { PersonText($0.person, language) }
  }

  /// The points of an answer in one line.
  package func rules(_ rules: PhotoPickRules) -> String {
    rules.wrongPoints == 0
      ? language(.photoRulesWithoutCost, ["right": .count(rules.rightPoints)])
      : language(
        .photoRulesInShort,
        ["right": .count(rules.rightPoints), "wrong": .count(rules.wrongPoints)])
  }

  /// The score and the number of remaining questions.
  package func score(_ outcome: PhotoPick.Outcome) -> String {
    language(.photoScore, ["score": .count(outcome.score), "rest": .count(outcome.remaining)])
  }

  package func finalScore(_ score: Int64) -> String {
    language(.photoFinalScore, ["score": .count(score)])
  }

  package var creditLines: [String] {
    let licence = credits.licence.map { language(.licenceIs, ["licence": .text($0)]) }
    return credits.credits + (licence.map { [$0] } ?? [])
  }

  /// The pack's own sentence, else the standard one, with the person's name filled in.
  private func said(_ text: String, _ standard: Phrase, of photo: PhotoPick.Photo) -> String {
    let name = photo.person.name
    return texts.text(text)?.filled { $0 == "name" ? name : nil }
      ?? language(standard, ["name": .text(name)])
  }
}
