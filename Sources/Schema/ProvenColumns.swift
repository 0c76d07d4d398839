internal import CSVSource
package import PackFormat

/// What stands in the rows of a stretch that are proved, as columns of a pack.
package struct ProvenColumns: Sendable {
  /// In the order of the source.
  package var columns: [ColumnRows] = []
  /// Where in the source the stretch starts.
  package private(set) var start = 0
  /// How many lines end between there and each of the rows.
  package private(set) var lines: [UInt32] = []
  /// The same of the other rows, and of the end of the stretch.
  private var otherLines: [UInt32] = []

  /// Nothing, where nobody asked for it.
  init() {}

  init(_ columns: [ColumnRows], _ rows: ProvenRows) {
    self.columns = columns
    let (bytes, count) = (rows.stretch.bytes, rows.stretch.count)
    start = rows.stretch.base + rows.stretch.start
    lines.reserveCapacity(count)
    var line: UInt32 = 0
    for row in 0..<count {
      if rows.notes.isProven(row) {
        lines.append(line)
        line += 1
      } else {
        otherLines.append(line)
        let record = rows.stretch.start(of: row)..<rows.stretch.start(of: row + 1)
        line += Self.lineEnds(bytes.span, in: record)
      }
    }
    otherLines.append(line)
  }

  /// How many lines end before one of the other rows, or the end of the stretch.
  func line(ofOther row: Int) -> Int { otherLines.isEmpty ? 0 : Int(otherLines[row]) }

  /// Line feeds, and carriage returns before none.
  private static func lineEnds(_ bytes: Span<UInt8>, in range: Range<Int>) -> UInt32 {
    var count: UInt32 = 0
    for index in range {
      if bytes[index] == UInt8(ascii: "\n") {
        count += 1
      } else if bytes[index] == UInt8(ascii: "\r"), bytes[index + 1] != UInt8(ascii: "\n") {
        count += 1
      }
    }
    return count
  }
}

extension RowProof {
  /// The values of the rows that are proved, by column.
  func values(of rows: inout ProvenRows) -> ProvenColumns {
    var columns: [ColumnRows] = []
    let proven = (0..<rows.stretch.count).filter { rows.notes.isProven($0) }
    for (index, column) in self.columns.enumerated() {
      var cells = ProvenCells(rows.stretch, proven, index)
      switch column.check {
      case .nothing: columns.append(ColumnRows(.none, .integers([])))
      case .decimal: columns.append(cells.decimals())
      case .integer: columns.append(cells.integers())
      case .text, .unit:
        var scratch = rows.takeScratch()
        columns.append(
          column.key == nil
            ? cells.codes(&scratch) : cells.texts(&scratch))
        rows.giveScratch(scratch)
      }
    }
    return ProvenColumns(columns, rows)
  }
}

/// The cells of one column in the rows that are proved.
private struct ProvenCells {
  private let column: Int
  private let rows: [Int]
  private let bytes: [UInt8]
  private let ends: [UInt32]
  private let start: Int
  private let shape: CSVStretch.Shape
  /// Kept once some row has no value.
  private var isPresent: [Bool] = []
  private var count = 0
  private var hasValue = false

  init(_ stretch: CSVStretch, _ rows: [Int], _ column: Int) {
    self.column = column
    self.rows = rows
    (bytes, ends) = (stretch.bytes, stretch.ends)
    (start, shape) = (stretch.start, stretch.shape)
  }

  /// What stands in a cell, without its quotes.
  @inline(__always)
  private func content(_ bytes: Span<UInt8>, _ row: Int) -> Range<Int> {
    let cell = row * shape.width + column
    let start = cell == 0 ? self.start : Int(ends[cell - 1]) + 1
    let separator = Int(ends[cell])
    let end = column == shape.width - 1 ? separator - shape.lineBreak + 1 : separator
    guard start < end, bytes[start] == shape.dialect.quote else { return start..<end }
    return start + 1..<end - 1
  }

  private mutating func note(_ isThere: Bool) {
    if !isThere, isPresent.isEmpty { isPresent = [Bool](repeating: true, count: count) }
    count += 1
    if isThere { hasValue = true }
    if !isThere || !isPresent.isEmpty { isPresent.append(isThere) }
  }

  private var presence: ColumnRows.Presence {
    isPresent.isEmpty ? .all : hasValue ? .some(isPresent) : .none
  }

  mutating func decimals() -> ColumnRows {
    var mantissas: [Int64] = []
    var scales: [Int64] = []
    mantissas.reserveCapacity(rows.count)
    scales.reserveCapacity(rows.count)
    for row in rows {
      let content = content(bytes.span, row)
      let value = content.isEmpty ? nil : RowProof.decimal(bytes.span, content)
      note(value != nil)
      mantissas.append(value?.mantissa ?? 0)
      scales.append(Int64(value?.scale ?? 0))
    }
    return ColumnRows(presence, .decimals(mantissas: mantissas, scales: scales))
  }

