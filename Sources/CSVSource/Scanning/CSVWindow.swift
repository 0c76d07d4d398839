import Files

/// A part of a source in memory, which grows if a record needs more.
@usableFromInline struct CSVWindow: Sendable {
  /// The first `filled` of these bytes are those of the source from `base` on.
  @usableFromInline private(set) var bytes: [UInt8] = []
  @usableFromInline private(set) var base = 0
  private(set) var filled = 0
  /// The source ends where the window does.
  private(set) var isAtEnd = false

  init() {}

  /// Bytes of the source that were read elsewhere: `filled` of these, from `base` on.
  init(_ bytes: [UInt8], from base: Int, filled: Int) {
    self.bytes = bytes
    self.base = base
    self.filled = filled
  }

  /// Holds `count` bytes from `base` on, or fewer at the end of the source.
  mutating func load(
    _ input: borrowing CSVInput, at base: Int, count: Int
  ) throws(FileError) {
    self.base = base
    filled = 0
    isAtEnd = false
    // One record of a gigabyte should not cost a gigabyte for ever.
    if bytes.count > 8 * count { bytes = [] }
    try extend(input, to: count)
  }

  /// Makes sure that `count` bytes are held, or all that the source has.
  mutating func extend(_ input: borrowing CSVInput, to count: Int) throws(FileError) {
    let available = max(0, input.size - base)
    let count = min(count, available, CSVStructure.maximumOffset)
    if count > filled, !isAtEnd {
      if bytes.count < count { bytes += [UInt8](repeating: 0, count: count - bytes.count) }
      let got = try input.read(at: base + filled, into: &bytes, filled..<count)
      // A file may have been cut short since it was opened.
      isAtEnd = got < count - filled
      filled += got
    }
    if filled == available { isAtEnd = true }
  }

  /// Makes sure that a line is held to its end, and so many bytes behind it.
  mutating func extend(
    _ input: borrowing CSVInput, behindLineOf index: Int, by reach: Int
  ) throws(FileError) {
    var end = lineEnd(from: index)
    while end == filled, !isAtEnd, filled < CSVStructure.maximumOffset {
      try extend(input, to: 2 * filled)
      end = lineEnd(from: end)
    }
    try extend(input, to: end + reach)
  }

  /// True if a line break, or a part of one, is at `index`.
  func isLineBreak(_ index: Int) -> Bool {
    index < filled && (bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r"))
  }

  /// The first CR or LF from `index` on; the end of the window where there is none.
  func lineEnd(from index: Int) -> Int {
    var index = index
    while index < filled, !isLineBreak(index) { index += 1 }
    return index
  }

  /// The start of the line behind the one that `index` is in; the end of the window where there is none.
  func nextLine(after index: Int) -> Int { skippingLineBreak(lineEnd(from: index)) }

  /// Behind the line break that stands there, CR LF being one.
  func skippingLineBreak(_ index: Int) -> Int {
    guard isLineBreak(index) else { return index }
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < filled
      && bytes[index + 1] == UInt8(ascii: "\n")
    return index + (isPair ? 2 : 1)
  }

  /// The number of line breaks in `range`.
  func lineBreaks(in range: Range<Int>) -> Int {
    var count = 0
    var index = lineEnd(from: range.lowerBound)
    while index < range.upperBound {
      count += 1
      index = lineEnd(from: skippingLineBreak(index))
    }
    return count
  }
}
