internal import CSVSource
internal import Rows

/// Writes records of a CSV source in their canonical form, cell by cell, and notes what is changed in them.
struct CanonicalRecords: Sendable {
  /// A column as it is written.
  struct Field {
    /// Nil for the ids of a source that has none.
    let column: Int?
    let form: CanonicalText.Form
    let isId: Bool

    init(_ column: Int?, _ field: TableSchema.Field?) {
      self.column = column
      form = CanonicalText.Form(field)
      isId = field?.name == IdWriter.field
    }
  }

  let fields: [Field]
  let csv: CSVText
  let ids: IdWriter?
  /// The column that ids are derived from, where they are to be written.
  let asked: Int?
  /// Whether a record without anything in it is left out.
  let leavesOutEmpty: Bool
  let text = CanonicalText(units: .builtIn)
  /// What was noted of all records so far.
  private(set) var changes = NormalChanges()
  // Used again for each cell.
  private var old: [UInt8] = []
  private var value: [UInt8] = []

  init(
    _ fields: [Field], _ csv: CSVText, ids: IdWriter?, asked: Int?, leavesOutEmpty: Bool
  ) {
    (self.fields, self.csv, self.ids, self.asked) = (fields, csv, ids, asked)
    self.leavesOutEmpty = leavesOutEmpty
  }

  /// Appends the line of a record; false where it has an error.
  mutating func append(
    _ record: CSVRecord, of batch: CSVBatch, to lines: inout [UInt8]
  ) -> Bool {
    guard record.isSound else { return false }
    if leavesOutEmpty, record.isEmpty(in: batch) {
      changes.emptyRows += 1
      return true
    }
    let bytes = batch.bytes
    for place in fields.indices {
      let field = fields[place]
      old.removeAll(keepingCapacity: true)
      value.removeAll(keepingCapacity: true)
      if let column = field.column {
        let cell = batch.cell(column, of: record)
        let text = bytes[cell.content]
        if !cell.isDoubled, !field.isId, field.form.isCanonical(text.span) {
          csv.append(text, at: place, of: fields.count, to: &lines)
          continue
        }
        batch.append(cell, to: &old)
      }
      let before = old
      guard text.append(before.span, of: field.form, to: &value) else { return false }
      if value != before { changes.values += 1 }
      if value.isEmpty, field.isId, let id = id(of: record, in: batch) {
        value += id.utf8
        changes.ids += 1
      }
      csv.append(value[...], at: place, of: fields.count, to: &lines)
    }
    return true
  }

  /// The id that a record without one is to have; nil where none is to be written.
  private func id(of record: CSVRecord, in batch: CSVBatch) -> String? {
    guard let ids, let asked else { return nil }
    var text: [UInt8] = []
    batch.append(batch.cell(asked, of: record), to: &text)
    return ids.id(asked: text)
  }

  /// What was noted since it was asked for.
  mutating func takeChanges() -> NormalChanges {
    defer { changes = NormalChanges() }
    return changes
  }
}
