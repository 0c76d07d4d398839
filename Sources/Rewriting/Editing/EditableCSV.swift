internal import CSVSource
internal import Diagnostics
internal import Files
internal import Projects
internal import Rows

/// The records and cells of a CSV source. A record without any value is no row.
struct EditableCSV: EditableRows {
  /// The byte ranges of a record.
  private struct Record {
    /// The start of the record, its end, and the start of the next line.
    var start, end, next: Int
    var firstCell: Int
  }

  let before: [UInt8]
  let columns: [Binding.Column]
  private(set) var fault: Finding?
  private(set) var rows: [Int] = []
  private let csv: CSVText
  private let header: Record
  private let lineEnd: String
  private var records: [Record] = []
  private var cells: [Range<Int>] = []

  /// Reads a source; nil if it has no header.
  init?(
    _ source: ProjectSource, _ bytes: [UInt8], _ schema: TableSchema, _ languages: SourceLanguages
  ) throws(FileError) {
    before = bytes
    var filter = CodeFilter(selecting: [])
    filter.keepsErrors = true
    var findings = Findings(limit: 1, showing: filter)
    var reader = try CSVReader.open(
      .bytes(before, name: source.path), CSVReader.Options(delimiter: source.reading.delimiter),
      findings: &findings)
    guard let header = reader.header else { return nil }
    columns = Binding(header, to: schema, languages, source.reading).columns
    csv = CSVText(delimiter: reader.dialect.delimiter)
    let end = Self.next(behind: header.bytes.upperBound, in: before)
    self.header = Record(
      start: header.bytes.lowerBound, end: header.bytes.upperBound, next: end, firstCell: 0)
    let own = before[header.bytes.upperBound..<end]
    lineEnd = own.isEmpty ? "\n" : String(decoding: own, as: UTF8.self)
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count { append(batch[index], of: batch, schema) }
    }
    fault = findings.kept.first
  }

  private mutating func append(_ record: CSVRecord, of batch: CSVBatch, _ schema: TableSchema) {
    let end = batch.base + record.bytes.upperBound
    let next = Self.next(behind: end, in: before)
    if record.count == columns.count, !(schema.hasRequired && record.isEmpty(in: batch)) {
      rows.append(records.count)
    }
    records.append(
      Record(
        start: batch.base + record.bytes.lowerBound, end: end, next: next, firstCell: cells.count))
    for column in 0..<record.count {
      let bytes = batch.cell(column, of: record).bytes
      cells.append(batch.base + bytes.lowerBound..<batch.base + bytes.upperBound)
    }
  }

  /// The start of the line behind a line end at an offset.
  private static func next(behind end: Int, in bytes: [UInt8]) -> Int {
    var next = end
    for byte in [UInt8(ascii: "\r"), UInt8(ascii: "\n")] {
      if next < bytes.count, bytes[next] == byte { next += 1 }
    }
    return next
  }

  // MARK: - Reading

  var count: Int { records.count }

  func place(of record: Int) -> Range<Int> { records[record].start..<records[record].end }

  func holdsAnyText(_ column: Int) -> Bool { true }

  func text(_ record: Int, _ column: Int) -> String {
    let bytes = before[cells[records[record].firstCell + column]]
    guard bytes.first == UInt8(ascii: "\""), bytes.count > 1 else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      .replacing("\"\"", with: "\"")
  }

  // MARK: - Changing

  func edits(of record: Int, _ texts: [Int: String], columns added: Int) -> [FixIt.Edit] {
    let record = records[record]
    var edits: [FixIt.Edit] = []
    for (column, new) in texts.sorted(by: { $0.key < $1.key }) where column < columns.count {
      let cell = cells[record.firstCell + column]
      let isQuoted = before[cell].first == UInt8(ascii: "\"")
      edits.append(
        FixIt.Edit(cell, written(new, isQuoted: new.isEmpty ? columns.count == 1 : isQuoted)))
    }
    if added > 0 {
      let cells = (0..<added).map { delimiter + written(texts[columns.count + $0] ?? "") }
      edits.append(FixIt.Edit(record.end..<record.end, cells.joined()))
    }
    return edits
  }

  func removal(of record: Int) -> Range<Int> { records[record].start..<records[record].next }

  func edits(addingColumns names: [String]) -> [FixIt.Edit] {
    [FixIt.Edit(header.end..<header.end, names.map { delimiter + written($0) }.joined())]
  }

  /// The last line of the source ends as it did before.
  func gap(behind record: Int?) -> RowGap {
    let record = record.map { records[$0] } ?? header
    var gap = RowGap(bytes: record.next..<record.next)
    if record.next > record.end { gap.after = lineEnd } else { gap.before = lineEnd }
    return gap
  }

  func record(_ values: [Int: String], behind record: Int?, columns added: Int) -> String {
    (0..<columns.count + added).map { written(values[$0] ?? "") }.joined(separator: delimiter)
  }

  private var delimiter: String { String(UnicodeScalar(csv.delimiter)) }

  private func written(_ text: String, isQuoted: Bool = false) -> String {
    String(decoding: csv.cell(text, isQuoted: isQuoted), as: UTF8.self)
  }
}
