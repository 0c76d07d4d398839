internal import CSVSource
internal import PackFormat
internal import Rows

/// Accepts rows that certainly have no finding, a chunk at a time. It may leave a valid row open, but it never
/// accepts a row that `TableJudge` would report (`BulkFindingsTests`). `TableJudge` decides the rest.
///
/// Nothing is decoded, copied or looked up for an accepted row.
struct BulkRowTest: Sendable {
  /// The test of a column's cells.
  enum Check: Sendable {
    /// A text with a least number of characters and a largest number of bytes.
    case text(least: Int, most: Int)
    /// A unit that is canonical, or that the table of units does not know.
    case unit(most: Int)
    case decimal
    case integer(ClosedRange<Int64>)
    /// An empty cell; anything else is left to the judge.
    case nothing
  }

  struct Column: Sendable {
    var check: Check
    var isRequired: Bool
    /// The hash of the values, if the column is a part of a key. Equal values of accepted rows then have equal bytes.
    var hash: TextHash?
    /// True if the column alone is a key whose values differ from row to row.
    var isUnique: Bool
  }

  let columns: [Column]
  private let units: UnitTable
  private let names: [[UInt8]]
  private let keys: [BulkKey]
  /// The column whose numbers are kept.
  let decimalColumn: Int?
  /// The columns of numbers that can be read in two ways; none if the author says how they are written.
  private let doubtfulColumns: [Int]
  /// The other columns that do not take any text.
  private let fewTexts: [Int]
  /// True if rows whose only finding is about the spelling of their unit are counted.
  private let countsUnits: Bool

  /// Nil if the judge needs every row, or if the header has too many names. A pack needs the canonical unit of each row,
  /// so that no unit is counted if its values are wanted.
  init?(_ judge: TableJudge, _ header: CSVHeader, wantsColumns: Bool) {
    countsUnits = !wantsColumns
    let (columns, units) = (judge.columns, judge.units)
    if judge.needsEveryRow { return nil }
    guard header.names.count == columns.count else { return nil }
    keys = judge.bulkKeys
    var checks: [Column] = []
    for (index, column) in columns.enumerated() {
      let key = keys.first { $0.columns?.contains(index) == true }
      var check = Self.check(of: column)
      // One number can be spelled in several ways.
      if key != nil, case .decimal = check { check = .nothing }
      checks.append(
        Column(
          check: check, isRequired: column.field?.constraints.required == true, hash: key?.hash,
          isUnique: keys.contains { $0.isUnique && $0.columns == [index] }))
    }
    self.columns = checks
    self.units = units
    let number = columns.firstIndex { $0.field?.type == .number }
    decimalColumn = number
    fewTexts = columns.indices.filter { index in
      guard index != number, let field = columns[index].field else { return false }
      return field.type != .string || field.constraints.options != nil
    }
    doubtfulColumns = columns.indices.filter { judge.mayBeDoubtful[$0] }
    names = header.names.map { Array($0.utf8) }
    if RowFlags(flagged, names: searched) == nil { return nil }
  }

  /// Makes the flags for a chunk; nil if the header has too many names.
  func makeFlags() -> RowFlags? { RowFlags(flagged, names: searched) }

  private var flagged: [RowFlags.Column] {
    columns.enumerated().map { index, column in
      let check: RowFlags.Check =
        switch column.check {
        case .text(let least, let most): .text(least: least, most: most)
        case .unit(let most): .known(most: most)
        case .decimal: .decimal
        case .integer: .undecided
        case .nothing: .empty
        }
      return RowFlags.Column(
        check, isRequired: column.isRequired, isKept: index == decimalColumn, hash: column.hash)
    }
  }

  /// The names of the header, and the byte order mark that it may begin with.
  private var searched: [[UInt8]] { names.filter { !$0.isEmpty } + [[0xef, 0xbb, 0xbf]] }

