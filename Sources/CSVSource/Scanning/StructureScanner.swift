/// Finds the structure of CSV: bytes in; cell ends, records and the first fault out.
///
/// Eight bytes at a time are compared with the four that matter outside quotes (delimiter, quote,
/// CR, LF), inside quotes with the quote alone. A word holds a flag (0x80) for each byte that
/// matches; flags are taken from the lowest up, so in the order of the text:
///
///     bytes   F a c t , V a l      load little-endian, compare with four patterns
///     flags   . . . . # . . .      → the cell ends at 4, the next one starts at 5
///
/// A quoted cell leaves the words for a search of its own and comes back behind its closing quote.
/// This file is the only one of the target that is tuned, and the only one with unsafe code.
struct StructureScanner {
  let dialect: CSVDialect

  /// The reason why the scan ended; offsets point into the scanned bytes.
  enum Stop: Equatable {
    /// Every record up to the end is in the structure.
    case end
    /// The record that starts there is not complete: more bytes are needed.
    case incomplete(record: Int)
    /// The structure has no room for the record that starts there.
    case full(record: Int)
    case fault(CSVFault)
  }

  /// Scans the records in `range`, whose start must be the start of a record or of a cell.
  ///
  /// `isLast` says that the file ends with the range. What belongs to a record that is incomplete,
  /// faulty or without room is not in the structure.
  func scan(
    _ bytes: [UInt8], _ range: Range<Int>, isLast: Bool, into structure: inout CSVStructure
  ) -> Stop {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    precondition(range.upperBound <= CSVStructure.maximumOffset)
    // Moved out, so that both can be written through pointers at once.
    var ends = structure.ends
    var records = structure.records
    structure.ends = []
    structure.records = []
    defer {
      structure.ends = ends
      structure.records = records
    }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe ends.withUnsafeMutableBufferPointer { ends in
        unsafe records.withUnsafeMutableBufferPointer { records in
          // An empty array has no base address, and nothing to scan.
          guard let base = buffer.baseAddress, !range.isEmpty else { return .end }
          if structure.recordCount == records.count { return .full(record: range.lowerBound) }
          var out = unsafe Emitter(ends, structure.endCount, records, structure.recordCount)
          let stop = unsafe scan(base, range, isLast, &out)
          structure.endCount = unsafe out.endCount
          structure.recordCount = unsafe out.recordCount
          unsafe structure.lineEnds.formUnion(out.lineEnds)
          return stop
        }
      }
    }
  }

  private func scan(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>, _ isLast: Bool, _ out: inout Emitter
  ) -> Stop {
    let delimiter = dialect.delimiter
    let quote = dialect.quote
    let delimiters = Word.repeating(delimiter)
    let quotes = Word.repeating(quote)
    let lineFeeds = Word.repeating(UInt8(ascii: "\n"))
    let carriageReturns = Word.repeating(UInt8(ascii: "\r"))
    let end = range.upperBound
    var record = range.lowerBound
    var cell = record
    var index = record
    var isDoubled = false

    words: while index < end {
      let word = unsafe Word.load(base, index, end)
      var flags =
        Word.matches(word, delimiters) | Word.matches(word, quotes)
        | Word.matches(word, lineFeeds) | Word.matches(word, carriageReturns)
      while flags != 0 {
        var at = index + flags.trailingZeroBitCount >> 3
        flags &= flags &- 1
        var byte = unsafe base[at]
        if byte == delimiter {
          guard unsafe out.endCell(at, false) else { return unsafe out.full(record) }
          cell = at + 1
          continue
        }
        if byte == quote {
          if at != cell { return unsafe out.fault(.quoteInCell, record, cell: cell, at: at) }
          let closing = unsafe Self.closing(base, at, end, quote)
          guard let behind = closing.behind, behind < end || isLast else {
            if !isLast { return unsafe out.incomplete(record) }
            return unsafe out.fault(.unclosed, record, cell: at, at: end)
          }
          isDoubled = closing.isDoubled
          at = behind
          index = behind
          if at == end { break words }
          byte = unsafe base[at]
          if byte == delimiter {
            guard unsafe out.endCell(at, isDoubled) else { return unsafe out.full(record) }
            cell = at + 1
            index = cell
            isDoubled = false
            continue words
          }
          guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
            return unsafe out.fault(.afterQuote, record, cell: cell, at: at)
          }
          flags = 0
        }
        var next = at + 1
        if byte == UInt8(ascii: "\n") {
          unsafe out.lineEnds.insert(.lineFeed)
        } else {
          if next == end, !isLast { return unsafe out.incomplete(record) }
          let isPair = unsafe next < end && base[next] == UInt8(ascii: "\n")
          if isPair { next += 1 }
          unsafe out.lineEnds.insert(isPair ? .both : .carriageReturn)
        }
        guard unsafe out.endCell(at, isDoubled) else { return unsafe out.full(record) }
        let hasRoom = unsafe out.endRecord(record)
        if !hasRoom { return next == end ? .end : .full(record: next) }
        record = next
        cell = next
        isDoubled = false
        if flags == 0 || next != at + 1 {
          index = next
          continue words
        }
      }
      index += 8
    }
    if record == end { return .end }
    if !isLast { return unsafe out.incomplete(record) }
    guard unsafe out.endCell(end, isDoubled) else { return unsafe out.full(record) }
    _ = unsafe out.endRecord(record)
    return .end
  }

  /// The byte behind the quote that closes a cell, nil where none does before `end`.
  @inline(__always)
  private static func closing(
    _ base: UnsafePointer<UInt8>, _ opening: Int, _ end: Int, _ quote: UInt8
  ) -> (behind: Int?, isDoubled: Bool) {
    let quotes = Word.repeating(quote)
    var index = opening + 1
    var isDoubled = false
    while true {
      index = unsafe firstQuote(base, index, end, quotes)
      if index == end { return (nil, isDoubled) }
      if unsafe index + 1 == end || base[index + 1] != quote { return (index + 1, isDoubled) }
      isDoubled = true
      index += 2
    }
  }

  @inline(__always)
  private static func firstQuote(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ quotes: UInt64
  ) -> Int {
    var index = start
    while index < end {
      let flags = Word.matches(unsafe Word.load(base, index, end), quotes)
      if flags != 0 { return index + flags.trailingZeroBitCount >> 3 }
      index += 8
    }
    return end
  }

  /// The first byte that is NUL or not ASCII; the end of the range where there is none.
  static func firstUnusual(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return range.upperBound }
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let word = unsafe Word.load(base, index, range.upperBound)
        // Without a high bit in the word, subtracting 1 from each byte sets one just below a zero.
        if (word | (word &- Word.repeating(1))) & Word.repeating(0x80) != 0 { break }
        index += 8
      }
      while index < range.upperBound, unsafe 1...0x7F ~= base[index] { index += 1 }
      return index
    }
  }
}

