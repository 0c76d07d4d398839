internal import CSVSource
internal import PackFormat
internal import Rows

/// Shows of rows that nothing is to be said of them, many at a time: of nearly all rows of nearly all
/// sources.
///
/// It says so of no row that `TableJudge` has a finding for; a test holds it to that. What it cannot say
/// it of is judged by that one, cell by cell. Nothing is decoded, copied or looked up for a row.
struct BulkRowTest: Sendable {
  /// What a cell of a column has to be.
  enum Check: Sendable {
    /// Any text without a finding: so many characters at least, and bytes at most.
    case text(least: Int, most: Int)
    /// A unit that the table of units says nothing of.
    case unit(most: Int)
    case decimal
    case integer(ClosedRange<Int64>)
    /// Empty: whatever else it is, it has to be looked at.
    case nothing
  }

  struct Column: Sendable {
    var check: Check
    var isRequired: Bool
    /// Which of the keys it is, and how its texts are told apart.
    var key: Int?
    var hash: TextHash?
  }

  let columns: [Column]
  private let units: UnitTable
  private let names: [[UInt8]]
  /// Those keys that have to be looked at closer, where they are known by now.
  private let wanted: [Set<UInt64>]?
  /// The column whose numbers are noted.
  let decimalColumn: Int?
  /// The other columns that take few texts.
  private let fewTexts: [Int]

  /// Nil if the judge needs every row, or if the header has too many names.
  init?(_ judge: TableJudge, _ header: CSVHeader) {
    let (columns, keys, units) = (judge.columns, judge.bulkKeys, judge.units)
    if judge.needsEveryRow { return nil }
    guard header.names.count == columns.count else { return nil }
    var checks: [Column] = []
    for (index, column) in columns.enumerated() {
      let key = keys.firstIndex { $0.column == index }
      checks.append(
        Column(
          check: Self.check(of: column), isRequired: column.field?.constraints.required == true,
          key: key, hash: key.map { keys[$0].hash }))
    }
    self.columns = checks
    self.units = units
    wanted = keys.contains { $0.suspects != nil } ? keys.map { $0.suspects ?? [] } : nil
    let number = columns.firstIndex { $0.field?.type == .number }
    decimalColumn = number
    fewTexts = columns.indices.filter { index in
      guard index != number, let field = columns[index].field else { return false }
      return field.type != .string || field.constraints.options != nil
    }
    names = header.names.map { Array($0.utf8) }
    if RowFlags(noted, names: searched) == nil { return nil }
  }

  /// What rows are noted by; nil where there are too many names.
  func notes() -> RowFlags? { RowFlags(noted, names: searched) }

  private var noted: [RowFlags.Column] {
    columns.enumerated().map { index, column in
      let check: RowFlags.Check =
        switch column.check {
        case .text(let least, let most): .text(least: least, most: most)
        case .unit(let most): .known(most: most)
        case .decimal: .decimal
        case .integer: .asked
        case .nothing: .empty
        }
      return RowFlags.Column(
        check, isRequired: column.isRequired, isKept: index == decimalColumn, hash: column.hash)
    }
  }

  /// The names of a header, and the mark that it may begin with.
  private var searched: [[UInt8]] { names.filter { !$0.isEmpty } + [[0xef, 0xbb, 0xbf]] }

