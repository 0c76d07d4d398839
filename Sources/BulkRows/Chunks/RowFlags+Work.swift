internal import CBulkRows
internal import CSVSource

/// Work on all records of a chunk at once.
extension RowFlags {
  /// Tests all records of a chunk, column by column. The flags of the chunk before are forgotten.
  package func test(_ chunk: borrowing CSVChunk) {
    count = chunk.count
    undecided = []
    lacking = []
    makeRoom()
    let number = with(chunk) { unsafe csv_rows_flag(instructions.number, &rows) }
    for index in 0..<number {
      undecided.append(
        unsafe Cell(
          record: Int(rows.undecided_rows[index]), column: Int(rows.undecided_columns[index])))
    }
  }

  /// True if each quoted cell of the accepted records needs its quotes.
  package func needQuotes(_ chunk: borrowing CSVChunk) -> Bool {
    precondition(count == chunk.count)
    let delimiter = chunk.shape.dialect.delimiter
    return with(chunk) { unsafe csv_rows_need_quotes(&rows, delimiter) ? 0 : 1 } == 0
  }

  /// True if an accepted record has a number in a column with one to three digits, a point and three digits.
  package func hasDoubtfulNumber(_ column: Int, of chunk: borrowing CSVChunk) -> Bool {
    precondition(count == chunk.count && 0..<width ~= column)
    return with(chunk) { unsafe csv_rows_doubtful(&rows, column) ? 1 : 0 } == 1
  }

  /// The verdict on a short text; nil if it was not judged before.
  package func known(_ text: ArraySlice<UInt8>) -> TextVerdict? {
    guard var padded = Self.padded(text) else { return nil }
    let answer = unsafe csv_known(rows.known, &padded, text.count)
    return UInt8(exactly: answer).flatMap(TextVerdict.init)
  }

  /// Remembers the verdict on a text, unless the text is long.
  package func learn(_ text: ArraySlice<UInt8>, _ verdict: TextVerdict) {
    guard var padded = Self.padded(text) else { return }
    unsafe csv_learn(rows.known, &padded, text.count, verdict.rawValue)
  }

  private static func padded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    1...16 ~= text.count ? text + [UInt8](repeating: 0, count: 16) : nil
  }

  // MARK: - Memory

  func with(_ chunk: borrowing CSVChunk, _ body: () -> Int) -> Int {
    guard count > 0 else { return 0 }
    precondition(width == chunk.shape.width && count <= room)
    unsafe (rows.start, rows.rows) = (chunk.start, count)
    unsafe (rows.line_break, rows.quote) = (chunk.shape.lineBreak, chunk.shape.dialect.quote)
    return unsafe chunk.bytes.withUnsafeBufferPointer { bytes in
      unsafe chunk.ends.withUnsafeBufferPointer { ends in
        unsafe chunk.unusual.withUnsafeBufferPointer { unusual in
          unsafe (rows.bytes, rows.ends) = (bytes.baseAddress, ends.baseAddress)
          unsafe rows.unusual = unusual.baseAddress
          defer { unsafe (rows.bytes, rows.ends, rows.unusual) = (nil, nil, nil) }
          return body()
        }
      }
    }
  }

  private func makeRoom() {
    guard room < count else { return }
    takeRoom()
    room = count + count / 4
    unsafe rows.flags = .allocate(capacity: room)
    unsafe rows.scales = .allocate(capacity: room)
    unsafe rows.mantissas = .allocate(capacity: room)
    let cells = room * width + 1
    unsafe rows.undecided_rows = .allocate(capacity: cells)
    unsafe rows.undecided_columns = .allocate(capacity: cells)
    unsafe rows.scales.initialize(repeating: 0, count: room)
    unsafe rows.mantissas.initialize(repeating: 0, count: room)
    for column in 0..<width {
      unsafe rows.columns[column].starts = .allocate(capacity: room)
      unsafe rows.columns[column].counts = .allocate(capacity: room)
      if unsafe rows.columns[column].is_hashed {
        unsafe rows.columns[column].hashes = .allocate(capacity: room)
      }
    }
  }

  func takeRoom() {
    guard room > 0 else { return }
    room = 0
    unsafe rows.flags.deallocate()
    unsafe rows.scales.deallocate()
    unsafe rows.mantissas.deallocate()
    unsafe rows.undecided_rows.deallocate()
    unsafe rows.undecided_columns.deallocate()
    for column in 0..<width {
      unsafe rows.columns[column].starts.deallocate()
      unsafe rows.columns[column].counts.deallocate()
      if unsafe rows.columns[column].is_hashed {
        unsafe rows.columns[column].hashes.deallocate()
      }
    }
  }
}
