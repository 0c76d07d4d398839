/// Integers of a column that is being made, some thousands at a time in as few bytes as those need.
struct IntegerList: Sendable {
  /// Values less the least of them, in so many bytes each.
  private struct Chunk {
    var base: Int64
    var width: Int
    var count: Int
    var bytes: SpilledBytes
    /// The first value, where each of the others is told by how much more it is than the one before it.
    var first: Int64?

    var values: [Int64] {
      var values =
        width == 0
        ? [Int64](repeating: base, count: count)
        : bytes.bytes.span.integers(width, count: count, base: base)
      guard let first else { return values }
      var places = values.mutableSpan
      places[0] = first
      for index in 1..<places.count { places[index] &+= places[index - 1] }
      return values
    }
  }

  private static let chunkSize = 1 << 13
  /// Doubled until it is that.
  private static let leastRoom = 1 << 6

  private(set) var count = 0
  /// The least and the largest of those that stand for something.
  private(set) var least = Int64.max
  private(set) var most = Int64.min
  private var sealed: [Chunk] = []
  /// The first `filled` of these.
  private var open: [Int64] = []
  private var filled = 0
  /// Whether none of those that are sealed is less than the one before, and the last of them.
  private var sealedRise = true
  private var last = Int64.min
  private let shelf: SpillStore?

  init(_ shelf: SpillStore? = nil) { self.shelf = shelf }

  mutating func append(_ value: Int64) {
    least = min(least, value)
    most = max(most, value)
    add(value)
  }

  /// Rows without a value.
  mutating func appendMissing(_ count: Int = 1) {
    // The value before them does not widen the chunk.
    let value = filled == 0 ? 0 : open[filled - 1]
    for _ in 0..<count { add(value) }
  }

  mutating func append(_ value: Int64, times: Int) {
    if times == 0 { return }
    least = min(least, value)
    most = max(most, value)
    var left = times
    while left > 0 {
      makeRoom()
      let length = min(left, open.count - filled)
      for index in filled..<filled + length { open[index] = value }
      took(length)
      left -= length
    }
  }

  mutating func append(_ values: ArraySlice<Int64>) { appendAll(values) { $0 } }

  mutating func append(_ values: ArraySlice<UInt8>) { appendAll(values) { Int64($0) } }

  /// Each of the values, and `offset` more.
  mutating func append(_ values: ArraySlice<UInt32>, adding offset: Int64 = 0) {
    appendAll(values) { Int64($0) &+ offset }
  }

  /// What each of the codes stands for.
  mutating func append(_ codes: ArraySlice<UInt32>, meaning values: [Int64]) {
    let values = values.span
    appendAll(codes) { values[Int($0)] }
  }

  /// The same, and 0 where there is none.
  mutating func append(
    _ codes: ArraySlice<UInt32>, where isPresent: ArraySlice<Bool>, meaning values: [Int64]
  ) {
    let isPresent = isPresent.span
    let values = values.span
    var index = 0
    appendAll(codes) { code in
      defer { index &+= 1 }
      return isPresent[index] ? values[Int(code)] : 0
    }
  }

  @inline(__always)
  private mutating func appendAll<T: FixedWidthInteger>(
    _ values: ArraySlice<T>, _ meaning: (T) -> Int64
  ) {
    let values = values.span
    var next = 0
    while next < values.count {
      makeRoom()
      let length = min(values.count - next, open.count - filled)
      let first = filled
      var bounds = (least, most)
      do {
        var places = open.mutableSpan
        for index in 0..<length {
          let value = meaning(values[next &+ index])
          bounds = (min(bounds.0, value), max(bounds.1, value))
          places[first &+ index] = value
        }
      }
      (least, most) = bounds
      took(length)
      next += length
    }
  }

  @inline(__always)
  private mutating func add(_ value: Int64) {
    makeRoom()
    open[filled] = value
    took(1)
  }

