internal import CBulkRows
package import Rows

/// Per-row flags for one chunk of CSV, computed column by column. A row is accepted, open or counted, or has cells
/// that a slower test must decide (`undecided`).
///
/// One thread at a time uses an object, again and again. The C kernels read from a chunk and write to buffers with
/// room for all of its records; that is why the unsafe code is safe.
@safe package final class RowFlags: @unchecked Sendable {
  /// The test of a column's cells.
  package enum Check: Sendable {
    /// Plain text with a least number of characters and a largest number of bytes; undecided if it is not ASCII.
    case text(least: Int, most: Int)
    /// Plain text of any length and meaning; undecided if it is not ASCII.
    case plain
    /// A short text that was judged before; undecided if it was not.
    case known(most: Int)
    /// A number; undecided if it is not in its shortest form.
    case decimal
    /// An empty cell; undecided if it is not empty.
    case undecided
    /// An empty cell; open if it is not empty.
    case empty
  }

  package struct Column: Sendable {
    var check: Check
    var isRequired: Bool
    var isKept: Bool
    var hash: TextHash?

    /// Describes a column. The numbers of one column may be kept; a column may be hashed.
    package init(_ check: Check, isRequired: Bool, isKept: Bool = false, hash: TextHash? = nil) {
      (self.check, self.isRequired, self.isKept, self.hash) = (check, isRequired, isKept, hash)
    }
  }

  /// The verdict on a short text that repeats: the flag that it adds to its record.
  package enum TextVerdict: UInt8, Sendable {
    case fine = 0
    /// The record must be judged.
    case open = 1
    /// The only finding is the spelling, or the letter case, of a unit.
    case respelled = 32
    case recased = 64
  }

  /// A cell of the chunk.
  package struct Cell: Equatable, Sendable {
    package var record: Int
    package var column: Int

    package init(record: Int, column: Int) { (self.record, self.column) = (record, column) }
  }

  /// The number of records.
  package internal(set) var count: Int {
    get { unsafe records }
    set { unsafe records = newValue }
  }
  /// The records that were counted because they lack a value, in order.
  package internal(set) var lacking: [Int] = []
  /// The cells that a slower test must decide, column by column.
  package internal(set) var undecided: [Cell] = []
  let instructions: SIMDLevel
  /// The number of cells in each record.
  let width: Int
  // Exclusivity checks took a tenth of the time of a source with many faults. One thread at a time uses the object,
  // and no function calls another one that changes these.
  @exclusivity(unchecked) var rows = unsafe csv_rows()
  @exclusivity(unchecked) private var records = 0
  private let known = UnsafeMutablePointer<known_text>.allocate(capacity: Int(known_size))
  /// The number of records that the buffers have room for.
  var room = 0

  /// Nil if there are too many `names`. A record whose first cell begins with one of them `mayHaveName`.
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
      for byte in 0..<256 { unsafe plain[byte] = PlainCell.leads[byte] }
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
    case .undecided: unsafe own.check = Int32(cell_undecided)
    case .empty: unsafe own.check = Int32(cell_empty)
    }
    for (index, secret) in (column.hash?.secrets ?? []).enumerated() {
      unsafe withUnsafeMutablePointer(to: &own.secrets.0) { unsafe $0[index] = secret }
    }
    return unsafe own
  }

  // MARK: - Records

  /// True if a record has no finding.
  package func isAccepted(_ record: Int) -> Bool { unsafe state(record).pointee == row_filled }

  /// True if a record has exactly one finding, which needs no judge to be counted.
  package func isCounted(_ record: Int) -> Bool {
    let flags = unsafe state(record).pointee
    return flags == row_filled | row_counted || flags == row_filled | row_respelled
      || flags == row_filled | row_recased
  }

  /// True if the only finding of a record is the spelling or the letter case of its unit.
  package func hasOddUnit(_ record: Int) -> Bool {
    let flags = unsafe state(record).pointee
    return isCounted(record) && flags & UInt8(row_counted) == 0
  }

  /// The numbers of some counted records, by their findings.
  package func counts(of records: [Int]) -> CountedRows {
    var counts = CountedRows()
    for record in records {
      switch unsafe state(record).pointee & UInt8(row_one_finding) {
      case UInt8(row_respelled): counts.respelled += 1
      case UInt8(row_recased): counts.recased += 1
      default: counts.words += 1
      }
    }
    counts.lacks = records.isEmpty ? 0 : lacking.count { $0 < count && isCounted($0) }
    counts.words -= counts.lacks
    return counts
  }

  /// True if the only possible finding of a record is one missing text, unit or decimal.
  package func lacksOne(_ record: Int) -> Bool {
    unsafe state(record).pointee == row_filled | row_lacks
  }

  /// The records that are not accepted, in order.
  package var rejected: [Int] {
    var found: [Int] = []
    var record = 0
    while record < count {
      // Nearly all records are accepted.
      if record + 8 <= count, unsafe csv_rows_accepted(&rows, record) {
        record += 8
        continue
      }
      if unsafe rows.flags[record] != row_filled { found.append(record) }
      record += 1
    }
    return found
  }

  /// True if the first cell of a record begins with a name, or with the first eight bytes of one.
  package func mayHaveName(_ record: Int) -> Bool {
    unsafe state(record).pointee & UInt8(row_named) != 0
  }

  /// Opens a record: the judge must look at it.
  package func open(_ record: Int) { unsafe state(record).pointee |= UInt8(row_open) }

  /// Adds the verdict on a cell to the flags of its record.
  package func add(_ verdict: TextVerdict, to record: Int) {
    unsafe state(record).pointee |= verdict.rawValue
  }

  /// Counts a record as one error.
  package func countAsError(_ record: Int) { unsafe state(record).pointee |= UInt8(row_counted) }

  /// Counts a record that lacks a value as one error.
  package func countLack(_ record: Int) {
    lacking.append(record)
    unsafe state(record).pointee ^= UInt8(row_lacks | row_counted)
  }

  /// Clears the flag of `mayHaveName`.
  package func clearNameFlag(_ record: Int) { unsafe state(record).pointee &= ~UInt8(row_named) }

  /// Keeps the first `count` records.
  package func cut(to count: Int) { self.count = min(count, self.count) }

  private func state(_ record: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(0..<count ~= record)
    return unsafe rows.flags + record
  }

  /// The content of a cell, without its quotes.
  package func content(_ cell: Cell) -> Range<Int> {
    precondition(0..<count ~= cell.record && 0..<width ~= cell.column)
    let column = unsafe rows.columns[cell.column]
    let start = unsafe Int(column.starts[cell.record])
    return unsafe start..<start + Int(column.counts[cell.record])
  }

  /// Replaces the kept number of a record by `mantissa` ÷ 10^`scale`.
  package func keep(_ mantissa: Int64, scale: UInt8, of record: Int) {
    precondition(0..<count ~= record)
    unsafe rows.mantissas[record] = mantissa
    unsafe rows.scales[record] = scale
  }

  /// The hashes of a column in the accepted records, and in the counted ones if `withCounted`, but for empty cells.
  package func hashes(of column: Int, withCounted: Bool) -> [UInt64] {
    precondition(0..<width ~= column)
    guard unsafe rows.columns[column].is_hashed, count > 0 else { return [] }
    unsafe rows.rows = count
    return unsafe [UInt64](unsafeUninitializedCapacity: count) { found, total in
      unsafe total = csv_column_hashes(&rows, column, withCounted, found.baseAddress)
    }
  }

  /// The hash of a cell.
  package func hash(_ cell: Cell) -> UInt64 {
    precondition(0..<count ~= cell.record && 0..<width ~= cell.column)
    let column = unsafe rows.columns[cell.column]
    return unsafe column.is_hashed ? column.hashes[cell.record] : 0
  }
}
