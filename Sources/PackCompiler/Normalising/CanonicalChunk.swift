internal import BulkRows
internal import CSVSource
internal import Files
internal import Rows

/// What a thread makes of a stretch of a CSV source: its records in their canonical form.
struct CanonicalChunk: Sendable {
  /// Where in the source its records start, and where they end.
  let range: Range<Int>
  /// Nil where they stand in the source like that, or nobody wants them.
  private(set) var lines: [UInt8]?
  let changes: NormalChanges
  let isSound: Bool

  init(
    _ rows: inout CanonicalRows, _ records: CanonicalRecords, _ source: CSVInput,
    _ part: Range<Int>,
    isAtRecord: Bool, isWanted: Bool
  ) throws(FileError) {
    let others = try rows.read(source, part, isAtRecord: isAtRecord)
    range = rows.range
    var records = records
    var lines: [UInt8] = []
    var ends: [Int] = []
    isSound = (0..<others.count).allSatisfy { index in
      defer { ends.append(lines.count) }
      return records.append(others[index], of: others, to: &lines)
    }
    changes = records.changes
    if isSound, isWanted {
      self.lines = rows.written(records.layout, of: others, others: lines, ends: ends)
    }
  }
}

extension CanonicalRecords {
  /// How records are written that are canonical; only where `canonicalRows` are to be had.
  var layout: CanonicalRows.Layout {
    CanonicalRows.Layout(fields.compactMap(\.column), delimiter: csv.delimiter)
  }

  /// What shows which records are canonical; nil where each has to be written cell by cell.
  func canonicalRows(_ shape: RecordShape) -> CanonicalRows? {
    let known = fields.compactMap { field in field.column.map { (column: $0, field: field) } }
    // An id that has to be made is made of the other cells.
    guard known.count == fields.count else { return nil }
    let columns = known.sorted { $0.column < $1.column }.map { _, field in
      CanonicalRows.Column(field.form, isRequired: field.isId && ids != nil)
    }
    return CanonicalRows(shape, columns, text)
  }
}
