internal import BulkRows
internal import Diagnostics
internal import Rows

/// The rules of a kind beyond its schema.
struct KindChecks: Sendable {
  /// Every code that the rules can report.
  let codes: [Code]
  /// Makes the check of single rows for the columns of one source.
  let row: @Sendable ([Binding.Column], RuleContext) -> RowCheck
  /// Makes the fast check of whole chunks, which reopens rows that `row` may report; nil if `row` has to see
  /// every row.
  let bulkRows: @Sendable ([Binding.Column], RuleContext) -> RowsCheck?
  /// Makes the rules that compare rows with each other.
  let acrossRows: @Sendable (_ template: Findings) -> [any CrossRowRule]
  /// Checks the number of rows of all sources together.
  let pack: @Sendable (RowCount, RuleContext) -> [Finding]

  init(
    codes: [Code],
    row: @escaping @Sendable ([Binding.Column], RuleContext) -> RowCheck = { _, _ in
      { _ in [] }
    },
    bulkRows: @escaping @Sendable ([Binding.Column], RuleContext) -> RowsCheck? = { _, _ in nil },
    acrossRows: @escaping @Sendable (_ template: Findings) -> [any CrossRowRule] = { _ in [] },
    pack: @escaping @Sendable (RowCount, RuleContext) -> [Finding] = { _, _ in [] }
  ) {
    self.codes = codes
    self.row = row
    self.bulkRows = bulkRows
    self.acrossRows = acrossRows
    self.pack = pack
  }
}

/// The findings of a kind's rules for one row.
typealias RowCheck = (TypedRow) -> [Finding]

/// The fast check of a chunk: it reopens rows that a kind's rules may report, so that the slow path judges them.
typealias RowsCheck = BulkRowCheck

// The checks, under the names by which `SourceChecker` asks for them.
extension ContentKind {
  func rowCheck(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    checks.row(columns, context)
  }

  func rowsCheck(_ columns: [Binding.Column], _ context: RuleContext) -> RowsCheck? {
    checks.bulkRows(columns, context)
  }

  func tableRules(_ template: Findings) -> [any CrossRowRule] { checks.acrossRows(template) }

  func packCheck(_ count: RowCount, _ context: RuleContext) -> [Finding] {
    checks.pack(count, context)
  }

  /// The column that says what a picture shows; nil if no game shows pictures.
  var pictured: String? { game?.pictured }

  /// The first game tried that shows both of two rows; nil if none does.
  func gameOfTwo(
    _ first: Int, _ second: Int, _ count: RowCount, _ context: RuleContext
  ) -> SharedGame? {
    game?.gameOfTwo(first, second, count, context)
  }
}
