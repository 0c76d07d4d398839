internal import Kinds
internal import PackFormat

/// The roles of a table's columns in a comparison.
struct QuestionColumns {
  /// The column of the question's text.
  let prompt: String
  private let answers: [String]
  private let choices: [String]
  /// The columns of a table's key, which is the id.
  private let key: [String]

  /// For an unknown kind, or one without a game, every column counts as an answer that both packs have. With a
  /// key, no column is the text of a question.
  init(_ old: ComparedPack, _ new: ComparedPack) {
    let pack = old.pack
    let columns = pack.kindTable.columns
    key = new.keyColumns.map(\.name)
    guard key.isEmpty else {
      prompt = ""
      let there = Set(new.pack.kindTable.columns.map(\.name))
      answers = columns.filter(\.language.isEmpty).map(\.name).filter { [key] in
        !key.contains($0) && there.contains($0)
      }
      choices = []
      return
    }
    prompt = columns.first { $0.type == .string && $0.language.isEmpty }?.name ?? ""
    if let game = ContentKind.named(pack.header.card.kind)?.game {
      answers = game.answers
      choices = game.choices
    } else {
      let others = [prompt, "Id", "Tags", "Source"]
      let there = Set(new.pack.kindTable.columns.map(\.name))
      answers = columns.map(\.name).filter { !others.contains($0) && there.contains($0) }
      choices = []
    }
  }

  /// Returns the kind of change that another value in the column is; nil for ids, which are compared
  /// elsewhere.
  func change(_ name: String, language: String) -> ChangeKind? {
    if language.isEmpty, key.isEmpty ? name == "Id" : key.contains(name) { return nil }
    if !language.isEmpty { return .translated }
    if answers.contains(name) { return .answer }
    if choices.contains(name) { return .choices }
    if name == prompt { return .reworded }
    return name == "Tags" ? .tagged : .value
  }

  /// Returns the values of the answer's columns, in order.
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
