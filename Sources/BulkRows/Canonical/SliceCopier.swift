internal import PackFormat

/// Builds a byte array out of slices of a source. Adjacent slices are copied in one step. If the result equals one
/// contiguous range of the source, nothing is copied.
struct SliceCopier {
  /// Eight bytes more can be read behind those that are copied.
  private let source: [UInt8]
  private var made: [UInt8] = []
  private var count = 0
  /// The range to be copied next.
  private var start: Int
  private var end: Int

  init(_ source: [UInt8], from start: Int) {
    self.source = source
    (self.start, end) = (start, start)
  }

  @inline(__always)
  mutating func append(_ part: Range<Int>) {
    if part.lowerBound != end { go(to: part.lowerBound) }
    end = part.upperBound
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if source.span[end] != byte {
      go(to: end)
      made[count] = byte
      count &+= 1
    } else {
      end &+= 1
    }
  }

  /// Takes bytes from elsewhere.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    go(to: end)
    makeRoom(bytes.count)
    made.replaceSubrange(count..<count + bytes.count, with: bytes)
    count += bytes.count
  }

  /// All of them; nil where they are those of the range.
  mutating func finish(unless range: Range<Int>) -> [UInt8]? {
    if count == 0, start..<end == range { return nil }
    go(to: end)
    made.removeLast(made.count - count)
    return made
  }

  /// Copies what is to be copied; what comes next begins elsewhere.
  @inline(__always)
  private mutating func go(to place: Int) {
    let (part, first, source) = (start..<end, count, source)
    makeRoom(part.count)
    var target = made.mutableSpan
    target.copy(part, of: source.span, to: first)
    count = first &+ part.count
    (start, end) = (place, place)
  }

  /// For so many bytes, and a word more.
  @inline(__always)
  private mutating func makeRoom(_ length: Int) {
    if made.count < count &+ length &+ 8 { grow(length) }
  }

  private mutating func grow(_ length: Int) {
    let room = max(source.count, made.count / 2, length + 8)
    made += [UInt8](repeating: 0, count: room)
  }
}

extension MutableSpan<UInt8> {
  /// Copies a range of `source` to `place`, eight bytes at a time.
  ///
  /// Up to seven bytes more are copied; both spans must have these.
  @inline(__always)
  fileprivate mutating func copy(_ range: Range<Int>, of source: Span<UInt8>, to place: Int) {
    var target = place
    var index = range.lowerBound
    while index < range.upperBound {
      put(source.word64(at: index), at: target)
      index &+= 8
      target &+= 8
    }
  }
}
