package import Diagnostics

/// The number of rows of all sources together.
package struct RowCount: Sendable {
  package var rows: Int
  /// The place of a finding about too few rows: the last source.
  package var place: Place

  package init(rows: Int, place: Place) {
    self.rows = rows
    self.place = place
  }

  /// The number in a sentence: `there are 3`.
  var thereAre: String { rows == 1 ? "there is 1" : "there are \(rows)" }
}
