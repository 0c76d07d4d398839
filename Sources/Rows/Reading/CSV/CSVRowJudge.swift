package import CSVSource
package import Diagnostics

/// Hands the records of one CSV source to a `TableJudge`, cell by cell.
package struct CSVRowJudge: Sendable {
  private let file: String
  private let hasRequired: Bool
  private let quoted: CellNotation
  private let bare: CellNotation
  private let columnFit: ColumnFit
  private var joint: ConcatenatedFiles
  private let shifts: RowShift
  /// The findings about whole rows. The reader, which is ahead by a batch, has findings of its own.
  package private(set) var findings: Findings
  private var value: [UInt8] = []
  private var asked: [UInt8] = []
  private var key: [[UInt8]] = []

  /// Nil if the source has no header.
  package init?(_ reader: borrowing CSVReader, _ judge: TableJudge, _ template: Findings) {
    guard let header = reader.header else { return nil }
    findings = template.emptied
    file = reader.file
    quoted = .quoted(by: reader.dialect.quote)
    bare = .bare(delimiter: reader.dialect.delimiter, quote: reader.dialect.quote)
    hasRequired = judge.schema.hasRequired
    columnFit = ColumnFit(columns: judge.columns, patterns: judge.patterns)
    joint = ConcatenatedFiles(header)
    shifts = RowShift(header, reader.dialect, columnFit)
  }

  /// Tells which texts suit which column, so that the reader finds the cell that is missing or too many.
  package var fit: ColumnSlip.Fit {
    let columnFit = columnFit
    return { columnFit($0, $1) }
  }

  /// True until another header has changed the order of the columns.
  package var isInOrder: Bool { joint.isInOrder }

  /// Judges a record of a batch; true if the judge's `row` is then a row of the table.
  ///
  /// A damaged record was reported by the reader. A header, an empty row and a row that slipped by a column are
  /// reported here; none of them is a row.
  package mutating func judge(
    _ index: Int, of batch: CSVBatch, by judge: inout TableJudge
  ) -> Bool {
    let record = batch[index]
    guard record.isSound else { return false }
    if joint.stands(at: record, in: batch), joint.take(record, in: batch, &findings) {
      return false
    }
    if hasRequired, record.isEmpty(in: batch) {
      findings.add(emptyRow(record, in: batch))
      return false
    }
    value.removeAll(keepingCapacity: true)
    if let id = judge.idColumn, id < record.count {
      batch.append(joint.cell(id, of: record, in: batch), to: &value)
    }
    asked.removeAll(keepingCapacity: true)
    if let column = judge.askedColumn, column < record.count {
      batch.append(joint.cell(column, of: record, in: batch), to: &asked)
    }
    readKey(judge.keyColumns, of: record, in: batch)
    judge.begin(
      batch.base + record.bytes.lowerBound..<batch.base + record.bytes.upperBound, id: value,
      asked: asked, key: key)
    let mark = judge.findings.startRow()
    for column in 0..<record.count {
      let cell = joint.cell(column, of: record, in: batch)
      let place = batch.base + cell.content.lowerBound..<batch.base + cell.content.upperBound
      judge.notation = cell.isQuoted ? quoted : bare
      if !cell.isDoubled {
        judge.cell(batch.bytes, cell.content, at: place)
        continue
      }
      value.removeAll(keepingCapacity: true)
      batch.append(cell, to: &value)
      judge.cell(value, 0..<value.count, at: place)
    }
    if judge.hasFault, let shift = shifts.finding(record, in: batch, joint) {
      judge.drop(since: mark)
      findings.add(shift)
      return false
    }
    judge.end()
    return true
  }

  /// Puts the cells of the key into `key`; none if the record lacks one.
  private mutating func readKey(_ columns: [Int], of record: CSVRecord, in batch: CSVBatch) {
    if columns.isEmpty { return }
    key.removeAll(keepingCapacity: true)
    for column in columns where column < record.count {
      var cell: [UInt8] = []
      batch.append(joint.cell(column, of: record, in: batch), to: &cell)
      key.append(cell)
    }
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
  package init(
    _ header: CSVHeader, to schema: TableSchema, _ languages: SourceLanguages,
    _ reading: SourceReading = SourceReading()
  ) {
    self.init(
      zip(header.names, header.cells).map { ($0, $1) }, to: schema, languages, reading,
      file: header.file, header: header.bytes)
  }
}

extension CSVRecord {
  /// True if the record has several cells and nothing in any of them.
  package func isEmpty(in batch: CSVBatch) -> Bool {
    // Nearly every record begins with something.
    guard count > 1, batch.cell(0, of: self).content.isEmpty else { return false }
    return (1..<count).allSatisfy { batch.cell($0, of: self).content.isEmpty }
  }
}