  private static func check(of column: Binding.Column) -> Check {
    // No pack can hold a longer text.
    let longest = ColumnType.string.longestValue
    guard let field = column.field else { return .text(least: 0, most: longest) }
    let limits = field.constraints
    if limits.pattern != nil || limits.options != nil || limits.hasFurtherLimits || field.isAsset
      || field.format != nil
    {
      return .nothing
    }
    switch field.type {
    case .string:
      let (least, most) = (limits.minLength ?? 0, min(limits.maxLength ?? longest, longest))
      if field.isUnit { return least <= 1 ? .unit(most: most) : .nothing }
      return .text(least: least, most: most)
    case .number:
      return limits.minimum == nil && limits.maximum == nil ? .decimal : .nothing
    case .integer, .year:
      let least = limits.minimum.map(\.whole) ?? .min
      let most = limits.maximum.map(\.whole) ?? .max
      guard let least, let most, least <= most else { return .nothing }
      return .integer(least...most)
    case .boolean, .date: return .nothing
    }
  }

  /// Tests the records of a chunk, which is cut at the first record that is no UTF-8.
  func apply(to rows: inout BulkChunk) {
    let flags = rows.flags
    flags.test(rows.chunk)
    rows.mayHaveHeader = false
    rows.isSpelled = true
    let bytes = rows.chunk.bytes
    for cell in flags.undecided {
      let verdict = verdict(on: cell, bytes, rows)
      if verdict == .fine {
        rows.isSpelled = rows.isSpelled && isSpelled(cell, bytes, flags)
        continue
      }
      rows.isSpelled = false
      if verdict != .open {
        flags.add(verdict, to: cell.record)
      } else if hasOnlyWords(cell, bytes, rows) {
        flags.countAsError(cell.record)
        // The row has one error already, so that no rule applies to its number.
        flags.keep(1, scale: 0, of: cell.record)
      } else {
        flags.open(cell.record)
      }
    }
    for row in flags.rejected {
      if flags.isCounted(row) {
        rows.isSpelled = false
        continue
      }
      let whole = rows.chunk.start(of: row)..<rows.chunk.start(of: row + 1)
      let isHeader =
        flags.mayHaveName(row)
        && mayBeHeader(bytes.span, whole, rows.chunk.shape.dialect.quote)
      if !isHeader {
        flags.clearNameFlag(row)
        if flags.isAccepted(row) { continue }
        rows.isSpelled = false
        if flags.isCounted(row) { continue }
        if flags.lacksOne(row), onlyLacks(row, bytes, flags) {
          flags.countLack(row)
          continue
        }
      }
      // The judge takes UTF-8 alone.
      if rows.chunk.isUnusual(whole), CSVChunk.hasFault(bytes, in: whole) {
        return rows.cut(to: row)
      }
      if isHeader {
        rows.mayHaveHeader = true
        rows.isSpelled = false
      }
      flags.open(row)
    }
  }

  /// The verdict on an undecided cell.
  private func verdict(
    on cell: RowFlags.Cell, _ bytes: [UInt8], _ rows: BulkChunk
  ) -> RowFlags.TextVerdict {
    guard case .unit(let most) = columns[cell.column].check else {
      return isFine(cell, bytes, rows) ? .fine : .open
    }
    let unit = bytes[rows.flags.content(cell)]
    if let verdict = rows.flags.known(unit) { return verdict }
    let verdict: RowFlags.TextVerdict =
      switch unit.count > most ? .open : PlainCell.verdict(onUnit: unit, most: most, units) {
      case .fine: .fine
      case .respelled where countsUnits: .respelled
      case .recased where countsUnits: .recased
      case .respelled, .recased, .open: .open
      }
    rows.flags.learn(unit, verdict)
    return verdict
  }

  /// True if an undecided cell, which is no unit, has no finding.
  private func isFine(_ cell: RowFlags.Cell, _ bytes: [UInt8], _ rows: BulkChunk) -> Bool {
    let content = rows.flags.content(cell)
    switch columns[cell.column].check {
    case .text(let least, let most):
      // A character has at most four bytes.
      return content.count >= least * 4 && content.count <= most
        && PlainCell.isPlain(bytes.span.extracting(content))
        && !PlainCell.mayBeTrace(bytes.span.extracting(content))
    case .decimal:
      guard let number = Self.decimal(bytes.span, content) else { return false }
      if cell.column == decimalColumn {
        rows.flags.keep(number.mantissa, scale: number.scale, of: cell.record)
      }
      return true
    case .integer(let range):
      guard let number = Self.decimal(bytes.span, content) else { return false }
      // A number with zeros before it has another hash than the same number without them.
      let hasZeros = content.count > 1 && bytes[content.lowerBound] == 0x30
      return number.scale == 0 && range.contains(number.mantissa)
        && !(hasZeros && columns[cell.column].hash != nil)
    case .unit, .nothing: return false
    }
  }

