internal import Games
internal import PackFormat

/// What photo-pick shows at once, a text for each paragraph, in the language of the player with the
/// longer words.
enum RoundScreen {
  /// The question of the last round; `words` are the pack's own.
  static func asked(_ name: String, _ words: String?, _ rules: PhotoPickRules) -> [String] {
    let ask = (words ?? "Tap the one that is {name}.").replacing("{name}", with: name)
    return ["Question \(rules.rounds) of \(rules.rounds): \(ask)"]
  }

  /// One of the photos, from 0, in words.
  static func photo(_ index: Int, _ text: String?) -> String {
    "\(index + 1)) \(text ?? "a photo without a description")"
  }

  /// Who it was, with years and numbers as long as they can be.
  static func told(
    _ name: String, position: String?, note: String?, source: String?, _ words: String?
  ) -> [String] {
    let right = (words ?? "Right!").replacing("{name}", with: name)
    let facts = ["number 99", position, "1990 to 1999", "inducted in 2000"].compactMap { $0 }
    return [right, "\(name): \(facts.joined(separator: ", "))."]
      + [note, source.map { "Source: \($0)" }].compactMap { $0 }
      + ["Your score is 999 with 999 questions remaining!"]
  }

  /// What is told of a person whose columns have these texts.
  static let all: GameScreen.Maker = { text, _ in
    guard let name = text("Name") else { return [] }
    let texts = told(
      name, position: text("Position"), note: text("Note"), source: text("Source"), nil)
    return [GameScreen("what is told of a person", texts)]
  }

  /// The row in which the answer is typed.
  static let answerRows = 1
}

extension PhotoPick {
  /// What the first game of a seed asks, whatever is picked; none where the roster is too small.
  static func rounds<People: PersonSource>(
    of people: People, _ rules: PhotoPickRules, seed: UInt64
  ) -> [Question] where People.Failure == Never {
    guard var game = PhotoPick(rules: rules, personCount: people.personCount, seed: seed) else {
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

/// People of whom nothing is known but how many they are.
struct Strangers: PersonSource {
  let personCount: Int

  func person(at index: Int) throws(Never) -> Person { Person(name: "") }
  func id(at index: Int) throws(Never) -> String? { nil }
}
