internal import CBulkRows
package import CSVSource
package import Files

/// A stretch of a source, and those of its records that are without fault by structure: nearly all.
///
/// It takes records up to the first thing that is unusual there (a fault in quotes, another width or
/// another line end, a blank line) and leaves the rest to `CSVReader`. A stretch that begins in the middle
/// of the source takes the first line feed for the end of a record: whoever uses it has to see that the
/// records before it end where it starts.
///
/// Meant to be used again and again. Beside `StructureScanner` and `RowFlags` this is the only file here with
/// unsafe code.
package struct CSVChunk: Sendable {
  package let shape: RecordShape
  /// The bytes that all offsets point into; zeros behind the last of them.
  package private(set) var bytes: [UInt8] = []
  /// Where in the source they start.
  package private(set) var base = 0
  /// The start of the first record.
  package private(set) var start = 0
  /// How many records there are.
  package private(set) var count = 0
  /// For each cell of each record the offset of the delimiter or line feed behind it.
  package private(set) var ends: [UInt32] = []
  /// A bit for each byte from `start` on: it is not ASCII or no character to print, or the second of two
  /// spaces. The bytes that end cells and records are no part of them.
  package private(set) var unusual: [UInt64] = []
  /// The same for digits.
  package private(set) var digits: [UInt64] = []
  private var filled = 0
  private let instructions: SIMDLevel

  /// How many bytes behind a stretch are read for its last record.
  private static let reach = 1 << 12
  static let padding = 64

  package init(_ shape: RecordShape, by instructions: SIMDLevel = .best) {
    self.shape = shape
    self.instructions = instructions
  }

  /// Reads the records that start in a part of the source; `isAtRecord` says that it begins with one.
  package mutating func read(
    _ input: CSVInput, _ part: Range<Int>, isAtRecord: Bool
  ) throws(FileError) {
    base = isAtRecord ? part.lowerBound : part.lowerBound - 1
    let wanted = min(part.upperBound + Self.reach, input.size) - base
    if bytes.count < wanted + Self.padding {
      bytes = [UInt8](repeating: 0, count: wanted + Self.padding)
    }
    filled = try input.read(at: base, into: &bytes, 0..<wanted)
    for index in filled..<filled + Self.padding { bytes[index] = 0 }
    count = 0
    start = 0
    if !isAtRecord {
      while start < filled, bytes[start] != UInt8(ascii: "\n") { start += 1 }
      start += 1
    }
    let limit = part.upperBound - base
    if start < min(filled, limit) { index(upTo: limit) }
  }

  /// Where in the bytes a record starts; for their count, where the last one ends.
  package func start(of record: Int) -> Int {
    record == 0 ? start : Int(ends[record * shape.width - 1]) + 1
  }

  /// Takes the records only up to that one.
  package mutating func cut(to count: Int) { self.count = min(count, self.count) }

  /// Whether any of these bytes is NUL or no UTF-8.
  package static func hasFault(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    TextCheck.firstFault(bytes, range) != nil
  }

  /// Whether any of these bytes is more than a printable character of ASCII, or a second space.
  package func isUnusual(_ range: Range<Int>) -> Bool {
    if range.isEmpty { return false }
    let (first, last) = (range.lowerBound - start, range.upperBound - 1 - start)
    for word in first >> 6...last >> 6 {
      var bits = unusual[word]
      if word == first >> 6 { bits &= ~0 << UInt64(first & 63) }
      if word == last >> 6 { bits &= ~0 >> UInt64(63 - last & 63) }
      if bits != 0 { return true }
    }
    return false
  }

  /// A batch of some of the records, in order; the stretch is empty then.
  package mutating func takeBatch(of records: [Int]) -> CSVBatch {
    defer { (bytes, count) = ([], 0) }
    return batch(of: records)
  }

  /// A batch of some of the records, in order, that shares the bytes: it is to be gone when the next ones are read.
  package func batch(of records: [Int]) -> CSVBatch {
    CSVBatch(
      bytes, filled: filled, from: base, shape, separators: ends, start: start, records: records)
  }

  // MARK: - Structure

  /// Stops at the first quote or line end that is not as it should be.
  private mutating func index(upTo limit: Int) {
    if ends.count < filled + 8 * Self.padding {
      let room = filled + 8 * Self.padding
      // Most of it is never written, and nothing is read that was not.
      ends = unsafe [UInt32](unsafeUninitializedCapacity: room) { $1 = room }
    }
    let blocks = (filled - start + 63) / 64
    if unusual.count < blocks + 2 {
      unusual = [UInt64](repeating: 0, count: blocks + 2)
      digits = unusual
    }
    let (first, end, shape, instructions) = (start, filled, shape, instructions)
    let found = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe ends.withUnsafeMutableBufferPointer { ends in
        unsafe unusual.withUnsafeMutableBufferPointer { unusual in
          unsafe digits.withUnsafeMutableBufferPointer { digits in
            var work = unsafe csv_work(
              bytes: bytes.baseAddress, start: first, end: end, limit: limit,
              quote: shape.dialect.quote, delimiter: shape.dialect.delimiter,
              has_returns: shape.lineBreak == 2, separators: ends.baseAddress,
              unusual: unusual.baseAddress, digits: digits.baseAddress)
            return unsafe csv_index(instructions.number, &work)
          }
        }
      }
    }
    count = found.separators / shape.width
    var feeds = 0
    for record in 0..<count {
      guard bytes[start(of: record + 1) - 1] == UInt8(ascii: "\n") else {
        count = record
        break
      }
      feeds += 1
    }
    if feeds != found.line_feeds { cutAtWrongWidth() }
    while count > 0, start(of: count - 1) >= limit { count -= 1 }
  }

  /// A line feed inside a record is one cell too few.
  private mutating func cutAtWrongWidth() {
    for record in 0..<count {
      let cells = record * shape.width..<(record + 1) * shape.width - 1
      if cells.contains(where: { bytes[Int(ends[$0])] == UInt8(ascii: "\n") }) {
        count = record
        return
      }
    }
  }
}