  /// True if a cell without a finding is canonical.
  private func isSpelled(_ cell: RowFlags.Cell, _ bytes: [UInt8], _ flags: RowFlags) -> Bool {
    let form: CanonicalText.Form =
      switch columns[cell.column].check {
      // A unit without a finding is canonical, too.
      case .text, .unit, .nothing: .text
      case .decimal: .value(.number)
      case .integer: .value(.integer)
      }
    return form.isCanonical(bytes.span.extracting(flags.content(cell)))
  }

  /// True if a cell has words in place of a number and its row cannot have slipped by a column: no neighbour may be
  /// that number, and no column that takes few texts is empty.
  private func hasOnlyWords(_ cell: RowFlags.Cell, _ bytes: [UInt8], _ rows: BulkChunk) -> Bool {
    guard cell.column == decimalColumn else { return false }
    let flags = rows.flags
    let content = flags.content(cell)
    let words = bytes.span.extracting(content)
    // A doubled quote stands for one.
    guard PlainCell.isOrdinaryFault(number: words),
      !bytes[content].contains(rows.chunk.shape.dialect.quote)
    else { return false }
    return isFarFromNumbers(cell, bytes, flags) && hasFewTexts(cell.record, flags)
  }

  /// True if a row that lacks a value cannot have slipped by a column: its number is there, or no neighbour may be
  /// it, and no column that takes few texts is empty.
  private func onlyLacks(_ row: Int, _ bytes: [UInt8], _ flags: RowFlags) -> Bool {
    guard hasFewTexts(row, flags) else { return false }
    guard let decimalColumn else { return true }
    let number = RowFlags.Cell(record: row, column: decimalColumn)
    return !flags.content(number).isEmpty || isFarFromNumbers(number, bytes, flags)
  }

  private func isFarFromNumbers(
    _ cell: RowFlags.Cell, _ bytes: [UInt8], _ flags: RowFlags
  ) -> Bool {
    [cell.column - 1, cell.column + 1].allSatisfy { column in
      guard columns.indices.contains(column) else { return true }
      let other = flags.content(RowFlags.Cell(record: cell.record, column: column))
      return other.isEmpty || !mayBeginNumber(bytes[other.lowerBound])
    }
  }

  private func hasFewTexts(_ row: Int, _ flags: RowFlags) -> Bool {
    fewTexts.allSatisfy { !flags.content(RowFlags.Cell(record: row, column: $0)).isEmpty }
  }

  private func mayBeginNumber(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || UInt8(ascii: "+")...UInt8(ascii: ".") ~= byte
  }

  /// True if the first cell of a row is a name of the header, or begins with a byte order mark.
  private func mayBeHeader(_ bytes: Span<UInt8>, _ row: Range<Int>, _ quote: UInt8) -> Bool {
    let start = bytes[row.lowerBound] == quote ? row.lowerBound + 1 : row.lowerBound
    if bytes[start] == 0xef { return true }
    return names.contains { name in
      start + name.count <= row.upperBound && !Self.isOfName(bytes[start + name.count])
        && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
    }
  }