  @inline(__always)
  private mutating func makeRoom() {
    if filled == open.count {
      open += [Int64](repeating: 0, count: filled == 0 ? Self.leastRoom : filled)
    }
  }

  @inline(__always)
  private mutating func took(_ more: Int) {
    count += more
    filled += more
    if filled == Self.chunkSize { seal() }
  }

  private mutating func seal() {
    var (least, most) = (open[0], open[filled - 1])
    let rises = Self.rises(open[...], after: least)
    if !rises {
      for value in open { (least, most) = (min(least, value), max(most, value)) }
    }
    sealedRise = sealedRise && rises && last <= open[0]
    last = open[filled - 1]
    var width = Self.width(of: most, above: least)
    var first: Int64?
    if rises, width > 1, let steps = Self.steps(&open, shorterThan: width) {
      (first, least, width) = (open[0], steps.least, steps.width)
      open[0] = least
    }
    let bytes = open[...].encoded(width, less: least)
    sealed.append(
      Chunk(
        base: least, width: width, count: filled,
        bytes: width == 0 ? .here([]) : SpilledBytes(bytes, shelf), first: first))
    filled = 0
  }

  /// Puts in the place of each value but the first how much more it is than the one before, where that takes
  /// fewer bytes.
  private static func steps(
    _ values: inout [Int64], shorterThan width: Int
  ) -> (least: Int64, width: Int)? {
    var places = values.mutableSpan
    var (least, most) = (Int64.max, Int64.min)
    for index in 1..<places.count {
      let step = places[index] &- places[index - 1]
      (least, most) = (min(least, step), max(most, step))
    }
    let own = Self.width(of: most, above: least)
    if own >= width { return nil }
    for index in stride(from: places.count - 1, to: 0, by: -1) {
      places[index] &-= places[index - 1]
    }
    return (least, own)
  }

  /// Whether none is less than the one before.
  var rises: Bool { sealedRise && Self.rises(open[..<filled], after: last) }

  private static func rises(_ values: ArraySlice<Int64>, after last: Int64) -> Bool {
    var last = last
    for value in values {
      if value < last { return false }
      last = value
    }
    return true
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
  func forEachPiece<E: Error>(_ body: (ArraySlice<Int64>) throws(E) -> Void) throws(E) {
    for chunk in sealed { try body(chunk.values[...]) }
    if filled > 0 { try body(open[..<filled]) }
  }
}

extension ArraySlice<Int64> {
  /// Each value less `base`, in so many bytes, the lowest first.
  func encoded(_ width: Int, less base: Int64) -> [UInt8] {
    // All of one width by a loop that knows it.
    switch width {
    case 0: []
    case 1: encoded(UInt8.self, base)
    case 2: encoded(UInt16.self, base)
    case 4: encoded(UInt32.self, base)
    default: encoded(UInt64.self, base)
    }
  }

  @inline(__always)
  private func encoded<Item: FixedWidthInteger & BitwiseCopyable>(_: Item.Type, _ base: Int64)
    -> [UInt8]
  {
    let width = MemoryLayout<Item>.size
    var bytes = [UInt8](repeating: 0, count: width * count)
    var target = bytes.mutableSpan
    let values = span
    for index in 0..<values.count {
      target.put(Item(truncatingIfNeeded: values[index] &- base), at: index &* width)
    }
    return bytes
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

  mutating func append(_ rows: ArraySlice<Bool>) {
    let rows = rows.span
    var next = 0
    if !hasGaps {
      while next < rows.count, rows[next] { next += 1 }
      count += next
      if next == rows.count { return }
      beginGaps()
    }
    while next < rows.count {
      if count & 63 == 0 { words.append(0) }
      let length = min(rows.count - next, 64 - count & 63)
      var word = words[count >> 6]
      for index in 0..<length {
        word |= (rows[next &+ index] ? 1 : 0) << UInt64((count &+ index) & 63)
      }
      words[count >> 6] = word
      count += length
      next += length
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
