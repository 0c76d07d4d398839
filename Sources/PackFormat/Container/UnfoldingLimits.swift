/// The limits of what a table may unfold into (FORMAT.md, "Limits").
///
/// A section without bytes states one value for any number of rows, and a text in a dictionary is stored once
/// for all rows that have it. So a few bytes could state a table without end. These limits grow with the bytes of
/// the pack instead: a table in which rows differ comes nowhere near them, and they do not depend on packing.
struct UnfoldingLimits {
  /// The largest number of rows of a table.
  let rows: UInt64
  /// The largest number of values of a table: rows times columns.
  let values: UInt64
  /// The largest number of bytes of all texts and blobs of a table, each counted for every row that has it.
  let textBytes: UInt64

  /// Computes the limits of a pack whose sections have `itemBytes` bytes, unpacked.
  init(itemBytes: UInt64) {
    // Over 2^48 bytes, the limits stay those of 2^48, so that nothing overflows.
    let bytes = min(itemBytes, 1 << 48)
    rows = 65_536 + bytes
    values = 4_194_304 + 64 * bytes
    textBytes = 67_108_864 + 256 * bytes
  }

  /// Returns what is wrong with a table of this size; nil if it may be unfolded.
  func fault(rows: Int, columns: Int) -> String? {
    if UInt64(rows) > self.rows { return "more rows than so few bytes may hold" }
    // At most 2^32 rows and 2^16 columns: no overflow.
    return UInt64(rows) * UInt64(columns) > values ? "more values than so few bytes may hold" : nil
  }
}

extension Sequence<UInt64> {
  /// The sum, or the largest integer if the sum is larger.
  package var boundedSum: UInt64 {
    reduce(0) { sum, next in
      let (result, overflow) = sum.addingReportingOverflow(next)
      return overflow ? .max : result
    }
  }
}
