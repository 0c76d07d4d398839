/// The kinds of change between two packs, in the order of listings: broken promises first.
package enum ChangeKind: String, Sendable, CaseIterable {
  case answer = "answer-changed"
  case removed
  case id = "id-changed"
  case rules = "rules-changed"
  case tables = "tables-changed"
  case columns = "columns-changed"
  case schema = "schema-changed"
  case language
  case added
  case choices = "choices-changed"
  case order = "order-changed"
  case reworded
  case translated
  case tagged = "retagged"
  case picture = "picture-changed"
  case value = "value-changed"
  case asset = "asset-changed"
  case texts = "texts-changed"
  case theme = "theme-changed"
  case about = "about-changed"

  /// The heading of a list of such changes; `row` is the word for a row of the pack.
  package func title(row: String) -> String {
    switch self {
    case .answer: row == "row" ? "Rows changed" : "Answers changed"
    case .removed: "Removed"
    case .id: "Ids changed"
    case .rules: "Rules changed"
    case .tables: "Tables changed"
    case .columns: "Columns changed"
    case .schema: "Schema changed"
    case .language: "Languages"
    case .added: "Added"
    case .choices: "Choices changed"
    case .order: "Order changed"
    case .reworded: "Reworded"
    case .translated: "Translated"
    case .tagged: "Re-tagged"
    case .picture: "Pictures changed"
    case .value: "Other values changed"
    case .asset: "Assets changed"
    case .texts: "Texts changed"
    case .theme: "Look changed"
    case .about: "About the pack"
    }
  }

  /// A number of changes in a few words, such as `2 answers changed`.
  ///
  /// `row` is the word for a row of the pack, as in `question`.
  package func counted(_ count: Int, row: String = "question") -> String {
    func of(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    return switch self {
    case .answer where row == "row": of("row changed", "rows changed")
    case .answer: of("answer changed", "answers changed")
    case .removed: of("\(row) removed", "\(row)s removed")
    case .id: of("id changed", "ids changed")
    case .rules: of("rule changed", "rules changed")
    case .tables: of("table changed", "tables changed")
    case .columns: of("column changed", "columns changed")
    case .schema: of("field of the schema changed", "fields of the schema changed")
    case .language: of("language changed", "languages changed")
    case .added: of("\(row) added", "\(row)s added")
    case .choices: of("\(row) with other choices", "\(row)s with other choices")
    case .order: of("\(row) moved", "\(row)s moved")
    case .reworded: of("\(row) reworded", "\(row)s reworded")
    case .translated: of("translation changed", "translations changed")
    case .tagged: of("\(row) re-tagged", "\(row)s re-tagged")
    case .picture: of("\(row) with another picture", "\(row)s with other pictures")
    case .value: of("\(row) with other values", "\(row)s with other values")
    case .asset: of("asset changed", "assets changed")
    case .texts: of("text changed", "texts changed")
    case .theme: of("part of the look changed", "parts of the look changed")
    case .about: of("entry about the pack changed", "entries about the pack changed")
    }
  }

  /// The part of the version that such a change raises. A patch keeps the answers of all questions; a minor
  /// version keeps all questions.
  package var bump: Bump {
    switch self {
    case .answer, .removed, .id, .rules, .tables, .columns: .major
    case .language, .added, .choices: .minor
    case .order, .reworded, .translated, .tagged, .picture, .value, .asset, .texts, .theme, .about,
      .schema:
      .patch
    }
  }
}

/// A file and, if known, a line.
package struct SourceLocation: Sendable, Equatable {
  package let file: String
  package let line: Int?

  package var text: String { line.map { "\(file):\($0)" } ?? file }
}

/// A difference between two packs, with both values and both places.
package struct Change: Sendable, Equatable {
  package struct Value: Sendable, Equatable {
    /// The name of a column, setting or colour; empty if the change has only one value.
    package let name: String
    package let old: String?
    package let new: String?
  }

  package let kind: ChangeKind
  /// The name of the table of the author's own that changed; nil for the one of the kind.
  package var table: String?
  /// The id of a question, or the name of a setting, an asset or a language.
  package let subject: String
  /// The text of the question, or a remark about the change.
  package var note: String?
  package var oldPlace: SourceLocation?
  package var newPlace: SourceLocation?
  package var values: [Value]
  package var bump: Bump

  /// The subject for people, after the name of its table.
  package var name: String { (table.map { "\($0): " } ?? "") + subject }
}
