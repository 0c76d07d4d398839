internal import BulkRows
package import Diagnostics
package import Games
package import PackFormat
package import Rows
package import SchemaFiles
internal import Synchronization

/// A kind of content that packs hold: its schema, its rules, and the game that plays it.
package struct ContentKind: Sendable {
  /// As the manifest and the pack say it.
  package let name: String
  /// In a few words, for listings.
  package let title: String
  package var schema: TableSchema { table.schema }
  private let table: BuiltInTable
  /// The schemas as they stand in `schemas/`.
  package let schemas: SchemaFiles.Kind
  /// How its rows stand in XML.
  package let shape: XMLShape
  /// Every number of the game that a manifest can set.
  package let rules: [RuleSpecification]
  /// What is wrong with rules that are each right by themselves, or nil.
  let problemWithRules: @Sendable ([RuleText]) -> RuleError?
  /// What the game says that a pack may put in its own words.
  let texts: [TextSpecification]
  /// Every finding that its checks can have.
  let codes: [Code]
  /// What has to hold of a row beyond its schema.
  let rowCheck: @Sendable ([Binding.Column], RuleContext) -> RowCheck
  /// Shows of many rows at once that `rowCheck` has nothing to say of them; nil where it has to be asked.
  let rowsCheck: @Sendable ([Binding.Column], RuleContext) -> RowsCheck?
  /// What has to hold of rows as they stand to each other.
  let tableRules: @Sendable (_ template: Findings) -> [any CrossRowRule]
  /// The column of what a picture stands for, which it does for nothing else; nil where no game shows it.
  let pictured: String?
  /// The columns that say what is right: another value there is another answer.
  let answers: [String]
  /// The columns that are offered beside what is right.
  let choices: [String]
  /// Whether players come to the rows one after the other, so that their order counts.
  let isOrdered: Bool
  /// What has to hold of all rows together.
  let packCheck: @Sendable (RowCount, RuleContext) -> [Finding]
  /// Which game shows two rows that must not be seen together; nil for none.
  let gameOfTwo: @Sendable (_ first: Int, _ second: Int, RowCount, RuleContext) -> SharedGame?
  /// Plays a pack, or one question of it.
  let prove: @Sendable (PackReader, ProofRequest) throws(ProofError) -> Proof
  /// What its game shows at once of a row.
  package let screens: GameScreen.Maker
  /// What a new project starts from.
  let sample: Sample

  init(
    _ name: String, title: String, _ schemas: SchemaFiles.Kind, _ shape: XMLShape,
    rules: [RuleSpecification],
    problemWithRules: @escaping @Sendable ([RuleText]) -> RuleError?,
    texts: [TextSpecification] = [], codes: [Code],
    rowCheck: @escaping @Sendable ([Binding.Column], RuleContext) -> RowCheck = { _, _ in
      { _ in [] }
    },
    rowsCheck: @escaping @Sendable ([Binding.Column], RuleContext) -> RowsCheck? = { _, _ in nil },
    tableRules: @escaping @Sendable (_ template: Findings) -> [any CrossRowRule] = { _ in [] },
    pictured: String? = "Alt", answers: [String] = [], choices: [String] = [],
    isOrdered: Bool = false,
    packCheck: @escaping @Sendable (RowCount, RuleContext) -> [Finding] = { _, _ in [] },
    gameOfTwo:
      @escaping @Sendable (_ first: Int, _ second: Int, RowCount, RuleContext) -> SharedGame? = {
        _, _, _, _ in nil
      },
    prove: @escaping @Sendable (PackReader, ProofRequest) throws(ProofError) -> Proof = {
      (_, _) throws(ProofError) in Proof(["there is nothing to play here"], holds: true)
    },
    screens: @escaping GameScreen.Maker = { _, _ in [] },
    sample: Sample
  ) {
    self.name = name
    self.title = title
    table = BuiltInTable(schemas.table)
    self.schemas = schemas
    self.shape = shape
    self.rules = rules
    self.problemWithRules = problemWithRules
    self.texts = texts
    self.codes = codes
    self.rowCheck = rowCheck
    self.rowsCheck = rowsCheck
    self.tableRules = tableRules
    self.pictured = pictured
    self.answers = answers
    self.choices = choices
    self.isOrdered = isOrdered
    self.packCheck = packCheck
    self.gameOfTwo = gameOfTwo
    self.prove = prove
    self.screens = screens
    self.sample = sample
  }
}

extension ContentKind {
  /// The catalogue: a kind is a folder here, and a line in this list.
  package static let all: [ContentKind] = [
    .facts,
    .choiceQuiz,
    .numberDuel,
    .sumGrid,
    .roster,
  ]

  /// Every name that a manifest may give: the kinds of games, and tables.
  package static var names: [String] { all.map(\.name) + [tableName] }

  /// Of a table, whose schema the project has, the one that stands for all.
  package static func named(_ name: String) -> ContentKind? {
    name == tableName ? anyTable : all.first { $0.name == name }
  }
}

/// Judges one row of a source by what has to hold beyond its schema.
typealias RowCheck = (TypedRow) -> [Finding]

/// Takes back what is shown of rows that there may be something to say of.
typealias RowsCheck = BulkRowCheck

/// What rules may know beside the rows.
package struct RuleContext: Sendable {
  /// The source at hand.
  package var file: String
  /// The date that year questions are judged against, where one is known.
  package var now: CalendarDate?
  /// The game's rules, every one.
  package var rules: [RuleText]
  /// The day before which no fact may have been true, where the manifest names one.
  package var oldest: Manifest.Day?
  /// What the best guess has to earn, where the manifest says so.
  package var leastBest: Manifest.Points?
  /// What the manifest has the game say in its own words.
  var texts: [Manifest.GameText] = []
  /// How what is found can be played.
  var replay = ReplayCommand()
}

/// A game in which two rows are seen that must not be.
struct SharedGame: Sendable {
  /// What happens in it, in a few words.
  var words: String
  var seed: UInt64
}

/// How many rows all sources have together.
package struct RowCount: Sendable {
  package var rows: Int
  /// Where to say that there are too few: the last source.
  package var place: Place

  var thereAre: String { rows == 1 ? "there is 1" : "there are \(rows)" }
}

extension RuleError {
  /// What is wrong with rules that a game is made from, or nil.
  static func problem<Rules>(
    _ make: ([RuleText]) throws(RuleError) -> Rules, _ rules: [RuleText]
  ) -> RuleError? {
    do throws(RuleError) {
      _ = try make(rules)
      return nil
    } catch {
      return error
    }
  }
}

/// A schema of the project's own, compiled in, which is read when somebody asks for it; a test reads every one
/// of them.
private final class BuiltInTable: Sendable {
  private let json: [UInt8]
  private let known = Mutex<TableSchema?>(nil)

  init(_ json: [UInt8]) { self.json = json }

  var schema: TableSchema {
    known.withLock { known in
      if let known { return known }
      do throws(SchemaError) {
        let schema = try TableSchema(json: json)
        known = schema
        return schema
      } catch {
        preconditionFailure("a built-in schema: \(error.message)")
      }
    }
  }
}
