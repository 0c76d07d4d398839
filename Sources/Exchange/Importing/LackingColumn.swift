internal import Diagnostics

/// A column that `--map` names and one table lacks.
struct LackingColumn {
  let mapping: ImportOptions.Mapping
  /// The finding if no table of the import has the column.
  let error: Finding
  /// The entry of the ledger if another table has it; nil if another column of `--map` stands for the field.
  let entry: Finding?

  init(
    _ column: MappedColumns.Missing, _ message: String, help: String, at place: Place,
    _ sheet: String?
  ) {
    mapping = column.mapping
    let words = sheet.map { " on \($0)" } ?? ""
    error = Finding(.unreadableImport, message + words, at: place, help: help)
    if column.isMapped {
      entry = nil
    } else {
      let fate =
        column.substitute.map {
          "\(column.mapping.field) is taken from \"\(ColumnName.shown($0))\""
        }
        ?? "\(column.mapping.field) is not taken"
      entry = Finding(
        .columnMissing, "no column is named \"\(column.mapping.column)\"\(words): \(fate)",
        at: place)
    }
  }
}
