package import Diagnostics
package import Rows

/// A rule that compares the rows of a table with each other, whichever source they come from.
package protocol CrossRowRule {
  /// True if the rule compares every row with many others, which takes long for a large table.
  static var comparesRows: Bool { get }

  /// The names of the fields that the rule reads.
  var fields: [String] { get }

  /// Begins another source, whose rows have these columns.
  mutating func start(_ columns: [Binding.Column], _ context: RuleContext)

  mutating func take(_ row: TypedRow)

  /// Returns the findings, after the last row.
  mutating func finish() -> Findings
}
