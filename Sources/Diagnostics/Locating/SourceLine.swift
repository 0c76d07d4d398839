internal import Bytes
internal import SafeText

/// A line of a source as a terminal shows it, or the part of a very long one around a place.
struct SourceLine {
  /// The place on screen of some bytes: that of a character, or of its escape.
  struct Cell {
    /// The end of its text in `shown`.
    fileprivate var end: Int
    var bytes: Range<Int>
    var width: Int
  }

  private(set) var cells: [Cell] = []
  /// The text of all cells in UTF-8. A text for each would cost more than all else in a finding's drawing.
  private var shown: [UInt8] = []
  /// True if the line has more text before the first cell; `isCutAfter`, behind the last.
  let isCutBefore: Bool
  let isCutAfter: Bool

  /// Reads at most `reach` bytes before `place` and twice as many after it.
  init(
    _ source: SourceBytes, lineStart: Int, around place: Int, reach: Int,
    width: (Character) -> Int
  ) {
    var start = max(lineStart, place - reach)
    let stop = min(source.count, max(start, place) + 2 * reach)
    var bytes = source.read(start..<max(start, stop))
    isCutBefore = start > lineStart
    if isCutBefore {
      let rest = bytes.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count
      bytes.removeFirst(rest)
      start += rest
    }
    let lineEnd = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    isCutAfter = lineEnd == nil && start + bytes.count < source.count
    bytes.removeLast(bytes.count - (lineEnd ?? bytes.count))
    decode(bytes, from: start, width: width)
  }

  /// The cells that show any of the bytes. An empty range is the one cell that it stands before.
  func cells(of range: Range<Int>) -> Range<Int> {
    let first = cells.firstIndex { $0.bytes.upperBound > range.lowerBound } ?? cells.count
    let last = cells[first...].firstIndex { $0.bytes.lowerBound >= range.upperBound }
    return first..<max(first, last ?? cells.count)
  }

  func width(of range: Range<Int>) -> Int {
    cells[range].reduce(0) { $0 + $1.width }
  }

  /// The text on screen of some cells.
  func text(of range: Range<Int>) -> String {
    let start = range.lowerBound == 0 ? 0 : cells[range.lowerBound - 1].end
    let end = range.upperBound == 0 ? 0 : cells[range.upperBound - 1].end
    return String(decoding: shown[start..<end], as: UTF8.self)
  }

  private mutating func decode(_ bytes: [UInt8], from start: Int, width: (Character) -> Int) {
    cells.reserveCapacity(bytes.count)
    shown.reserveCapacity(bytes.count)
    var run = 0
    var index = 0
    while index < bytes.count {
      if Self.standsAlone(bytes, index) {
        if run < index {
          add(String(decoding: bytes[run..<index], as: UTF8.self), at: start + run, width: width)
        }
        shown.append(bytes[index])
        cells.append(
          Cell(end: shown.count, bytes: start + index..<start + index + 1, width: 1))
        index += 1
        run = index
        continue
      }
      if let length = UTF8Sequence.length(in: bytes, at: index) {
        index += length
        continue
      }
      add(String(decoding: bytes[run..<index], as: UTF8.self), at: start + run, width: width)
      let hex = String(bytes[index], radix: 16, uppercase: true)
      append("\\x{\(hex)}", start + index..<start + index + 1)
      index += 1
      run = index
    }
    add(String(decoding: bytes[run...], as: UTF8.self), at: start + run, width: width)
  }

  /// True for a printable ASCII character that is one on screen, too: nothing beside it may join it.
  private static func standsAlone(_ bytes: [UInt8], _ index: Int) -> Bool {
    0x20...0x7e ~= bytes[index] && (index == 0 || bytes[index - 1] < 0x80)
      && (index + 1 == bytes.count || bytes[index + 1] < 0x80)
  }

  private mutating func add(_ text: String, at start: Int, width: (Character) -> Int) {
    var offset = start
    var scalars = ShownScalars(text)
    for character in text {
      /// The scalars of the character that are shown and do not have a cell yet.
      var part = ""
      for _ in character.unicodeScalars.indices {
        guard let next = scalars.next() else { break }
        if next.isEscaped {
          append(&part, &offset, width)
          let length = UTF8.width(next.scalar)
          append(next.scalar == "\t" ? "    " : next.scalar.escape, offset..<offset + length)
          offset += length
        } else {
          part.unicodeScalars.append(next.scalar)
        }
      }
      append(&part, &offset, width)
    }
  }

  /// Adds a cell for a part of a character, if there is any.
  private mutating func append(
    _ part: inout String, _ offset: inout Int, _ width: (Character) -> Int
  ) {
    if part.isEmpty { return }
    let next = offset + part.utf8.count
    let columns = part.reduce(0) { $0 + width($1) }
    shown += part.utf8
    cells.append(Cell(end: shown.count, bytes: offset..<next, width: columns))
    (part, offset) = ("", next)
  }

  /// Adds a text of ASCII characters that represents the bytes.
  private mutating func append(_ text: String, _ bytes: Range<Int>) {
    shown += text.utf8
    cells.append(Cell(end: shown.count, bytes: bytes, width: text.utf8.count))
  }
}
