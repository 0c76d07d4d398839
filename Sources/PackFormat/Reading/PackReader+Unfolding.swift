/// The check that a small pack does not unfold into a table without end (FORMAT.md, "Limits").
extension PackReader {
  /// Checks the numbers of rows and values of each table, which the directories state.
  func checkTableSizes() throws(PackError) {
    for table in tables + provenance {
      if let fault = unfoldingLimits.fault(rows: table.rowCount, columns: table.columns.count) {
        throw PackError(.malformed(fault), at: UInt64(PackHeader.byteCount))
      }
    }
  }

  /// Checks that the texts and blobs of each table stay within the limit.
  ///
  /// A program calls this before it lists a whole table of a pack that it does not verify. It reads codes only
  /// where a few numbers of the directory leave it open.
  package func checkTextSizes() throws(PackError) {
    for table in tables + provenance { try checkTextSize(of: table) }
  }

  func checkTextSize(of table: PackTable) throws(PackError) {
    let limit = unfoldingLimits.textBytes
    if (table.columns.map { $0.mostTextBytes }).boundedSum <= limit { return }
    guard try textByteCount(of: table) <= limit else {
      throw PackError(
        .malformed("more text than so few bytes may hold"), at: UInt64(PackHeader.byteCount))
    }
  }

  /// Returns the number of bytes of all texts and blobs of a table, each counted for every row that has it.
  package func textByteCount(of table: PackTable) throws(PackError) -> UInt64 {
    var counts: [UInt64] = []
    for column in table.columns { counts.append(try textByteCount(of: column)) }
    return counts.boundedSum
  }

  private func textByteCount(of column: PackColumn) throws(PackError) -> UInt64 {
    guard let codes = column.layout.codes, let offsets = column.layout.offsets else {
      return column.mostTextBytes
    }
    if codes.width == 0 {
      guard offsets.count > 1 else { return 0 }
      let length = try item(offsets, 1, column.zone) - item(offsets, 0, column.zone)
      return UInt64(clamping: length).multiplied(by: try valueCount(of: column))
    }
    var count: UInt64 = 0
    for row in 0..<column.rowCount {
      let (sum, overflow) = count.addingReportingOverflow(
        UInt64(clamping: try byteCount(of: column, row) ?? 0))
      count = overflow ? .max : sum
    }
    return count
  }
}

extension PackColumn {
  /// The largest number of bytes that the texts of all rows can have; exact without a dictionary.
  fileprivate var mostTextBytes: UInt64 {
    guard let bytes = layout.bytes else { return 0 }
    if layout.codes == nil { return UInt64(bytes.count) }
    return UInt64(min(bytes.count, type.longestValue)).multiplied(by: rowCount)
  }
}

extension UInt64 {
  /// The product, or the largest integer if the product is larger.
  fileprivate func multiplied(by count: Int) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: UInt64(count))
    return overflow ? .max : product
  }
}