/// Eight bytes in one register, the first of them lowest.
private enum Word {
  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// 0x80 in every byte that equals that of the pattern, 0 in every other.
  @inline(__always)
  static func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ pattern
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// The bytes from `index` on; behind `end` zeros, which match nothing.
  @inline(__always)
  static func load(_ base: UnsafePointer<UInt8>, _ index: Int, _ end: Int) -> UInt64 {
    if index + 8 <= end {
      let word = unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      return UInt64(littleEndian: word)
    }
    var word: UInt64 = 0
    for offset in 0..<(end - index) {
      word |= unsafe UInt64(base[index + offset]) << UInt64(offset * 8)
    }
    return word
  }
}

/// Writes a structure through pointers: appending to arrays would cost more than finding the cells.
@unsafe private struct Emitter {
  var lineEnds: CSVLineEnds = []
  private(set) var endCount: Int
  private(set) var recordCount: Int
  private var firstCell: Int
  private let ends: UnsafeMutableBufferPointer<UInt32>
  private let records: UnsafeMutableBufferPointer<CSVStructure.Record>

  init(
    _ ends: UnsafeMutableBufferPointer<UInt32>, _ endCount: Int,
    _ records: UnsafeMutableBufferPointer<CSVStructure.Record>, _ recordCount: Int
  ) {
    unsafe self.ends = ends
    unsafe self.records = records
    unsafe self.endCount = endCount
    unsafe self.recordCount = recordCount
    unsafe firstCell = endCount
  }

  /// False where there is no room.
  @inline(__always)
  mutating func endCell(_ end: Int, _ isDoubled: Bool) -> Bool {
    guard unsafe endCount < ends.count else { return false }
    unsafe ends[endCount] = UInt32(truncatingIfNeeded: end) | (isDoubled ? CSVStructure.doubled : 0)
    unsafe endCount += 1
    return true
  }

  /// False where there is no room for another after this one.
  @inline(__always)
  mutating func endRecord(_ start: Int) -> Bool {
    unsafe records[recordCount] = CSVStructure.Record(
      start: UInt32(truncatingIfNeeded: start), firstCell: UInt32(truncatingIfNeeded: firstCell),
      endCell: UInt32(truncatingIfNeeded: endCount))
    unsafe recordCount += 1
    unsafe firstCell = endCount
    return unsafe recordCount < records.count
  }

  /// Takes back the cells of the record that is not complete, and says how many there were.
  mutating func dropOpenRecord() -> Int {
    defer { unsafe endCount = firstCell }
    return unsafe endCount - firstCell
  }

  mutating func fault(_ kind: CSVFault.Kind, _ record: Int, cell: Int, at: Int)
    -> StructureScanner
    .Stop
  {
    let cellsBefore = unsafe dropOpenRecord()
    return .fault(
      CSVFault(kind: kind, record: record, cellsBefore: cellsBefore, cell: cell, at: at))
  }

  mutating func full(_ record: Int) -> StructureScanner.Stop {
    _ = unsafe dropOpenRecord()
    return .full(record: record)
  }

  mutating func incomplete(_ record: Int) -> StructureScanner.Stop {
    _ = unsafe dropOpenRecord()
    return .incomplete(record: record)
  }
}
