internal import CSVSource
internal import Diagnostics

/// Finds rows whose values have slipped into their neighbours' columns.
struct RowShift {
  private let header: CSVHeader
  private let dialect: CSVDialect
  private let fit: ColumnFit

  /// The length above which rows are not examined.
  private static let longest = 1 << 16

  init(_ header: CSVHeader, _ dialect: CSVDialect, _ fit: ColumnFit) {
    self.header = header
    self.dialect = dialect
    self.fit = fit
  }

  /// The one finding of a row that slipped; nil if the fault is another.
  func finding(_ record: CSVRecord, in batch: CSVBatch, _ joint: ConcatenatedFiles) -> Finding? {
    guard record.bytes.count <= Self.longest else { return nil }
    let cells = (0..<record.count).map { joint.cell($0, of: record, in: batch) }
    // Without an empty cell, or a space behind a delimiter, nothing can slip.
    guard cells.contains(where: { $0.content.isEmpty || batch.bytes[$0.bytes.lowerBound] == 0x20 })
    else { return nil }
    guard
      let found = ColumnSlip(
        cells.map { batch.value(of: $0) }, width: cells.count, isQuoted: cells.map(\.isQuoted),
        fit: { fit($0, $1) })
    else { return nil }
    let name = fit.columns[found.column].label
    let places = cells.map { batch.base + $0.bytes.lowerBound..<batch.base + $0.bytes.upperBound }
    return found.finding(
      .csvShiftedRow, "the row looks shifted by one column, from \(name) on", places,
      column: name, dialect, header.file)
  }
}
