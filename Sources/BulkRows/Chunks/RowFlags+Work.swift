internal import CBulkRows
internal import CSVSource

/// What is done with all records of a stretch at once.
extension RowFlags {
  /// Goes through all records of a stretch, column by column; what was known of those before is forgotten.
  package func note(_ stretch: borrowing CSVChunk) {
    count = stretch.count
    asked = []
    makeRoom()
    let number = with(stretch) { unsafe csv_rows_note(instructions.number, &rows) }
    for index in 0..<number {
      asked.append(
        unsafe Cell(
          record: Int(rows.asked_rows[index]), column: Int(rows.asked_columns[index])))
    }
  }

  /// What a number may be.
  package struct Limits: Sendable {
    var most: Int64
    var finest: UInt8
    var whole: (column: Int, letters: String, most: Int64)

    /// Above zero, at most so much, and with so many decimals at most; and whole and at most something else
    /// where a column has a word of up to eight small ASCII letters, in whatever case.
    package init(
      most: Int64, finest: UInt8, wholeWhere whole: (column: Int, letters: String, most: Int64)
    ) {
      (self.most, self.finest, self.whole) = (most, finest, whole)
    }
  }

  /// Opens the records of the stretch noted last whose number is beyond its limits, and those that have it in
  /// the text of a column.
  package func openNumbers(
    of stretch: borrowing CSVChunk, beyond limits: Limits, orIn column: Int
  ) {
    let letters = limits.whole.letters.utf8
    precondition(1...8 ~= letters.count && letters.allSatisfy { 0x61...0x7a ~= $0 })
    precondition(0..<width ~= column && 0..<width ~= limits.whole.column)
    precondition(count == stretch.count)
    var own = csv_limits(
      most: limits.most, finest: limits.finest, column: limits.whole.column,
      letters: letters.reversed().reduce(0) { $0 << 8 | UInt64($1) }, letter_count: letters.count,
      most_then: limits.whole.most)
    let digits = stretch.digits
    _ = with(stretch) {
      unsafe csv_rows_limit(&rows, &own)
      unsafe digits.withUnsafeBufferPointer { digits in
        unsafe csv_rows_numbers(instructions.number, &rows, digits.baseAddress, column)
      }
      return 0
    }
  }

  /// Whether each cell with quotes needs them, in the records of the stretch noted last that are proved.
  package func needQuotes(_ stretch: borrowing CSVChunk) -> Bool {
    precondition(count == stretch.count)
    let delimiter = stretch.shape.dialect.delimiter
    return with(stretch) { unsafe csv_rows_need_quotes(&rows, delimiter) ? 0 : 1 } == 0
  }

  /// Whether a short text is fine, as far as somebody said so; nil where nobody did.
  package func known(_ text: ArraySlice<UInt8>) -> Bool? {
    guard var padded = Self.padded(text) else { return nil }
    let answer = unsafe csv_known(rows.known, &padded, text.count)
    return answer < 0 ? nil : answer == 1
  }

  /// Remembers whether a text is fine; of long ones it does not.
  package func learn(_ text: ArraySlice<UInt8>, isFine: Bool) {
    guard var padded = Self.padded(text) else { return }
    unsafe csv_learn(rows.known, &padded, text.count, isFine)
  }

  private static func padded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    1...16 ~= text.count ? text + [UInt8](repeating: 0, count: 16) : nil
  }

  // MARK: - Memory

  func with(_ stretch: borrowing CSVChunk, _ body: () -> Int) -> Int {
    guard count > 0 else { return 0 }
    precondition(width == stretch.shape.width && count <= room)
    unsafe (rows.start, rows.rows) = (stretch.start, count)
    unsafe (rows.line_break, rows.quote) = (stretch.shape.lineBreak, stretch.shape.dialect.quote)
    return unsafe stretch.bytes.withUnsafeBufferPointer { bytes in
      unsafe stretch.ends.withUnsafeBufferPointer { ends in
        unsafe stretch.unusual.withUnsafeBufferPointer { unusual in
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
    unsafe rows.notes = .allocate(capacity: room)
    unsafe rows.scales = .allocate(capacity: room)
    unsafe rows.mantissas = .allocate(capacity: room)
    let cells = room * width + 1
    unsafe rows.asked_rows = .allocate(capacity: cells)
    unsafe rows.asked_columns = .allocate(capacity: cells)
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
    unsafe rows.notes.deallocate()
    unsafe rows.scales.deallocate()
    unsafe rows.mantissas.deallocate()
    unsafe rows.asked_rows.deallocate()
    unsafe rows.asked_columns.deallocate()
    for column in 0..<width {
      unsafe rows.columns[column].starts.deallocate()
      unsafe rows.columns[column].counts.deallocate()
      if unsafe rows.columns[column].is_hashed {
        unsafe rows.columns[column].hashes.deallocate()
      }
    }
  }
}
