internal import Kinds
internal import PackFormat

/// Describes the changes of questions, with both values and both places.
struct QuestionComparison {
  private let old: ComparedPack
  private let new: ComparedPack
  private let columns: QuestionColumns
  private let pictures: (old: [String: PackDigest], new: [String: PackDigest])
  /// The contents of the old pack's pictures, under any name.
  private let knownPictures: Set<PackDigest>
  /// The languages that only one pack has; they are reported as a whole.
  private let passedOver: Set<String>

  init(
    _ old: ComparedPack, _ new: ComparedPack, without languages: Set<String>,
    pictures: (old: [String: PackDigest], new: [String: PackDigest])
  ) {
    self.old = old
    self.new = new
    self.pictures = pictures
    columns = QuestionColumns(old, new)
    knownPictures = Set(pictures.old.values)
    passedOver = languages
  }

  // MARK: - Only in one of the two

  func removed(_ row: Int) throws(PackError) -> Change {
    let question = try old.question(row)
    return Change(
      kind: .removed, subject: try old.id(row), note: question.text(columns.prompt),
      oldPlace: old.place(of: question),
      values: answers(of: question).map { .init(name: $0, old: $1, new: nil) },
      bump: ChangeKind.removed.bump)
  }

  func added(_ row: Int) throws(PackError) -> Change {
    let question = try new.question(row)
    return Change(
      kind: .added, subject: try new.id(row), note: question.text(columns.prompt),
      newPlace: new.place(of: question),
      values: answers(of: question).map { .init(name: $0, old: nil, new: $1) },
      bump: ChangeKind.added.bump)
  }

  /// The answers of a question, with the names of their columns.
  private func answers(of question: Question) -> [(String, String)] {
    question.values.compactMap { name, _ in
      guard let text = question.text(name), !name.contains("@"),
        columns.change(name, language: "") == .answer
      else { return nil }
      return (name, text)
    }
  }

  // MARK: - In both

  /// Returns a change for each kind of difference; empty if the questions are equal.
  func changes(_ pair: QuestionPairs.Pair) throws(PackError) -> [Change] {
    let (before, after) = (
      try old.question(pair.old), try new.question(pair.new)
    )
    var values: [ChangeKind: [Change.Value]] = [:]
    for name in Self.names(before, after) where before.value(name) != after.value(name) {
      guard let kind = kind(name, before.value(name), after.value(name)) else { continue }
      values[kind, default: []].append(
        Change.Value(name: name, old: before.text(name), new: after.text(name)))
    }
    if new.keyColumns.isEmpty, before.id != after.id, !(before.isDerivedId && after.isDerivedId) {
      values[.id] = [.init(name: "Id", old: Self.id(before), new: Self.id(after))]
    }
    let id = try new.id(pair.new)
    return ChangeKind.allCases.compactMap { kind in
      values[kind].map { values in
        Change(
          kind: kind, subject: id, note: after.text(columns.prompt),
          oldPlace: old.place(of: before), newPlace: new.place(of: after), values: values,
          bump: kind == .choices && Self.isReordered(values) ? .patch : kind.bump)
      }
    }
  }

  /// True if the same values only changed places.
  private static func isReordered(_ values: [Change.Value]) -> Bool {
    values.compactMap(\.old).sorted() == values.compactMap(\.new).sorted()
  }

  private static func id(_ question: Question) -> String {
    question.id + (question.isDerivedId ? " (derived)" : "")
  }

  /// Returns the columns of both questions, in the order of the new one.
  private static func names(_ before: Question, _ after: Question) -> [String] {
    let names = after.values.map { $0.name }
    return names + before.values.map { $0.name }.filter { !names.contains($0) }
  }

  /// Returns the kind of change of one value; nil if it is reported elsewhere or means nothing.
  private func kind(
    _ name: String, _ before: Question.Value?, _ after: Question.Value?
  ) -> ChangeKind? {
    let parts = name.split(separator: "@", maxSplits: 1)
    let language = parts.count > 1 ? String(parts[1]) : ""
    if passedOver.contains(language) { return nil }
    let kind = columns.change(parts.first.map(String.init) ?? name, language: language)
    switch (before, after) {
    case (.asset(let left)?, .asset(let right)?):
      return self.kind(kind, pictures.old[left.name], pictures.new[right.name], left, right)
    case (.asset?, _), (_, .asset?): return kind == .answer ? .answer : .picture
    default: return kind
    }
  }

  /// Returns the kind of change of a picture. A picture known from the old pack shows something else; an
  /// unknown one is the same thing drawn anew.
  private func kind(
    _ column: ChangeKind?, _ before: PackDigest?, _ after: PackDigest?, _ left: PackAsset,
    _ right: PackAsset
  ) -> ChangeKind? {
    if before == after { return nil }
    if column == .answer, let after, knownPictures.contains(after) { return .answer }
    // Another content under the same name is reported as a change of the asset.
    return left.name == right.name ? nil : .picture
  }
}
