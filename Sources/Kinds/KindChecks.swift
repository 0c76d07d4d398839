package import BulkRows
package import Diagnostics
package import Rows

/// The rules of a kind beyond its schema.
package struct KindChecks: Sendable {
  /// Every code that the rules can report.
  let codes: [Code]
  /// Makes the check of single rows for the columns of one source.
  package let row: @Sendable ([Binding.Column], RuleContext) -> RowCheck
  /// Makes the fast check of whole chunks, which reopens rows that `row` may report; nil if `row` has to see
  /// every row.
  package let bulkRows: @Sendable ([Binding.Column], RuleContext) -> BulkRowCheck?
  /// Makes the rules that compare rows with each other.
  package let acrossRows: @Sendable (_ template: Findings) -> [any CrossRowRule]
  /// Checks the number of rows of all sources together.
  package let pack: @Sendable (RowCount, RuleContext) -> [Finding]
  /// The codes whose limit a manifest may set.
  package let limited: [Code]
  /// The findings that stand for many.
  package let joined: [JoinedFinding]

  init(
    codes: [Code],
    row: @escaping @Sendable ([Binding.Column], RuleContext) -> RowCheck = { _, _ in
      { _ in [] }
    },
    bulkRows: @escaping @Sendable ([Binding.Column], RuleContext) -> BulkRowCheck? = { _, _ in nil
    },
    acrossRows: @escaping @Sendable (_ template: Findings) -> [any CrossRowRule] = { _ in [] },
    pack: @escaping @Sendable (RowCount, RuleContext) -> [Finding] = { _, _ in [] },
    limited: [Code] = [],
    joined: [JoinedFinding] = []
  ) {
    self.codes = codes
    self.row = row
    self.bulkRows = bulkRows
    self.acrossRows = acrossRows
    self.pack = pack
    self.limited = limited
    self.joined = joined
  }
}

/// One finding in place of many of its code that need more of one setting.
package struct JoinedFinding: Sendable {
  package let code: Code
  package let make: @Sendable (Findings.Needs, RuleContext) -> Finding
}

/// The findings of a kind's rules for one row.
package typealias RowCheck = (TypedRow) -> [Finding]
