internal import CBulkRows
internal import CSVSource
internal import Rows

/// The contents of a column in the accepted records of the chunk tested last.
extension RowFlags {
  /// Texts, one behind the other in one array.
  package struct Texts: Sendable {
    package var bytes: [UInt8]
    /// The end of each text.
    package var ends: [UInt32]
    package var longest: Int
  }

  /// For each accepted record, true if the cell is not empty; nil if that holds for all.
  package func filled(_ column: Int) -> [Bool]? { filled(column, extent(column)) }

  private func filled(_ column: Int, _ extent: csv_extent) -> [Bool]? {
    if extent.filled == extent.records { return nil }
    var filled = [Bool](repeating: false, count: extent.records)
    unsafe filled.withUnsafeMutableBufferPointer { filled in
      unsafe csv_column_filled(&rows, column, filled.baseAddress)
    }
    return filled
  }

  /// The text of each accepted record, and `filled` as above.
  package func texts(
    _ column: Int, of chunk: borrowing CSVChunk
  ) -> (filled: [Bool]?, texts: Texts) {
    let extent = extent(column)
    let texts = unsafe texts(extent, room: extent.records, of: chunk) { texts in
      unsafe csv_column_texts(&rows, column, &texts)
    }
    return (filled(column, extent), texts)
  }

  /// The distinct texts in order, the number of each accepted record's text, and `filled` as above. An empty cell has
  /// the number 0.
  package func codes(
    _ column: Int, of chunk: borrowing CSVChunk
  ) -> (filled: [Bool]?, codes: [UInt32], texts: Texts) {
    let extent = extent(column)
    var codes = [UInt32](repeating: 0, count: extent.records)
    var size = 64
    while size < 2 * extent.records { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    let texts = unsafe texts(extent, room: extent.filled, of: chunk) { texts in
      unsafe codes.withUnsafeMutableBufferPointer { codes in
        unsafe slots.withUnsafeMutableBufferPointer { slots in
          unsafe Self.hash.secrets.withUnsafeBufferPointer { secrets in
            unsafe (texts.codes, texts.slots) = (codes.baseAddress, slots.baseAddress)
            unsafe (texts.mask, texts.secrets) = (slots.count - 1, secrets.baseAddress)
            unsafe csv_column_codes(&rows, column, &texts)
          }
        }
      }
    }
    return (filled(column, extent), codes, texts)
  }

  /// A hash with a random seed, so that nobody can choose texts whose hashes agree.
  private static let hash = TextHash(seed: .random(in: .min ... .max))

  /// The kept number of each accepted record, `mantissa` ÷ 10^`scale`; 0 if the cell is empty.
  package func numbers(_ column: Int) -> (mantissas: [Int64], scales: [UInt8]) {
    let records = extent(column).records
    precondition(unsafe rows.columns[column].is_kept)
    var mantissas = [Int64](repeating: 0, count: records)
    var scales = [UInt8](repeating: 0, count: records)
    if records == 0 { return (mantissas, scales) }
    unsafe mantissas.withUnsafeMutableBufferPointer { mantissas in
      unsafe scales.withUnsafeMutableBufferPointer { scales in
        unsafe csv_column_numbers(&rows, column, mantissas.baseAddress, scales.baseAddress)
      }
    }
    return (mantissas, scales)
  }

  /// The content of each accepted record's cell, without quotes.
  package func contents(_ column: Int) -> [Range<Int>] {
    var contents: [Range<Int>] = []
    contents.reserveCapacity(count)
    for record in 0..<count where unsafe rows.flags[record] == row_filled {
      contents.append(content(Cell(record: record, column: column)))
    }
    return contents
  }

  private func extent(_ column: Int) -> csv_extent {
    precondition(0..<width ~= column)
    unsafe rows.rows = count
    return count == 0 ? csv_extent() : unsafe csv_column_extent(&rows, column)
  }

  private func texts(
    _ extent: csv_extent, room: Int, of chunk: borrowing CSVChunk,
    _ take: (inout csv_texts) -> Void
  ) -> Texts {
    precondition(count == chunk.count)
    var ends: [UInt32] = []
    var longest = 0
    let size = extent.bytes + CSVChunk.padding
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, written in
      unsafe ends = [UInt32](unsafeUninitializedCapacity: room) { ends, number in
        number = with(chunk) {
          var texts = unsafe csv_texts()
          unsafe (texts.bytes, texts.ends) = (bytes.baseAddress, ends.baseAddress)
          unsafe take(&texts)
          longest = unsafe texts.longest
          return unsafe texts.count
        }
      }
      written = Int(ends.last ?? 0)
    }
    return Texts(bytes: bytes, ends: ends, longest: longest)
  }
}