  /// True if a byte behind a name continues it, as a letter or a digit does.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7a ~= byte | 0x20 || 0x30...0x39 ~= byte
  }

  /// Reads up to 18 digits with at most one point between them; nil for anything else.
  static func decimal(_ bytes: Span<UInt8>, _ text: Range<Int>) -> ExactDecimal? {
    guard text.count <= 18 else { return nil }
    if text.count <= 8, let whole = digits(bytes, text) { return ExactDecimal(whole) }
    var mantissa: Int64 = 0
    var point: Int?
    for index in text {
      let digit = bytes[index] &- 0x30
      if digit < 10 {
        mantissa = mantissa &* 10 &+ Int64(digit)
      } else if bytes[index] == UInt8(ascii: "."), point == nil, index + 1 < text.upperBound {
        point = index
      } else {
        return nil
      }
    }
    guard let point else { return ExactDecimal(mantissa) }
    return ExactDecimal(mantissa: mantissa, scale: UInt8(text.upperBound - point - 1))
  }

  /// Reads up to eight digits at once (SWAR): neighbours are added in pairs, then the pairs, then the fours.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Int64? {
    let behind = UInt64(truncatingIfNeeded: 64 &- 8 &* text.count)
    var sum = bytes.word64(at: text.lowerBound) &<< behind
    sum ^= 0x3030_3030_3030_3030 &<< behind
    guard ((sum &+ 0x7676_7676_7676_7676) | sum) & 0x8080_8080_8080_8080 == 0 else { return nil }
    sum = (sum &* 2561) >> 8 & 0x00ff_00ff_00ff_00ff
    sum = (sum &* 6_553_601) >> 16 & 0x0000_ffff_0000_ffff
    return Int64(truncatingIfNeeded: (sum &* 42_949_672_960_001) >> 32)
  }

  /// True if an accepted row has a number that can be read in two ways.
  func hasDoubtfulNumber(in rows: BulkChunk) -> Bool {
    doubtfulColumns.contains { rows.flags.hasDoubtfulNumber($0, of: rows.chunk) }
  }

  /// Opens, in a second pass, the rows with a suspect key.
  func openSuspects(of rows: BulkChunk) {
    for key in keys {
      guard let columns = key.columns, let suspects = key.suspects, !suspects.isEmpty else {
        continue
      }
      for row in 0..<rows.chunk.count {
        if let hash = hash(row, columns, key.hash, rows), suspects.contains(hash) {
          rows.flags.open(row)
        }
      }
    }
  }

  /// True if accepted or counted rows may have a number that shows a decimal point.
  func mayShowPoint(in rows: BulkChunk) -> Bool {
    doubtfulColumns.contains { column in
      guard case .decimal = columns[column].check, rows.chunk.count > 0 else { return false }
      return column != decimalColumn || rows.flags.mayHaveDecimals
    }
  }

  /// The hashes of the keys of accepted rows, and of counted ones if `withCounted`; none in a second pass.
  func keys(of rows: BulkChunk, withCounted: Bool) -> [KeyHashes] {
    keyHashes { columns, textHash in
      if columns.count == 1 {
        return rows.flags.hashes(of: columns[0], withCounted: withCounted)
      }
      return (0..<rows.chunk.count).compactMap { row in
        withCounted || rows.flags.isAccepted(row) ? hash(row, columns, textHash, rows) : nil
      }
    }
  }

  /// The hashes of the keys of some counted rows; none in a second pass.
  func keys(of rows: BulkChunk, counted: [Int]) -> [KeyHashes] {
    keyHashes { columns, textHash in counted.compactMap { hash($0, columns, textHash, rows) } }
  }

  private func keyHashes(_ hashes: ([Int], TextHash) -> [UInt64]) -> [KeyHashes] {
    keys.enumerated().compactMap { number, key in
      guard let columns = key.columns, key.suspects == nil else { return nil }
      return KeyHashes(key: number, hashes: hashes(columns, key.hash))
    }
  }

  /// The hash of the key of an accepted or counted row; nil if a part is missing.
  private func hash(
    _ row: Int, _ columns: [Int], _ textHash: TextHash, _ rows: BulkChunk
  ) -> UInt64? {
    guard rows.flags.isAccepted(row) || rows.flags.isCounted(row) else { return nil }
    var found: UInt64?
    for column in columns {
      let cell = RowFlags.Cell(record: row, column: column)
      if rows.flags.content(cell).isEmpty { return nil }
      let part = rows.flags.hash(cell)
      found = found.map { textHash.combined($0, part) } ?? part
    }
    return found
  }
}

extension TypedValue {
  fileprivate var whole: Int64? {
    switch self {
    case .integer(let value), .year(let value): value
    default: nil
    }
  }
}
