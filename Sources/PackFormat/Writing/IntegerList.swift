/// The integers of a column under construction, in compressed chunks of 8,192 that can be spilled.
struct IntegerList: Sendable {
  /// A finished chunk: values relative to the smallest one, each in `width` bytes.
  private struct Chunk {
    var base: Int64
    var width: Int
    var count: Int
    var bytes: SpilledBytes
    /// If set, the first value; the chunk then stores the difference of each further value from the
    /// one before.
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
  /// The first capacity of `open`, which is doubled up to `chunkSize`.
  private static let leastRoom = 1 << 6

  private(set) var count = 0
  /// The smallest and the largest value, without the placeholders of rows that have no value.
  private(set) var least = Int64.max
  private(set) var most = Int64.min
  private var sealed: [Chunk] = []
  /// The buffer of the open chunk, of which the first `filled` values are used.
  private var open: [Int64] = []
  private var filled = 0
  /// True if the values of the finished chunks never fall.
  private var sealedRise = true
  /// The last value of the finished chunks.
  private var last = Int64.min
  private let store: SpillStore?

  init(_ store: SpillStore? = nil) { self.store = store }

  mutating func append(_ value: Int64) {
    least = min(least, value)
    most = max(most, value)
    add(value)
  }

  /// Appends placeholders for rows without a value.
  mutating func appendMissing(_ count: Int = 1) {
    // A repetition of the value before does not widen the chunk.
    let value = filled == 0 ? 0 : open[filled - 1]
    for _ in 0..<count { add(value) }
  }

  /// Appends the same value `times` times.
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

  /// Appends each of `values`, increased by `offset`.
  mutating func append(_ values: ArraySlice<UInt32>, adding offset: Int64 = 0) {
    appendAll(values) { Int64($0) &+ offset }
  }

  /// Appends `values[code]` for each code.
  mutating func append(_ codes: ArraySlice<UInt32>, meaning values: [Int64]) {
    let values = values.span
    appendAll(codes) { values[Int($0)] }
  }

  /// Appends `values[code]` for each code, and 0 for a row without a value.
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

  /// Appends `meaning(value)` for each value; a loop over a whole chunk, which the compiler can
  /// vectorise.
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

  /// Grows the buffer of the open chunk if it is full.
  @inline(__always)
  private mutating func makeRoom() {
    if filled == open.count {
      open += [Int64](repeating: 0, count: filled == 0 ? Self.leastRoom : filled)
    }
  }

  /// Counts `more` values that were written to the buffer.
  @inline(__always)
  private mutating func took(_ more: Int) {
    count += more
    filled += more
    if filled == Self.chunkSize { seal() }
  }

  /// Compresses the open chunk and begins a new one.
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
        bytes: width == 0 ? .here([]) : SpilledBytes(bytes, store), first: first))
    filled = 0
  }

  /// Replaces each value but the first by its difference from the one before; nil, without a
  /// change, if that does not save bytes.
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

  /// True if no value is less than the one before.
  var rises: Bool { sealedRise && Self.rises(open[..<filled], after: last) }

  /// True if the values never fall, beginning with `last`.
  private static func rises(_ values: ArraySlice<Int64>, after last: Int64) -> Bool {
    var last = last
    for value in values {
      if value < last { return false }
      last = value
    }
    return true
  }

  /// Returns the number of bytes that hold all values from `base` to `largest`, relative to `base`.
  static func width(of largest: Int64, above base: Int64) -> Int {
    switch UInt64.bitWidth - UInt64(bitPattern: largest &- base).leadingZeroBitCount {
    case 0: 0
    case ...8: 1
    case ...16: 2
    case ...32: 4
    default: 8
    }
  }

  /// Passes all values to `body`, in order and in pieces.
  func forEachPiece<E: Error>(_ body: (ArraySlice<Int64>) throws(E) -> Void) throws(E) {
    for chunk in sealed { try body(chunk.values[...]) }
    if filled > 0 { try body(open[..<filled]) }
  }
}

extension ArraySlice<Int64> {
  /// Returns each value minus `base`, in `width` bytes, in little-endian order.
  func encoded(_ width: Int, less base: Int64) -> [UInt8] {
    // One loop for each width, so that the compiler can vectorise it.
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

/// A bit for each row of a column, set if the row has a value.
struct PresenceList: Sendable {
  private(set) var count = 0
  /// Empty as long as all rows have a value.
  private var words: [UInt64] = []
  private(set) var hasGaps = false

  /// True if the row has a value.
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

  /// Appends a flag for each row, 64 at a time.
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

  /// Fills in the bits of all rows so far, which have a value.
  private mutating func beginGaps() {
    hasGaps = true
    words = [UInt64](repeating: .max, count: (count + 63) >> 6)
    if count & 63 != 0 { words[count >> 6] = 1 << UInt64(count & 63) &- 1 }
  }

  /// The bits as bytes, the first row in the lowest bit.
  var bytes: [UInt8] {
    (0..<(count + 7) / 8).map { index in
      UInt8(truncatingIfNeeded: words[index >> 3] >> UInt64(8 * (index & 7)))
    }
  }
}