  mutating func integers() -> ColumnRows {
    var values: [Int64] = []
    values.reserveCapacity(rows.count)
    for row in rows {
      let content = content(bytes.span, row)
      let value = content.isEmpty ? nil : RowProof.decimal(bytes.span, content)
      note(value != nil)
      values.append(value?.mantissa ?? 0)
    }
    return ColumnRows(presence, .integers(values))
  }

  /// A text for each row.
  mutating func texts(_ scratch: inout ProvenRows.Scratch) -> ColumnRows {
    var ends: [UInt32] = []
    ends.reserveCapacity(rows.count)
    scratch.reserve(bytes.count)
    var end = 0
    var longest = 0
    for row in rows {
      let content = content(bytes.span, row)
      note(!content.isEmpty)
      let start = end
      end = copy(content, to: end, &scratch.heap)
      longest = max(longest, end - start)
      ends.append(UInt32(truncatingIfNeeded: end))
    }
    return ColumnRows(
      presence, .texts(ends: ends), heap: Array(scratch.heap[..<end]), longest: longest)
  }

  /// Each different text once, and which of them each row has.
  mutating func codes(_ scratch: inout ProvenRows.Scratch) -> ColumnRows {
    var codes: [UInt32] = []
    codes.reserveCapacity(rows.count)
    scratch.reserve(bytes.count)
    scratch.clear(rows.count)
    var ends: [UInt32] = []
    var end = 0
    var longest = 0
    for row in rows {
      let content = content(bytes.span, row)
      note(!content.isEmpty)
      if content.isEmpty {
        codes.append(0)
        continue
      }
      let behind = copy(content, to: end, &scratch.heap)
      let code = scratch.code(of: end..<behind, ends)
      if code == ends.count {
        ends.append(UInt32(truncatingIfNeeded: behind))
        longest = max(longest, behind - end)
        end = behind
      }
      codes.append(UInt32(truncatingIfNeeded: code))
    }
    return ColumnRows(
      presence, .codes(codes, ends: ends), heap: Array(scratch.heap[..<end]), longest: longest)
  }

  /// Copies what a cell holds, each doubled quote once; says where it ends.
  @inline(__always)
  private func copy(_ content: Range<Int>, to place: Int, _ heap: inout [UInt8]) -> Int {
    let bytes = bytes.span
    var heap = heap.mutableSpan
    if !bytes.contains(shape.dialect.quote, in: content) {
      heap.copy(content, of: bytes, to: place)
      return place &+ content.count
    }
    var place = place
    var index = content.lowerBound
    while index < content.upperBound {
      heap[place] = bytes[index]
      place &+= 1
      index &+= bytes[index] == shape.dialect.quote ? 2 : 1
    }
    return place
  }
}

extension ProvenRows {
  /// What is used again from one column to the next.
  struct Scratch: Sendable {
    var heap: [UInt8] = []
    /// One more than the number of the text in each slot; zero where there is none.
    private var slots: [UInt32] = []
    private var mask = 0

    /// So that nobody can choose texts that agree.
    private static let seed = UInt64.random(in: .min ... .max)

    /// Room for so many bytes, and for what is read and written behind them.
    mutating func reserve(_ count: Int) {
      if heap.count < count + 64 { heap = [UInt8](repeating: 0, count: count + 64) }
    }

    /// Forgets all texts; there will be at most so many.
    mutating func clear(_ count: Int) {
      var size = 64
      while size < 2 * count { size *= 2 }
      if slots.count != size {
        slots = [UInt32](repeating: 0, count: size)
      } else {
        for index in 0..<size { slots[index] = 0 }
      }
      mask = size - 1
    }

    /// The number of a text, which is the next one if it was not met yet.
    @inline(__always)
    mutating func code(of text: Range<Int>, _ ends: [UInt32]) -> Int {
      let slot = slot(of: text, ends)
      if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: ends.count &+ 1) }
      return Int(slots[slot]) &- 1
    }

    /// Where the number of a text stands, or is to be.
    @inline(__always)
    private func slot(of text: Range<Int>, _ ends: [UInt32]) -> Int {
      let heap = heap.span
      var slot = Int(truncatingIfNeeded: heap.hash(text, seed: Self.seed)) & mask
      while slots[slot] != 0 {
        let number = Int(slots[slot]) &- 1
        let start = number == 0 ? 0 : Int(ends[number &- 1])
        if Int(ends[number]) &- start == text.count,
          heap.isSame(start, text.lowerBound, count: text.count)
        {
          return slot
        }
        slot = (slot &+ 1) & mask
      }
      return slot
    }
  }
}
