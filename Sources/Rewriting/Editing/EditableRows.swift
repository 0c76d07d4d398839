internal import Diagnostics
internal import Rows

/// A format of sources whose rows can be changed: it knows where rows and cells are, and how new ones are written.
///
/// Numbers of records count all records of the source, in its order. Edits are in source order, and those of a record
/// lie within its place.
protocol EditableRows {
  /// The text of the source in UTF-8, before any change.
  var before: [UInt8] { get }
  var columns: [Binding.Column] { get }
  /// The first fault of the source; nil if it has none.
  var fault: Finding? { get }
  /// The number of records.
  var count: Int { get }
  /// The records that are rows.
  var rows: [Int] { get }
  func place(of record: Int) -> Range<Int>
  /// True if the cells of a column can have any text.
  func holdsAnyText(_ column: Int) -> Bool
  /// The text of a cell.
  func text(_ record: Int, _ column: Int) -> String
  /// The edits that give some cells of a record other texts, where `added` columns are new.
  func edits(of record: Int, _ texts: [Int: String], columns added: Int) -> [FixIt.Edit]
  /// The bytes that go with a removed record.
  func removal(of record: Int) -> Range<Int>
  /// The edits before all records that add columns.
  func edits(addingColumns names: [String]) -> [FixIt.Edit]
  /// The place of new records behind a record, or of the first ones.
  func gap(behind record: Int?) -> RowGap
  /// A new record with the layout of the record before it.
  func record(_ values: [Int: String], behind record: Int?, columns added: Int) -> String
}

/// A place where records are added, with the texts around them.
struct RowGap {
  /// The bytes that the new records replace; mostly none.
  var bytes: Range<Int>
  /// The texts before the first record, and behind the last one.
  var opening = ""
  var closing = ""
  /// The texts before and behind each record.
  var before = ""
  var after = ""
}
