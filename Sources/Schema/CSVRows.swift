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
    guard let header = reader.header else { return }
    let hasRequired = judge.schema.hasRequired
    let fit = ColumnFit(columns: judge.columns, patterns: judge.patterns)
    reader.fit = { fit($0, $1) }
    reader.missingColumns = judge.missingColumns
    var joint = FileJoint(header)
    let shifts = RowShift(header, reader.dialect, fit)
    var batch = CSVBatch()
    var value: [UInt8] = []
    var asked: [UInt8] = []
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count where batch[index].isSound {
        let record = batch[index]
        if joint.stands(at: record, in: batch), joint.take(record, in: batch, &findings) {
          continue
        }
        if hasRequired, isEmpty(record, in: batch) {
          findings.add(emptyRow(record, in: batch, of: reader.file))
          continue
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
          judge.cell(value.span, at: place)
        }
        if judge.hasFault, let shift = shifts.finding(record, in: batch, joint) {
          judge.drop(since: mark)
          findings.add(shift)
          continue
        }
        judge.end()
        let row = judge.row
        take(row)
      }
    }
  }

  /// Several cells and nothing in any of them.
  package static func isEmpty(_ record: CSVRecord, in batch: CSVBatch) -> Bool {
    // Nearly every record begins with something.
    guard record.count > 1, batch.cell(0, of: record).content.isEmpty else { return false }
    return (1..<record.count).allSatisfy { batch.cell($0, of: record).content.isEmpty }
  }

  private static func emptyRow(
    _ record: CSVRecord, in batch: CSVBatch, of file: String
  ) -> Finding {
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
