internal import BulkRows
internal import CSVSource
internal import Files
internal import Rows

/// The records of one chunk of a CSV source, in canonical form; made by a worker thread.
struct CanonicalChunk: Sendable {
  /// The range of the records in the source.
  let range: Range<Int>
  /// The canonical text; nil if it equals the source, or if it is not wanted.
  private(set) var lines: [UInt8]?
  let changes: CanonicalChanges
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
  /// The order of columns and the delimiter, for writing records that are already canonical.
  var layout: CanonicalRows.Layout {
    CanonicalRows.Layout(fields.compactMap(\.column), delimiter: csv.delimiter)
  }

  /// Returns the test for records that are already canonical; nil if each record needs the slow path.
  func canonicalRows(_ shape: RecordShape) -> CanonicalRows? {
    let known = fields.compactMap { field in field.column.map { (column: $0, field: field) } }
    // A new id is computed from other cells, which only the slow path does.
    guard known.count == fields.count else { return nil }
    let columns = known.sorted { $0.column < $1.column }.map { _, field in
      CanonicalRows.Column(field.form, isRequired: field.isId && ids != nil)
    }
    return CanonicalRows(shape, columns, text)
  }
}
