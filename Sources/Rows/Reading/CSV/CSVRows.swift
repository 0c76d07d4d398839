package import CSVSource
package import Diagnostics
package import Files

/// Hands the rows of a CSV source to a judge, and each judged row on.
package enum CSVRows {
  /// Rows that are damaged have their finding from the reader and are left out of `take`.
  package static func read(
    _ reader: inout CSVReader, _ findings: inout Findings, judge: inout TableJudge,
    take: (TypedRow) -> Void
  ) throws(FileError) {
    guard let rows = CSVRowJudge(reader, judge, findings) else { return }
    try read(&reader, &findings, &judge, rows, take)
  }

  static func read(
    _ reader: inout CSVReader, _ findings: inout Findings, _ judge: inout TableJudge,
    _ rows: consuming CSVRowJudge, _ take: (TypedRow) -> Void
  ) throws(FileError) {
    reader.fit = rows.fit
    reader.missingColumns = judge.missingColumns
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count { rows.judge(index, of: batch, by: &judge, take) }
    }
    findings.merge(rows.findings)
  }

  /// Several cells and nothing in any of them.
  package static func isEmpty(_ record: CSVRecord, in batch: CSVBatch) -> Bool {
    // Nearly every record begins with something.
    guard record.count > 1, batch.cell(0, of: record).content.isEmpty else { return false }
    return (1..<record.count).allSatisfy { batch.cell($0, of: record).content.isEmpty }
  }
}

/// Judges the records of one source, cell by cell.
struct CSVRowJudge {
  private let file: String
  private let hasRequired: Bool
  private let columnFit: ColumnFit
  private var joint: ConcatenatedFiles
  private let shifts: RowShift
  /// What is said of whole rows; the reader is ahead of them by a batch, and has its own.
  private(set) var findings: Findings
  private var value: [UInt8] = []
  private var asked: [UInt8] = []

  /// Nil where the source has no header.
  init?(_ reader: borrowing CSVReader, _ judge: TableJudge, _ template: Findings) {
    guard let header = reader.header else { return nil }
    findings = template.emptied
    file = reader.file
    hasRequired = judge.schema.hasRequired
    columnFit = ColumnFit(columns: judge.columns, patterns: judge.patterns)
    joint = ConcatenatedFiles(header)
    shifts = RowShift(header, reader.dialect, columnFit)
  }

  /// Which texts suit which column.
  var fit: ColumnSlip.Fit {
    let columnFit = columnFit
    return { columnFit($0, $1) }
  }

  /// Whether the columns still stand where the header has them.
  var isInOrder: Bool { joint.isInOrder }

  mutating func judge(
    _ index: Int, of batch: CSVBatch, by judge: inout TableJudge,
    _ take: (TypedRow) -> Void
  ) {
    let record = batch[index]
    guard record.isSound else { return }
    if joint.stands(at: record, in: batch), joint.take(record, in: batch, &findings) { return }
    if hasRequired, CSVRows.isEmpty(record, in: batch) {
      return findings.add(emptyRow(record, in: batch))
    }
    value.removeAll(keepingCapacity: true)
    if let id = judge.idColumn, id < record.count {
      batch.append(joint.cell(id, of: record, in: batch), to: &value)
    }
    asked.removeAll(keepingCapacity: true)
    if let column = judge.askedColumn, column < record.count {
      batch.append(joint.cell(column, of: record, in: batch), to: &asked)
    }
    judge.begin(
      batch.base + record.bytes.lowerBound..<batch.base + record.bytes.upperBound, id: value,
      asked: asked)
    let mark = judge.findings.mark
    for column in 0..<record.count {
      let cell = joint.cell(column, of: record, in: batch)
      value.removeAll(keepingCapacity: true)
      batch.append(cell, to: &value)
      let place = batch.base + cell.content.lowerBound..<batch.base + cell.content.upperBound
      judge.cell(value, 0..<value.count, at: place)
    }
    if judge.hasFault, let shift = shifts.finding(record, in: batch, joint) {
      judge.drop(since: mark)
      findings.add(shift)
      return
    }
    judge.end()
    take(judge.row)
  }

  private func emptyRow(_ record: CSVRecord, in batch: CSVBatch) -> Finding {
    let end = batch.lineEnd(of: record)
    let start = batch.base + record.bytes.lowerBound
    return Finding(
      .emptyRow, "a row of empty cells",
      at: Place(file, start..<batch.base + record.bytes.upperBound),
      help: "remove it", fix: FixIt([.init(start..<batch.base + end, "")], safe: true))
  }
}

extension Binding {
  package init(_ header: CSVHeader, to schema: TableSchema, _ languages: SourceLanguages) {
    self.init(
      zip(header.names, header.cells).map { ($0, $1) }, to: schema, languages, file: header.file,
      header: header.bytes)
  }
}
