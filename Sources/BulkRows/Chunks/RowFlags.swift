internal import CBulkRows
package import Rows

/// What is told of the records of a stretch at once, column by column: of which of them nothing is to be said,
/// and which cells have to be asked about before that is known.
///
/// Meant to be used again and again, by one thread at a time. All that it reads comes from a stretch, and
/// there is room for what it writes: that is why the unsafe code is safe.
@safe package final class RowFlags: @unchecked Sendable {
  /// What the cells of a column have to be.
  package enum Check: Sendable {
    /// Plain text of so many characters at least, and bytes at most; asked about where it is not ASCII.
    case text(least: Int, most: Int)
    /// Plain text of any length, whatever it means; asked about where it is not ASCII.
    case plain
    /// A short text, of which somebody has said whether it is fine.
    case known(most: Int)
    /// Digits with a point among them or none; asked about where it is not in its shortest form.
    case decimal
    /// Asked about where it is not empty.
    case asked
    /// Empty.
    case empty
  }

  package struct Column: Sendable {
    var check: Check
    var isRequired: Bool
    var isKept: Bool
    var hash: TextHash?

    /// The numbers of one column may be kept; a column may have hashes.
    package init(_ check: Check, isRequired: Bool, isKept: Bool = false, hash: TextHash? = nil) {
      (self.check, self.isRequired, self.isKept, self.hash) = (check, isRequired, isKept, hash)
    }
  }

  /// A cell of a stretch.
  package struct Cell: Equatable, Sendable {
    package var record: Int
    package var column: Int

    package init(record: Int, column: Int) { (self.record, self.column) = (record, column) }
  }

  /// How many records there are.
  package internal(set) var count: Int {
    get { unsafe records }
    set { unsafe records = newValue }
  }
  /// Cells that have to be asked about, column by column.
  package internal(set) var asked: [Cell] = []
  let instructions: SIMDLevel
  /// How many cells each record has.
  let width: Int
  // By one thread at a time, and never two of its functions at once: what would watch over that took a tenth of
  // the time of a source with many faults.
  @exclusivity(unchecked) var rows = unsafe csv_rows()
  @exclusivity(unchecked) private var records = 0
  private let known = UnsafeMutablePointer<known_text>.allocate(capacity: Int(known_size))
  /// So many records there is room for.
  var room = 0

  /// Nil where there are more names than can be looked for; they are those that the first cell of a record
  /// may begin with so that it `mayHaveName`.
  package init?(_ columns: [Column], names: [[UInt8]], by instructions: SIMDLevel = .best) {
    guard names.count <= Int(rows_most_names), names.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.instructions = instructions
    width = columns.count
    unsafe known.initialize(repeating: known_text(), count: Int(known_size))
    unsafe rows.known = known
    unsafe rows.width = columns.count
    unsafe rows.columns = .allocate(capacity: max(columns.count, 1))
    for (index, column) in columns.enumerated() {
      unsafe (rows.columns + index).initialize(to: Self.column(column))
    }
    unsafe rows.name_count = names.count
    unsafe withUnsafeMutableBytes(of: &rows.plain) { plain in
      for byte in 0..<256 { unsafe plain[byte] = Self.plain(byte) }
    }
    for (index, name) in names.enumerated() {
      let word = name.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let mask = ~UInt64(0) >> UInt64(64 - 8 * min(name.count, 8))
      unsafe withUnsafeMutablePointer(to: &rows.names.0) { unsafe $0[index] = word }
      unsafe withUnsafeMutablePointer(to: &rows.name_masks.0) { unsafe $0[index] = mask }
      let pairs = name.count > 1 ? [word] : (0..<256).map { word | $0 << 8 }
      for pair in pairs {
        unsafe withUnsafeMutablePointer(to: &rows.name_pairs.0) {
          unsafe $0[Int(rows_pair(pair))] = 1
        }
      }
    }
  }

  deinit {
    takeRoom()
    unsafe rows.columns.deallocate()
    unsafe known.deallocate()
  }

  private static func column(_ column: Column) -> csv_column {
    var own = unsafe csv_column()
    unsafe own.is_required = column.isRequired
    unsafe own.is_kept = column.isKept
    unsafe own.is_hashed = column.hash != nil
    switch column.check {
    case .text(let least, let most):
      unsafe (own.check, own.least, own.most) = (Int32(cell_text), least, most)
    case .plain: unsafe own.check = Int32(cell_plain)
    case .known(let most): unsafe (own.check, own.most) = (Int32(cell_unit), most)
    case .decimal: unsafe own.check = Int32(cell_decimal)
    case .asked: unsafe own.check = Int32(cell_asked)
    case .empty: unsafe own.check = Int32(cell_empty)
    }
    for (index, secret) in (column.hash?.secrets ?? []).enumerated() {
      unsafe withUnsafeMutablePointer(to: &own.secrets.0) { unsafe $0[index] = secret }
    }
    return unsafe own
  }

  /// How many more bytes the character has that a byte begins, where that is plain whatever they are; and 4
  /// where it is none behind a letter of 0xC3, as it may be a misread one.
  private static func plain(_ byte: Int) -> UInt8 {
    switch byte {
    case 0xc5, 0xc6, 0xcb: 5
    case 0xc3...0xca, 0xcf...0xd3: 1
    case 0xe4...0xe9, 0xeb, 0xec: 2
    default: 0
    }
  }

  // MARK: - Records

  /// Whether nothing is to be said of a record.
  package func isProven(_ record: Int) -> Bool { unsafe state(record).pointee == row_filled }

  /// Whether no more than one thing is to be said of a record, which is known.
  package func isTold(_ record: Int) -> Bool {
    unsafe state(record).pointee == row_filled | row_told
  }

  /// Whether nothing but that a value is missing is to be said of a record: where it is the only one of a text, a
  /// unit or a decimal.
  package func lacksOne(_ record: Int) -> Bool {
    unsafe state(record).pointee == row_filled | row_lacks
  }

  /// The records of which something has or may have to be said, in order.
  package var unproven: [Int] {
    var found: [Int] = []
    var record = 0
    while record < count {
      // Nearly all of them are proved.
      if record + 8 <= count, unsafe csv_rows_proved(&rows, record) {
        record += 8
        continue
      }
      if unsafe rows.notes[record] != row_filled { found.append(record) }
      record += 1
    }
    return found
  }

  /// Whether its first cell begins with a name, or with the first eight bytes of one.
  package func mayHaveName(_ record: Int) -> Bool {
    unsafe state(record).pointee & UInt8(row_named) != 0
  }

  /// Something may have to be said of it.
  package func open(_ record: Int) { unsafe state(record).pointee |= UInt8(row_open) }

  /// One thing is to be said of it, and it is known which.
  package func tell(_ record: Int) { unsafe state(record).pointee |= UInt8(row_told) }

  /// That a value is missing is the one thing to be said of it.
  package func tellLack(_ record: Int) {
    unsafe state(record).pointee ^= UInt8(row_lacks | row_told)
  }

  /// Its first cell has no name after all.
  package func takeName(_ record: Int) { unsafe state(record).pointee &= ~UInt8(row_named) }

  /// Only the first records are there.
  package func cut(to count: Int) { self.count = min(count, self.count) }

  private func state(_ record: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(0..<count ~= record)
    return unsafe rows.notes + record
  }

  /// What stands in a cell, without its quotes.
  package func content(_ cell: Cell) -> Range<Int> {
    precondition(0..<count ~= cell.record && 0..<width ~= cell.column)
    let column = unsafe rows.columns[cell.column]
    let start = unsafe Int(column.starts[cell.record])
    return unsafe start..<start + Int(column.counts[cell.record])
  }

  /// Keeps another number of a record: `mantissa` ÷ 10^`scale`.
  package func keep(_ mantissa: Int64, scale: UInt8, of record: Int) {
    precondition(0..<count ~= record)
    unsafe rows.mantissas[record] = mantissa
    unsafe rows.scales[record] = scale
  }

  /// The hashes of a column's texts in the records that are proved or told, but for empty ones.
  package func hashes(of column: Int) -> [UInt64] {
    precondition(0..<width ~= column)
    guard unsafe rows.columns[column].is_hashed, count > 0 else { return [] }
    unsafe rows.rows = count
    return unsafe [UInt64](unsafeUninitializedCapacity: count) { found, total in
      unsafe total = csv_column_hashes(&rows, column, found.baseAddress)
    }
  }

  /// The hash of one of its texts.
  package func hash(_ cell: Cell) -> UInt64 {
    precondition(0..<count ~= cell.record && 0..<width ~= cell.column)
    let column = unsafe rows.columns[cell.column]
    return unsafe column.is_hashed ? column.hashes[cell.record] : 0
  }
}
