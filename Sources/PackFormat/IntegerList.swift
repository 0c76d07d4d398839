/// Integers of a column that is being made, some thousands at a time in as few bytes as those need.
struct IntegerList: Sendable {
  /// Values less the least of their chunk, or as they are.
  private enum Chunk {
    case same(Int64, count: Int)
    case bytes(Int64, [UInt8])
    case halves(Int64, [UInt16])
    case words(Int64, [UInt32])
    case whole([Int64])
  }

  private static let chunkSize = 1 << 12

  private(set) var count = 0
  /// The least and the largest of those that stand for something.
  private(set) var least = Int64.max
  private(set) var most = Int64.min
  private var sealed: [Chunk] = []
  private var open: [Int64] = []

  mutating func append(_ value: Int64) {
    least = min(least, value)
    most = max(most, value)
    add(value)
  }

  /// Rows without a value.
  mutating func appendMissing(_ count: Int = 1) {
    // The value before them does not widen the chunk.
    let value = open.last ?? 0
    for _ in 0..<count { add(value) }
  }

  mutating func append(_ value: Int64, times: Int) {
    if times == 0 { return }
    least = min(least, value)
    most = max(most, value)
    for _ in 0..<times { add(value) }
  }

  /// Each of the values, and `offset` more.
  mutating func append(_ values: ArraySlice<Int64>, adding offset: Int64 = 0) {
    appendAll(values, offset)
  }

  /// Each of the values, and `offset` more.
  mutating func append(_ values: ArraySlice<UInt32>, adding offset: Int64 = 0) {
    appendAll(values, offset)
  }

  @inline(__always)
  private mutating func appendAll(_ values: ArraySlice<some FixedWidthInteger>, _ offset: Int64) {
    var rest = values
    while !rest.isEmpty {
      let part = rest.prefix(Self.chunkSize - open.count)
      rest = rest.dropFirst(part.count)
      let first = open.count
      for value in part { open.append(Int64(truncatingIfNeeded: value) &+ offset) }
      for index in first..<open.count {
        least = min(least, open[index])
        most = max(most, open[index])
      }
      count += part.count
      if open.count == Self.chunkSize { seal() }
    }
  }

  @inline(__always)
  private mutating func add(_ value: Int64) {
    if open.isEmpty { open.reserveCapacity(Self.chunkSize) }
    open.append(value)
    count += 1
    if open.count == Self.chunkSize { seal() }
  }

  private mutating func seal() {
    var (least, most) = (open[0], open[0])
    for value in open { (least, most) = (min(least, value), max(most, value)) }
    let chunk: Chunk =
      switch Self.width(of: most, above: least) {
      case 0: .same(least, count: open.count)
      case 1: .bytes(least, open.map { UInt8(truncatingIfNeeded: $0 &- least) })
      case 2: .halves(least, open.map { UInt16(truncatingIfNeeded: $0 &- least) })
      case 4: .words(least, open.map { UInt32(truncatingIfNeeded: $0 &- least) })
      default: .whole(open)
      }
    sealed.append(chunk)
    open.removeAll(keepingCapacity: true)
  }

  /// How many bytes the largest of some values needs, less the base of all.
  static func width(of largest: Int64, above base: Int64) -> Int {
    switch UInt64.bitWidth - UInt64(bitPattern: largest &- base).leadingZeroBitCount {
    case 0: 0
    case ...8: 1
    case ...16: 2
    case ...32: 4
    default: 8
    }
  }

  /// All values, in order, in pieces.
  func forEachPiece(_ body: (ArraySlice<Int64>) -> Void) {
    for chunk in sealed {
      switch chunk {
      case .same(let value, let count): body([Int64](repeating: value, count: count)[...])
      case .bytes(let base, let rest): body(rest.map { Int64($0) &+ base }[...])
      case .halves(let base, let rest): body(rest.map { Int64($0) &+ base }[...])
      case .words(let base, let rest): body(rest.map { Int64($0) &+ base }[...])
      case .whole(let values): body(values[...])
      }
    }
    if !open.isEmpty { body(open[...]) }
  }
}

/// Which rows of a column have a value, in bits.
struct PresenceList: Sendable {
  private(set) var count = 0
  /// Nothing as long as all have one.
  private var words: [UInt64] = []
  private(set) var hasGaps = false

  subscript(_ row: Int) -> Bool { !hasGaps || words[row >> 6] >> UInt64(row & 63) & 1 == 1 }

  @inline(__always)
  mutating func append(_ isPresent: Bool) {
    if !hasGaps {
      if isPresent {
        count += 1
        return
      }
      beginGaps()
    }
    if count & 63 == 0 { words.append(0) }
    if isPresent { words[count >> 6] |= 1 << UInt64(count & 63) }
    count += 1
  }

  mutating func append(_ isPresent: Bool, times: Int) {
    if isPresent, !hasGaps {
      count += times
    } else {
      for _ in 0..<times { append(isPresent) }
    }
  }

  private mutating func beginGaps() {
    hasGaps = true
    words = [UInt64](repeating: .max, count: (count + 63) >> 6)
    if count & 63 != 0 { words[count >> 6] = 1 << UInt64(count & 63) &- 1 }
  }

  /// A bit for each row, the first one lowest.
  var bytes: [UInt8] {
    (0..<(count + 7) / 8).map { index in
      UInt8(truncatingIfNeeded: words[index >> 3] >> UInt64(8 * (index & 7)))
    }
  }
}
