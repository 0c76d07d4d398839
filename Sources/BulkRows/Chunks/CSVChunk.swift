internal import CBulkRows
package import CSVSource
package import Files

/// A chunk of a source, with the records in it that are structurally sound: nearly all.
///
/// A chunk takes records up to the first unusual thing (a fault in quotes, another width or line end, a blank line)
/// and leaves the rest to `CSVReader`. A chunk that begins in the middle of the source assumes that the first line
/// feed ends a record. The caller must check that the records before end there.
///
/// One thread at a time uses a chunk, again and again. Its unsafe code hands buffers to the C kernels.
package struct CSVChunk: Sendable {
  package let shape: RecordShape
  /// The bytes that all offsets point into, with zeros behind the last.
  package private(set) var bytes: [UInt8] = []
  /// The offset of `bytes` in the source.
  package private(set) var base = 0
  /// The start of the first record.
  package private(set) var start = 0
  /// The number of records.
  package private(set) var count = 0
  /// For each cell of each record the offset of the delimiter or line feed behind it.
  package private(set) var ends: [UInt32] = []
  /// A bit for each byte from `start` on that is not printable ASCII, or is the second of two spaces. Bytes that end
  /// cells and records have none.
  package private(set) var unusual: [UInt64] = []
  /// A bit for each byte from `start` on that is a digit.
  package private(set) var digits: [UInt64] = []
  private var filled = 0
  private let instructions: SIMDLevel

  /// The number of bytes that are read behind a chunk for its last record.
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
      let room = wanted + Self.padding
      // Only what is filled below is read.
      bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { $1 = room }
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

  /// The start of a record in `bytes`; for `count`, the end of the last record.
  package func start(of record: Int) -> Int {
    record == 0 ? start : Int(ends[record * shape.width - 1]) + 1
  }

  /// Keeps the first `count` records.
  package mutating func cut(to count: Int) { self.count = min(count, self.count) }

  /// True if some byte in `range` is NUL or not UTF-8.
  package static func hasFault(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    TextCheck.firstFault(bytes, range) != nil
  }

  /// True if some byte in `range` is unusual.
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

  /// Returns a batch of some records, in order, and leaves the chunk empty.
  package mutating func takeBatch(of records: [Int]) -> CSVBatch {
    defer { (bytes, count) = ([], 0) }
    return batch(of: records)
  }

  /// A batch of some records, in order, that shares the bytes; it must be released before the next chunk is read.
  package func batch(of records: [Int]) -> CSVBatch {
    CSVBatch(
      bytes, filled: filled, from: base, shape, separators: ends, start: start, records: records)
  }

  // MARK: - Structure

  /// Indexes records up to the first irregular quote or line end.
  private mutating func index(upTo limit: Int) {
    if ends.count < filled + 8 * Self.padding {
      let room = filled + 8 * Self.padding
      // Most of the array is never written; only written parts are read.
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

  /// Cuts the records at the first one with too few cells, in which a line feed stands too early.
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
