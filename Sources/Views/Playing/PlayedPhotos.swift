package import Games
package import PackFormat
package import Words

/// Photo pick with its people.
package struct PlayedPhotos<Source: QuestionSource<Person>>: PlayedQuestions {
  package var game: PhotoPick
  package var source: Source

  package init(_ game: PhotoPick, _ source: Source) {
    self.game = game
    self.source = source
  }

  /// Only a finished game counts, because wrong picks could still lower the score.
  package var leftScore: Int64 { 0 }

  package func most(of outcome: PhotoPick.Outcome) -> Int64 { game.rules.rightPoints }

  package mutating func judge(
    _ choice: Int, after milliseconds: Int64
  ) throws(PhotoPick.Refusal) -> PhotoPick.Outcome? {
    try game.pick(choice)
  }
}

extension PhotoPick.Outcome: RoundOutcome {
  package var prompt: String { question.asked.person.name }
  package var keptScore: Int64? { nil }
}

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

  /// The score after an answer, and what is left to play.
  package func standing(_ outcome: PhotoPick.Outcome) -> String {
    outcome.isGameOver ? finalScore(outcome.score) : score(outcome)
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

extension PhotoPickRules {
  /// The rules with the pack's own numbers, one string for each paragraph.
  package func howToPlay(_ length: Int, _ language: Language) -> [String] {
    let points =
      wrongPoints == 0
      ? language(.photoPoints, ["right": .count(rightPoints)])
      : language(.photoPointsAndCost, ["right": .count(rightPoints), "wrong": .count(wrongPoints)])
    return [
      language(.photoRules, ["questions": .count(length), "photos": .count(photos)]),
      language.paragraph([points, language(.photoShownOnce)]),
    ]
  }
}

/// A person of a roster in words.
package struct PersonText {
  package let person: Person
  package let language: Language

  package init(_ person: Person, _ language: Language) {
    self.person = person
    self.language = language
  }

  /// The description of the photo; without one, the facts about the person.
  package var picture: String {
    person.pictureText ?? (facts.isEmpty ? language(.photoUndescribed) : facts)
  }

  /// The facts, the note and the source; those that the pack has.
  package var lines: [String] { [sentence, person.note, source].compactMap { $0 } }

  /// The facts and the note in one paragraph, and the source.
  package var paragraphs: [String] {
    let story = language.paragraph([sentence, person.note].compactMap { $0 })
    return [story.isEmpty ? nil : story, source].compactMap { $0 }
  }

  private var sentence: String? {
    let facts = facts
    return facts.isEmpty
      ? nil : language(.personFacts, ["name": .text(person.name), "facts": .text(facts)])
  }

  private var source: String? {
    person.source.map { language(.sourceIs, ["source": .text($0)]) }
  }

  /// Number, position and years, as far as the pack has them.
  private var facts: String {
    let number = person.number.map { language(.personNumber, ["number": .text("\($0)")]) }
    let inducted = person.inducted.map { language(.personInducted, ["year": .text("\($0)")]) }
    return language.list([number, person.position, years, inducted].compactMap { $0 })
  }

  private var years: String? {
    switch (person.from, person.to) {
    case (let from?, let to?) where from == to: "\(from)"
    case (let from?, let to?):
      language(.personYears, ["from": .text("\(from)"), "to": .text("\(to)")])
    case (let from?, nil): language(.personFrom, ["from": .text("\(from)")])
    case (nil, let to?): language(.personTo, ["to": .text("\(to)")])
    case (nil, nil): nil
    }
  }
}
