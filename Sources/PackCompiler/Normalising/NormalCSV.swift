internal import CSVSource
internal import Diagnostics
internal import Files
internal import Schema

/// Writes a CSV source in its one canonical form, record by record.
struct NormalCSV {
  private let source: SourceChecker.Source
  private let schema: TableSchema
  private let languages: SourceLanguages
  private let output: NormalOutput
  private let ids: IdWriter?
  /// The column that ids are derived from, where they are to be written.
  private var asked: Int?
  private let csv: CSVText
  private let text = NormalText(units: .builtIn)

  /// A delimiter that the manifest names stays, since the manifest says so.
  init(
    _ source: SourceChecker.Source, _ schema: TableSchema, _ languages: SourceLanguages,
    keepsDelimiter: Bool, ids: IdWriter?, to output: NormalOutput
  ) {
    self.source = source
    self.schema = schema
    self.languages = languages
    self.output = output
    self.ids = ids
    csv = CSVText(
      delimiter: keepsDelimiter ? source.delimiter ?? UInt8(ascii: ",") : UInt8(ascii: ","))
  }

  /// A column as it is written.
  private struct Field {
    /// Nil for the ids of a source that has none.
    let column: Int?
    let form: NormalText.Form
    let isId: Bool

    init(_ column: Int?, _ field: TableSchema.Field?) {
      self.column = column
      form = NormalText.Form(field)
      isId = field?.name == IdWriter.field
    }
  }

  /// Writes all of it; false where the source has errors.
  mutating func write() throws(FileError) -> Bool {
    let input: CSVInput =
      if let bytes = source.bytes {
        .bytes(bytes, name: source.path)
      } else {
        .file(SharedFile(try InputFile(source.path)))
      }
    var findings = Findings(limit: 0)
    var reader = try CSVReader.open(
      input, CSVReader.Options(delimiter: source.delimiter), findings: &findings)
    guard let header = reader.header else { return false }
    let binding = Binding(header, to: schema, languages)
    let columns = binding.canonicalOrder(schema, languages)
    if columns.map(\.column) != Array(columns.indices) { output.noteOrder() }
    var names = columns.map(\.name)
    var fields = columns.map { Field($0.column, binding.columns[$0.column].field) }
    if ids != nil, binding.index(of: IdWriter.field) == nil {
      let place = binding.canonicalPlace(of: IdWriter.field, schema, languages)
      names.insert(IdWriter.field, at: place)
      fields.insert(Field(nil, schema.field(IdWriter.field)), at: place)
    }
    asked = ids?.asked.flatMap { binding.index(of: $0.name) }
    output.append(csv.header(names))
    var batch = CSVBatch()
    // Used again for each row.
    var (line, old, value): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count {
        let record = batch[index]
        guard record.isSound else { return false }
        if schema.hasRequired, CSVRows.isEmpty(record, in: batch) {
          output.noteEmptyRow()
          continue
        }
        guard write(record, of: batch, fields, &line, &old, &value) else { return false }
      }
    }
    return findings.errors == 0
  }

  private func write(
    _ record: CSVRecord, of batch: CSVBatch, _ fields: [Field], _ line: inout [UInt8],
    _ old: inout [UInt8], _ value: inout [UInt8]
  ) -> Bool {
    line.removeAll(keepingCapacity: true)
    for place in fields.indices {
      let field = fields[place]
      old.removeAll(keepingCapacity: true)
      value.removeAll(keepingCapacity: true)
      if let column = field.column {
        let cell = batch.cell(column, of: record)
        let text = batch.bytes[cell.content]
        if !cell.isDoubled, !field.isId, field.form.isCanonical(text.span) {
          csv.append(text, at: place, of: fields.count, to: &line)
          continue
        }
        batch.append(cell, to: &old)
      }
      guard text.append(old.span, of: field.form, to: &value) else { return false }
      if value != old { output.noteValue() }
      if value.isEmpty, field.isId, let id = id(of: record, in: batch) {
        value += id.utf8
        output.noteId()
      }
      csv.append(value[...], at: place, of: fields.count, to: &line)
    }
    output.append(line)
    return true
  }

  /// The id that a record without one is to have; nil where none is to be written.
  private func id(of record: CSVRecord, in batch: CSVBatch) -> String? {
    guard let ids, let asked else { return nil }
    var text: [UInt8] = []
    batch.append(batch.cell(asked, of: record), to: &text)
    return ids.id(asked: text)
  }
}
