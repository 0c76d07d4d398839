package import Diagnostics
package import Games
package import PackFormat
package import Rows
package import SchemaFiles

/// A kind of content that packs hold: the files its authors write, the game that plays it, and its checks.
package struct ContentKind: Sendable {
  /// The name in the manifest and in packs, such as `choice-quiz`.
  package let name: String
  /// A few words for listings, such as "facts, for higher-or-lower".
  package let title: String
  /// The source files: schemas, elements of XML, and a sample.
  package let form: SourceForm
  /// The game that plays the rows; nil for a table, which other apps read.
  package let game: KindGame?
  /// The rules beyond the schema, and their codes.
  package let checks: KindChecks

  init(
    _ name: String, title: String, form: SourceForm, game: KindGame? = nil, checks: KindChecks
  ) {
    self.name = name
    self.title = title
    self.form = form
    self.game = game
    self.checks = checks
  }

  /// Returns the kind with another Table Schema for its rows.
  package func judging(by schema: TableSchema) -> ContentKind {
    ContentKind(name, title: title, form: form.judging(by: schema), game: game, checks: checks)
  }
}

extension ContentKind {
  /// The kinds that have a game: a folder beside this file and a line in this list each.
  package static let all: [ContentKind] = [
    .facts,
    .choiceQuiz,
    .numberDuel,
    .sumGrid,
    .roster,
    .shortAnswer,
    .ordering,
    .matching,
  ]

  /// The kinds with a game, and last a table, which stands for every table.
  package static var allWithTable: [ContentKind] { all + [.anyTable] }

  /// The names that `kind` in a manifest may have.
  package static var names: [String] { all.map(\.name) + [tableName] }

  /// The kind of that name; for `table` one with the sample's schema, as a table's own is in its project.
  package static func named(_ name: String) -> ContentKind? {
    // The table is made only if asked for: its schema takes time to compile.
    all.first { $0.name == name } ?? (name == tableName ? anyTable : nil)
  }
}

// The parts that are asked for most often, under short names.
extension ContentKind {
  /// The Table Schema that judges rows.
  package var schema: TableSchema { form.schema }

  /// The names of the fields in the order of the schema.
  package var fieldNames: [String] { schema.fields.map(\.name) }

  /// True if every row has to have a picture.
  package var needsPicture: Bool {
    schema.fields.contains { $0.isAsset && $0.constraints.required }
  }

  /// The schema files, byte for byte.
  package var schemas: SchemaFiles.Kind { form.schemas }

  /// The elements that rows are in XML.
  package var shape: XMLShape { form.shape }

  /// The rows that a new project starts with.
  package var sample: Sample { form.sample }

  /// The game settings that a manifest may change; none for a table.
  package var rules: [RuleSpecification] { game?.rules ?? [] }

  /// The form in which other programs know the questions; `other` for a table.
  package var questionForm: QuestionForm { game?.form ?? .other }

  /// True if each project of the kind brings a Table Schema of its own.
  package var isOwnTable: Bool { form.isSchemaOfProject }

  /// The word for a row in messages: a table has rows, and a game has questions.
  package static func rowNoun(ofKind name: String) -> String {
    name == tableName ? "row" : "question"
  }

  /// True if a row without an `Id` gets one derived from what it asks; rows of a table have none.
  package var derivesIds: Bool { game != nil }
}

extension PackCard {
  /// The word for a row of the pack in messages.
  package var rowNoun: String { ContentKind.rowNoun(ofKind: kind) }

  /// The word for a row with a capital letter, as the title of a column.
  package var rowTitle: String { rowNoun == "row" ? "Row" : "Question" }
}

extension Code {
  /// The codes of the rules of all kinds, and of the rules that they share.
  package static var kinds: [Code] {
    SimilarRows.codes + [GameTextTooTall.code, FewerThanAsked.code]
      + ContentKind.all.flatMap(\.checks.codes)
  }
}
