internal import Games
internal import PackFormat

/// The texts of photo-pick's screens, as paragraphs in the player's language with the longer words.
enum RoundScreen {
  /// The question of the last round; `words` replace the game's if the pack has its own.
  static func asked(_ name: String, _ words: String?, _ rules: PhotoPickRules) -> [String] {
    let ask = (words ?? "Tap the one that is {name}.").replacing("{name}", with: name)
    return ["Question \(rules.rounds) of \(rules.rounds): \(ask)"]
  }

  /// A photo in words; `index` counts from 0.
  static func photo(_ index: Int, _ text: String?) -> String {
    "\(index + 1)) \(text ?? "a photo without a description")"
  }

  /// The description after an answer, with the longest years and numbers that are possible.
  static func told(
    _ name: String, position: String?, note: String?, source: String?, _ words: String?
  ) -> [String] {
    let right = (words ?? "Right!").replacing("{name}", with: name)
    let facts = ["number 99", position, "1990 to 1999", "inducted in 2000"].compactMap { $0 }
    return [right, "\(name): \(facts.joined(separator: ", "))."]
      + [note, source.map { "Source: \($0)" }].compactMap { $0 }
      + ["Your score is 999 with 999 questions remaining!"]
  }

  /// The screen after an answer, for a person with these texts.
  static let all: ScreenTexts.Maker = { text, _ in
    guard let name = text("Name") else { return [] }
    let texts = told(
      name, position: text("Position"), note: text("Note"), source: text("Source"), nil)
    return [ScreenTexts("the text about a person", texts)]
  }

  /// The number of rows for typing the answer.
  static let answerRows = 1
}

extension PhotoPick {
  /// Returns the questions of the first game of a seed, which do not depend on answers; empty if the roster
  /// is too small.
  static func rounds<People: QuestionSource<Person>>(
    of people: People, _ rules: PhotoPickRules, seed: UInt64
  ) -> [Question] where People.Failure == Never {
    guard var game = PhotoPick(rules: rules, personCount: people.questionCount, seed: seed) else {
      return []
    }
    var rounds: [Question] = []
    while let question = game.ask(from: people) {
      rounds.append(question)
      guard (try? game.pick(question.right)) != nil else { break }
    }
    return rounds
  }
}

/// People without names or pictures, to find out the questions of a seed from their number alone.
struct Strangers: QuestionSource {
  let questionCount: Int

  func question(at index: Int) throws(Never) -> Person { Person(name: "") }
  func id(at index: Int) throws(Never) -> String? { nil }
}
