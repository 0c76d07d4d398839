internal import PackFormat
internal import Rows

/// The fields of a kind's rows that players' answers are about.
package struct AnsweredFields: Sendable {
  /// The kind's name.
  package let kind: String
  /// The field with the question's text.
  package let prompt: String
  /// The field with the right answer.
  package let key: String
  /// The fields with one wrong choice each.
  package let wrong: [String]
  /// The fields with one right choice each, of a kind whose questions may have several; the first is the key.
  package let rights: [String]
  /// All fields that decide what is asked and what is right: another value in one of them makes another question.
  package let content: [String]
  /// The names of the fields of `content` that name pictures.
  package let pictures: Set<String>
  /// True if players type a text, which counts in any spelling that the game accepts.
  package let isTyped: Bool
  /// The words for the right answer of a kind whose answers bring the texts of several fields to their places; nil
  /// for other kinds.
  package let arrangement: String?
  /// True if the answer is one of the row's own choices.
  package var isChosen: Bool { !wrong.isEmpty }

  /// The field that says how hard a question is, if the kind has one.
  package static let difficulty = "Difficulty"
}

extension ContentKind {
  /// The fields that answers are about; nil for a kind whose questions come from chance.
  package var answeredFields: AnsweredFields? {
    guard let game, !game.isOrdered, let first = game.answers.first,
      let prompt = schema.fields.first(where: { !$0.isAsset })?.name
    else { return nil }
    let pictures = schema.fields.filter(\.isAsset).map(\.name)
    let isTyped = game.form == .typed
    var content: [String] = []
    for name in [prompt] + game.answers + game.choices + pictures where !content.contains(name) {
      content.append(name)
    }
    return AnsweredFields(
      kind: name, prompt: prompt, key: pictures.contains(first) ? prompt : first,
      wrong: isTyped || game.form == .pairs ? [] : game.choices,
      rights: game.form == .choice ? game.answers : [], content: content, pictures: Set(pictures),
      isTyped: isTyped, arrangement: arrangement(game.form))
  }

  private func arrangement(_ form: QuestionForm) -> String? {
    switch form {
    case .order: "the order of the items"
    case .pairs: "the pairs"
    default: nil
    }
  }
}

extension AnsweredFields {
  /// The milliseconds in which nobody has read a question: a quarter of the time that it takes to read it aloud.
  package static func leastTime(toRead prompt: String) -> Int64 {
    ReadingAloud.milliseconds(for: [prompt]) / 4
  }
}