  private static func check(of column: Binding.Column) -> Check {
    // No pack can hold a longer one.
    let longest = ColumnType.string.longestValue
    guard let field = column.field else { return .text(least: 0, most: longest) }
    let limits = field.constraints
    if limits.pattern != nil || limits.options != nil || field.isAsset { return .nothing }
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

  /// Goes through the records of a stretch; it is cut where one is no text.
  func prove(_ rows: inout BulkChunk) {
    let notes = rows.notes
    notes.note(rows.stretch)
    rows.mayHaveHeader = false
    rows.isSpelled = true
    let bytes = rows.stretch.bytes
    for cell in notes.asked {
      if isFine(cell, bytes, rows) {
        rows.isSpelled = rows.isSpelled && isSpelled(cell, bytes, notes)
        continue
      }
      rows.isSpelled = false
      if hasOnlyWords(cell, bytes, rows) {
        notes.tell(cell.record)
        // What a rule might say of a number is not said here.
        notes.keep(1, scale: 0, of: cell.record)
      } else {
        notes.open(cell.record)
      }
    }
    for row in notes.unproven where !notes.isTold(row) {
      let whole = rows.stretch.start(of: row)..<rows.stretch.start(of: row + 1)
      let isHeader =
        notes.mayHaveName(row)
        && mayBeHeader(bytes.span, whole, rows.stretch.shape.dialect.quote)
      if !isHeader {
        notes.takeName(row)
        if notes.isProven(row) || notes.isTold(row) { continue }
        rows.isSpelled = false
        if notes.lacksOne(row), onlyLacks(row, bytes, notes) {
          notes.tellLack(row)
          continue
        }
      }
      // Only text that is UTF-8 may be judged.
      if rows.stretch.isUnusual(whole), CSVChunk.hasFault(bytes, in: whole) {
        return rows.cut(to: row)
      }
      if isHeader {
        rows.mayHaveHeader = true
        rows.isSpelled = false
        notes.open(row)
      }
    }
  }

  /// Whether nothing is to be said of a cell that was asked about.
  private func isFine(_ cell: RowFlags.Cell, _ bytes: [UInt8], _ rows: BulkChunk) -> Bool {
    let content = rows.notes.content(cell)
    switch columns[cell.column].check {
    case .text(let least, let most):
      // A character has four bytes at most.
      return content.count >= least * 4 && content.count <= most
        && PlainCell.isPlain(bytes.span.extracting(content)) && !mayBeTrace(bytes.span, content)
    case .unit(let most):
      let unit = bytes[content]
      if let isFine = rows.notes.known(unit) { return isFine }
      let isFine = unit.count <= most && PlainCell.isPlain(unit: unit, units)
      rows.notes.learn(unit, isFine: isFine)
      return isFine
    case .decimal:
      guard let number = Self.decimal(bytes.span, content) else { return false }
      if cell.column == decimalColumn {
        rows.notes.keep(number.mantissa, scale: number.scale, of: cell.record)
      }
      return true
    case .integer(let range):
      let number = Self.decimal(bytes.span, content)
      return number.map { $0.scale == 0 && range.contains($0.mantissa) } == true
    case .nothing: return false
    }
  }

  /// Whether a cell of which nothing is to be said stands there in its one spelling.
  private func isSpelled(_ cell: RowFlags.Cell, _ bytes: [UInt8], _ notes: RowFlags) -> Bool {
    let form: CanonicalText.Form =
      switch columns[cell.column].check {
      // Nothing is said of plain text, nor of a unit that the table has or does not know.
      case .text, .unit, .nothing: .text
      case .decimal: .value(.number)
      case .integer: .value(.integer)
      }
    return form.isCanonical(bytes.span.extracting(notes.content(cell)))
  }

  /// Whether a cell has words where a number should be, and its row, if nothing else is at fault, cannot have
  /// slipped by a column: no other cell may be that number, and none is empty that takes few texts.
  private func hasOnlyWords(_ cell: RowFlags.Cell, _ bytes: [UInt8], _ rows: BulkChunk) -> Bool {
    guard cell.column == decimalColumn else { return false }
    let notes = rows.notes
    let content = notes.content(cell)
    let words = bytes.span.extracting(content)
    // Of two quotes one is meant.
    guard PlainCell.isOrdinaryFault(number: words),
      !bytes[content].contains(rows.stretch.shape.dialect.quote)
    else { return false }
    return isFarFromNumbers(cell, bytes, notes) && hasFewTexts(cell.record, notes)
  }

  /// Whether a row that lacks a value cannot have slipped by a column: its number is there, or no other cell may be
  /// it, and no cell is empty that takes few texts.
  private func onlyLacks(_ row: Int, _ bytes: [UInt8], _ notes: RowFlags) -> Bool {
    guard hasFewTexts(row, notes) else { return false }
    guard let decimalColumn else { return true }
    let number = RowFlags.Cell(record: row, column: decimalColumn)
    return !notes.content(number).isEmpty || isFarFromNumbers(number, bytes, notes)
  }

  private func isFarFromNumbers(
    _ cell: RowFlags.Cell, _ bytes: [UInt8], _ notes: RowFlags
  ) -> Bool {
    [cell.column - 1, cell.column + 1].allSatisfy { column in
      guard columns.indices.contains(column) else { return true }
      let other = notes.content(RowFlags.Cell(record: cell.record, column: column))
      return other.isEmpty || !mayBeginNumber(bytes[other.lowerBound])
    }
  }

  private func hasFewTexts(_ row: Int, _ notes: RowFlags) -> Bool {
    fewTexts.allSatisfy { !notes.content(RowFlags.Cell(record: row, column: $0)).isEmpty }
  }

  private func mayBeginNumber(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || UInt8(ascii: "+")...UInt8(ascii: ".") ~= byte
  }

  /// Whether `SpreadsheetTrace` has to be asked.
  private func mayBeTrace(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    switch bytes[text.lowerBound] {
    case UInt8(ascii: "#"), UInt8(ascii: "="): true
    case 0x30...0x39, 0x41...0x5a:
      text.count <= 9 && text.contains { bytes[$0] == UInt8(ascii: "-") }
    default: false
    }
  }

  /// Whether the first cell, up to what ends it, is a name of the header or begins with a mark.
  private func mayBeHeader(_ bytes: Span<UInt8>, _ row: Range<Int>, _ quote: UInt8) -> Bool {
    let start = bytes[row.lowerBound] == quote ? row.lowerBound + 1 : row.lowerBound
    if bytes[start] == 0xef { return true }
    return names.contains { name in
      start + name.count <= row.upperBound && !Self.isOfName(bytes[start + name.count])
        && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
    }
  }

  /// Whether a byte behind a name makes it another one: surely a letter or a digit does.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7a ~= byte | 0x20 || 0x30...0x39 ~= byte
  }

  /// Digits, with a point among them or none, few enough that nothing overflows.
  ///
  /// Behind them the span has to have eight bytes more.
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

  /// Up to eight digits and nothing else, at once: neighbours are added in pairs, then those pairs, and
  /// then these.
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

  /// The hashes of the keys of accepted and counted rows. In a second pass there are none: instead the rows with a
  /// suspect key are opened.
  func keys(of rows: inout BulkChunk) -> [KeyHashes] {
    var all: [KeyHashes] = []
    for column in columns.indices {
      if let key = columns[column].key {
        all.append(KeyHashes(key: key, hashes: keys(of: column, key, &rows)))
      }
    }
    return all
  }

  private func keys(of column: Int, _ key: Int, _ rows: inout BulkChunk) -> [UInt64] {
    guard let wanted else { return rows.notes.hashes(of: column) }
    for row in 0..<rows.stretch.count where rows.notes.isProven(row) || rows.notes.isTold(row) {
      let cell = RowFlags.Cell(record: row, column: column)
      if !rows.notes.content(cell).isEmpty, wanted[key].contains(rows.notes.hash(cell)) {
        rows.notes.open(row)
      }
    }
    return []
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
