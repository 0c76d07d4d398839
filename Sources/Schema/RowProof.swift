internal import CSVSource
internal import PackFormat

/// Shows of rows that nothing is to be said of them, many at a time: of nearly all rows of nearly all
/// sources.
///
/// It says so of no row that `TableJudge` has a finding for; a test holds it to that. What it cannot say
/// it of is judged by that one, cell by cell. Nothing is decoded, copied or looked up for a row.
package struct RowProof: Sendable {
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
    /// Which of the keys it is.
    var key: Int?
  }

  let columns: [Column]
  private let seeds: [UInt64]
  private let units: UnitTable
  /// The bytes that the first cell of another header may begin with.
  private let headerStarts: [Bool]
  private let names: [[UInt8]]
  /// Those keys that have to be looked at closer, where they are known by now.
  private let wanted: [Set<UInt64>]?
  /// The column whose numbers are noted.
  let decimalColumn: Int?

  /// Nil where rows have to be judged each by itself.
  init?(
    _ header: CSVHeader, _ columns: [Binding.Column], keys: [(column: Int?, seed: UInt64)],
    wanted: [Set<UInt64>]?, units: UnitTable
  ) {
    guard header.names.count == columns.count else { return nil }
    var checks: [Column] = []
    for (index, column) in columns.enumerated() {
      checks.append(
        Column(
          check: Self.check(of: column), isRequired: column.field?.constraints.required == true,
          key: keys.firstIndex { $0.column == index }))
    }
    self.columns = checks
    self.units = units
    self.wanted = wanted
    seeds = keys.map(\.seed)
    decimalColumn = columns.firstIndex { $0.field?.type == .number }
    names = header.names.map { Array($0.utf8) }
    headerStarts = (0..<256).map { byte in
      byte == 0xef || header.names.contains { $0.utf8.first.map(Int.init) == byte }
    }
  }

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
  func prove(_ rows: inout ProvenRows) {
    let count = rows.stretch.count
    rows.begin(count)
    let text = Text(rows.stretch)
    let columns = columns
    // Moved out, so that each is written in place.
    var (isProven, decimals, units) = rows.takeNotes()
    defer { rows.giveNotes(isProven, decimals, units) }
    var proven = isProven.mutableSpan
    var numbers = decimals.mutableSpan
    for row in 0..<count {
      switch prove(row, text, columns.span, &numbers, &units) {
      case .proven: proven[row] = true
      case .open: continue
      case .header: rows.mayHaveHeader = true
      case .broken:
        rows.cut(to: row)
        return
      }
    }
  }

  /// The arrays of a stretch, taken out once.
  private struct Text {
    let bytes: [UInt8]
    let ends: [UInt32]
    let unusual: [UInt64]
    let start: Int
    let lineBreak: Int
    let quote: UInt8

    init(_ stretch: CSVStretch) {
      (bytes, ends, unusual) = (stretch.bytes, stretch.ends, stretch.unusual)
      (start, lineBreak) = (stretch.start, stretch.shape.lineBreak)
      quote = stretch.shape.dialect.quote
    }

    /// Whether any of these bytes is more than a printable character of ASCII.
    @inline(__always)
    func isUnusual(_ range: Range<Int>) -> Bool { unusual.span.hasBit(in: range, from: start) }
  }

  private enum Outcome { case proven, open, header, broken }

  private func prove(
    _ row: Int, _ text: borrowing Text, _ columns: Span<Column>,
    _ numbers: inout MutableSpan<ExactDecimal>, _ known: inout KnownUnits
  ) -> Outcome {
    let (bytes, ends, quote) = (text.bytes.span, text.ends.span, text.quote)
    let first = row * columns.count
    let start = row == 0 ? text.start : Int(ends[first - 1]) + 1
    let end = Int(ends[first + columns.count - 1]) - text.lineBreak + 1
    let isUnusual = text.isUnusual(start..<end)
    var isOpen = false
    var hasValue = false
    var cell = start
    for column in columns.indices {
      let next = column == columns.count - 1 ? end : Int(ends[first + column])
      var content = cell..<next
      if cell < next, bytes[cell] == quote { content = cell + 1..<next - 1 }
      cell = next + 1
      if content.isEmpty {
        if columns[column].isRequired { isOpen = true }
        continue
      }
      hasValue = true
      let isFine =
        switch columns[column].check {
        case .text(let least, let most):
          isFine(text, content, isUnusual && text.isUnusual(content), least, most)
        case .unit(let most):
          content.count <= most && known.isKnown(bytes, content, units)
        case .decimal: Self.note(bytes, content, &numbers, row)
        case .integer(let range):
          Self.decimal(bytes, content).map { $0.scale == 0 && range.contains($0.mantissa) } == true
        case .nothing: false
        }
      if !isFine { isOpen = true }
    }
    let mayBeHeader = mayBeHeader(bytes, start, end, quote)
    if isOpen || !hasValue || mayBeHeader {
      // Only text that is UTF-8 may be judged.
      if isUnusual, CSVStretch.hasFault(text.bytes, in: start..<end) { return .broken }
      return mayBeHeader ? .header : .open
    }
    return .proven
  }

  @inline(__always)
  private func isFine(
    _ text: borrowing Text, _ content: Range<Int>, _ isUnusual: Bool, _ least: Int, _ most: Int
  ) -> Bool {
    let bytes = text.bytes.span
    // A character has four bytes at most, and a quote two.
    guard content.count >= least * (isUnusual ? 4 : 2), content.count <= most else { return false }
    let isPlain =
      isUnusual
      ? CellText.isPlain(bytes.extracting(content))
      : bytes[content.lowerBound] != 0x20 && bytes[content.upperBound - 1] != 0x20
    return isPlain && !mayBeTrace(bytes, content)
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
  private func mayBeHeader(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ quote: UInt8
  ) -> Bool {
    let start = bytes[start] == quote ? start + 1 : start
    guard headerStarts[Int(bytes[start])] else { return false }
    if bytes[start] == 0xef { return true }
    return names.contains { name in
      start + name.count <= end && !Self.isOfName(bytes[start + name.count])
        && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
    }
  }

  /// Whether a byte behind a name makes it another one: surely a letter or a digit does.
  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || 0x61...0x7a ~= byte | 0x20 || 0x30...0x39 ~= byte
  }

  @inline(__always)
  private static func note(
    _ bytes: Span<UInt8>, _ text: Range<Int>, _ numbers: inout MutableSpan<ExactDecimal>, _ row: Int
  ) -> Bool {
    guard let number = decimal(bytes, text) else { return false }
    numbers[row] = number
    return true
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
    var sum = bytes.word(at: text.lowerBound) &<< behind
    sum ^= 0x3030_3030_3030_3030 &<< behind
    guard ((sum &+ 0x7676_7676_7676_7676) | sum) & 0x8080_8080_8080_8080 == 0 else { return nil }
    sum = (sum &* 2561) >> 8 & 0x00ff_00ff_00ff_00ff
    sum = (sum &* 6_553_601) >> 16 & 0x0000_ffff_0000_ffff
    return Int64(truncatingIfNeeded: (sum &* 42_949_672_960_001) >> 32)
  }

  /// The keys of the rows that are proved, and which of the logs they are for; where some are wanted, it is
  /// taken back of their rows.
  func keys(of rows: inout ProvenRows) -> [(log: Int, keys: KeyLog.Keys)] {
    var all: [(log: Int, keys: KeyLog.Keys)] = []
    for column in columns.indices {
      if let log = columns[column].key { all.append((log, keys(of: column, log, &rows))) }
    }
    return all
  }

  private func keys(of column: Int, _ key: Int, _ rows: inout ProvenRows) -> KeyLog.Keys {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(rows.stretch.count)
    let bytes = rows.stretch.bytes
    let cells = rows.cells
    for row in 0..<rows.stretch.count where rows.isProven[row] {
      let content = cells.content(bytes.span, row, column)
      if content.isEmpty { continue }
      let hash = bytes.span.hash(content, seed: seeds[key])
      if let wanted {
        if wanted[key].contains(hash) { rows.isProven[row] = false }
      } else {
        hashes.append(hash)
      }
    }
    return KeyLog.Keys(hashes)
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
