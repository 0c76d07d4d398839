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
  private let csv: CSVText
  private let text = NormalText(units: .builtIn)

  /// A delimiter that the manifest names stays, since the manifest says so.
  init(
    _ source: SourceChecker.Source, _ schema: TableSchema, _ languages: SourceLanguages,
    keepsDelimiter: Bool, to output: NormalOutput
  ) {
    self.source = source
    self.schema = schema
    self.languages = languages
    self.output = output
    csv = CSVText(
      delimiter: keepsDelimiter ? source.delimiter ?? UInt8(ascii: ",") : UInt8(ascii: ","))
  }

  /// Writes all of it; false where the source has errors.
  func write() throws(FileError) -> Bool {
    let input: CSVInput =
      if let bytes = source.bytes {
        .bytes(bytes, name: source.path)
      } else {
        .file(try InputFile(source.path))
      }
    var findings = Findings(limit: 0)
    var reader = try CSVReader.open(
      input, CSVReader.Options(delimiter: source.delimiter), findings: &findings)
    guard let header = reader.header else { return false }
    let binding = Binding(header, to: schema, languages)
    let columns = binding.canonicalOrder(schema, languages)
    if columns.map(\.column) != Array(columns.indices) { output.noteOrder() }
    output.append(csv.header(columns.map(\.name)))
    let fields = columns.map { (column: $0.column, field: binding.columns[$0.column].field) }
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count {
        let record = batch[index]
        guard record.isSound else { return false }
        if schema.hasRequired, CSVRows.isEmpty(record, in: batch) {
          output.noteEmptyRow()
          continue
        }
        guard write(record, of: batch, fields) else { return false }
      }
    }
    return findings.errors == 0
  }

  private func write(
    _ record: CSVRecord, of batch: CSVBatch, _ fields: [(column: Int, field: TableSchema.Field?)]
  ) -> Bool {
    var line: [UInt8] = []
    var old: [UInt8] = []
    var value: [UInt8] = []
    for place in fields.indices {
      old.removeAll(keepingCapacity: true)
      value.removeAll(keepingCapacity: true)
      batch.append(batch.cell(fields[place].column, of: record), to: &old)
      guard text.append(old.span, of: fields[place].field, to: &value) else { return false }
      if value != old { output.noteValue() }
      csv.append(value, at: place, of: fields.count, to: &line)
    }
    output.append(line)
    return true
  }
}
