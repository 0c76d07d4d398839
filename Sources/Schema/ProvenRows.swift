package import CSVSource
internal import Files
package import PackFormat

/// The records of a stretch, and of which of them it is shown that nothing is to be said of them.
package struct ProvenRows: Sendable {
  package internal(set) var stretch: CSVStretch
  /// A rule that has something to say of a row takes it back.
  package var isProven: [Bool] = []
  /// The number of each such row, in the first column of numbers.
  package private(set) var decimals: [ExactDecimal] = []
  var knownUnits = KnownUnits()
  private var scratch = Scratch()
  /// Whether some row may be another header.
  var mayHaveHeader = false

  init(_ shape: CSVStretch.Shape) { stretch = CSVStretch(shape) }

  mutating func read(
    _ source: CSVInput, _ part: Range<Int>, isAtRecord: Bool
  ) throws(FileError) {
    try stretch.read(source, part, isAtRecord: isAtRecord)
  }

  mutating func begin(_ count: Int) {
    if isProven.count < count {
      isProven = [Bool](repeating: false, count: count)
      decimals = [ExactDecimal](repeating: ExactDecimal(0), count: count)
    }
    for row in 0..<count { isProven[row] = false }
    mayHaveHeader = false
  }

  mutating func takeNotes() -> ([Bool], [ExactDecimal], KnownUnits) {
    defer { (isProven, decimals, knownUnits) = ([], [], KnownUnits.none) }
    return (isProven, decimals, knownUnits)
  }

  mutating func giveNotes(
    _ isProven: consuming [Bool], _ decimals: consuming [ExactDecimal],
    _ knownUnits: consuming KnownUnits
  ) {
    self.isProven = isProven
    self.decimals = decimals
    self.knownUnits = knownUnits
  }

  mutating func takeScratch() -> Scratch {
    defer { scratch = Scratch() }
    return scratch
  }

  mutating func giveScratch(_ scratch: consuming Scratch) { self.scratch = scratch }

  mutating func cut(to count: Int) { stretch.cut(to: count) }

  /// Where the cells stand.
  package var cells: Cells { Cells(stretch) }

  /// Where the cells of a stretch stand.
  package struct Cells {
    @usableFromInline let ends: [UInt32]
    @usableFromInline let start: Int
    @usableFromInline let width: Int
    @usableFromInline let lineBreak: Int
    @usableFromInline let quote: UInt8

    init(_ stretch: CSVStretch) {
      (ends, start) = (stretch.ends, stretch.start)
      (width, lineBreak) = (stretch.shape.width, stretch.shape.lineBreak)
      quote = stretch.shape.dialect.quote
    }

    /// What stands in a cell, without its quotes.
    @inlinable @inline(__always) package func content(
      _ bytes: Span<UInt8>, _ row: Int, _ column: Int
    ) -> Range<Int> {
      let cell = row * width + column
      let start = cell == 0 ? self.start : Int(ends[cell - 1]) + 1
      let separator = Int(ends[cell])
      let end = column == width - 1 ? separator - lineBreak + 1 : separator
      guard start < end, bytes[start] == quote else { return start..<end }
      return start + 1..<end - 1
    }
  }
}

extension Span<UInt64> {
  /// Whether there is a bit for any of these bytes, the first of all bits being for that at `origin`.
  @inline(__always)
  func hasBit(in range: Range<Int>, from origin: Int) -> Bool {
    if range.isEmpty { return false }
    let first = range.lowerBound - origin
    let last = range.upperBound - origin - 1
    let head = self[first >> 6] >> UInt64(first & 63)
    if first >> 6 == last >> 6 { return head << UInt64(63 - (last - first)) != 0 }
    if head != 0 || self[last >> 6] << UInt64(63 - last & 63) != 0 { return true }
    var block = first >> 6 + 1
    while block < last >> 6 {
      if self[block] != 0 { return true }
      block += 1
    }
    return false
  }
}

/// The units met of which there is nothing to say, and those of which there is.
struct KnownUnits: Sendable {
  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var count = 0
    var isKnown = false
  }

  private static let size = 1 << 10
  private static let places = 8
  private var slots = [Slot](repeating: Slot(), count: size)

  /// What stands in for those that are moved elsewhere.
  static let none = KnownUnits()

  /// Whether a unit is plain text, and in its one spelling or not in the table at all.
  mutating func isKnown(
    _ bytes: Span<UInt8>, _ unit: Range<Int>, _ table: UnitTable
  ) -> Bool {
    guard unit.count <= 16 else { return Self.isFine(bytes, unit, table) }
    let low = Self.word(bytes, unit.lowerBound, unit.count)
    let high = Self.word(bytes, unit.lowerBound + 8, unit.count - 8)
    let mixed = (low ^ high &* 0x9e37_79b9_7f4a_7c15) &* 0xd6e8_feb8_6659_fd93
    // A few places for each; when all are taken, the first is given up.
    let first = Int(truncatingIfNeeded: mixed >> 54)
    var place = first
    for step in 0..<Self.places {
      let index = (first + step) & (Self.size - 1)
      if slots[index].low == low, slots[index].high == high, slots[index].count == unit.count {
        return slots[index].isKnown
      }
      if slots[index].count == 0 {
        place = index
        break
      }
    }
    let isFine = Self.isFine(bytes, unit, table)
    slots[place] = Slot(low: low, high: high, count: unit.count, isKnown: isFine)
    return isFine
  }

  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ index: Int, _ count: Int) -> UInt64 {
    if count <= 0 { return 0 }
    return count >= 8
      ? bytes.word(at: index) : bytes.word(at: index) << UInt64(64 - 8 * count)
  }

  private static func isFine(
    _ bytes: Span<UInt8>, _ unit: Range<Int>, _ table: UnitTable
  ) -> Bool {
    let text = unit.map { bytes[$0] }
    return !text.contains(UInt8(ascii: "\"")) && CellText.isPlain(text.span)
      && table.slip(in: text[...]) == nil && SpreadsheetTrace(text: text[...]) == nil
  }
}
