internal import CSVSource
internal import Kinds
internal import Rows

/// Writes CSV records in canonical form, cell by cell, and counts the changes.
struct CanonicalRecords: Sendable {
  /// A column of the output.
  struct Field {
    /// The column of the source; nil for a new column of ids.
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
  /// The column that ids are derived from; nil if no ids are written.
  let asked: Int?
  /// True if records without any value are left out.
  let leavesOutEmpty: Bool
  let text = CanonicalText(units: .builtIn)
  /// The changes in all records so far.
  private(set) var changes = CanonicalChanges()
  // Buffers that each cell uses anew.
  private var old: [UInt8] = []
  private var value: [UInt8] = []

  init(
    _ fields: [Field], _ csv: CSVText, ids: IdWriter?, asked: Int?, leavesOutEmpty: Bool
  ) {
    (self.fields, self.csv, self.ids, self.asked) = (fields, csv, ids, asked)
    self.leavesOutEmpty = leavesOutEmpty
  }

  /// Appends the line of a record; returns false if the record has an error.
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
        if !cell.isDoubled, let short = Self.withoutZeros(text, of: field.form) {
          csv.append(short, at: place, of: fields.count, to: &lines)
          changes.values += 1
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

  /// The canonical spelling of a number such as `12.50`; nil if it has more than zeros too many, or none.
  static func withoutZeros(
    _ text: ArraySlice<UInt8>, of form: CanonicalText.Form
  ) -> ArraySlice<UInt8>? {
    guard case .value(.number) = form, text.count <= 18, text.last == UInt8(ascii: "0"),
      text.contains(UInt8(ascii: "."))
    else { return nil }
    var end = text.endIndex
    while text[end - 1] == UInt8(ascii: "0") { end -= 1 }
    if text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let short = text[..<end]
    return !short.isEmpty && form.isCanonical(short.span) ? short : nil
  }

  /// Returns the id for a record without one; nil if no ids are written.
  private func id(of record: CSVRecord, in batch: CSVBatch) -> String? {
    guard let ids, let asked else { return nil }
    var text: [UInt8] = []
    batch.append(batch.cell(asked, of: record), to: &text)
    return ids.id(asked: text)
  }

  /// Returns the changes since the last call.
  mutating func takeChanges() -> CanonicalChanges {
    defer { changes = CanonicalChanges() }
    return changes
  }
}
