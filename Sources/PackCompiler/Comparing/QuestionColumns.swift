internal import PackFormat

/// What the columns of a kind's table are to a comparison.
struct QuestionColumns {
  /// What is asked.
  let prompt: String
  private let answers: [String]
  private let choices: [String]

  /// Of a kind that is not known, and of a table, nobody can tell the answers: every value counts as
  /// one, where both packs have its column.
  init(_ pack: PackReader, _ new: PackReader) {
    let columns = pack.table(pack.header.card.kind)?.columns ?? []
    prompt = columns.first { $0.type == .string && $0.language.isEmpty }?.name ?? ""
    if let game = ContentKind.named(pack.header.card.kind)?.game {
      answers = game.answers
      choices = game.choices
    } else {
      let others = [prompt, "Id", "Tags", "Source"]
      let there = Set((new.table(new.header.card.kind)?.columns ?? []).map(\.name))
      answers = columns.map(\.name).filter { !others.contains($0) && there.contains($0) }
      choices = []
    }
  }

  /// The change that another value of a column is; nil for an id, which is told otherwise.
  func change(_ name: String, language: String) -> ChangeKind? {
    if name == "Id", language.isEmpty { return nil }
    if !language.isEmpty { return .translated }
    if answers.contains(name) { return .answer }
    if choices.contains(name) { return .choices }
    if name == prompt { return .reworded }
    return name == "Tags" ? .tagged : .value
  }

  /// The values that say what is right, in order.
  func answer(of question: Question, picture: (String) -> String) -> [String] {
    answers.map { name in
      if case .asset(let asset) = question.value(name) { return picture(asset.name) }
      return question.text(name) ?? ""
    }
  }
}

extension Question {
  func value(_ name: String) -> Value? { values.first { $0.name == name }?.value }
}
