internal import Bytes

/// A place in a source as editors count it.
package struct Position: Equatable, Sendable {
  /// The line from 1; LF, CRLF and a lone CR end a line.
  package var line: Int
  /// The column from 1 in Unicode scalars. A byte that is not UTF-8 counts as one, a byte order
  /// mark as none.
  package var column: Int
  /// The column from 1 in UTF-16 code units, as many programs count it.
  package var utf16Column: Int
  /// The offset of the line's first byte.
  package var lineStart: Int
}

/// Converts byte offsets of one source to lines and columns.
///
/// Ascending offsets cost one pass over the source, however many there are. A step back starts at
/// the nearest checkpoint, so it reads at most one chunk.
package struct LineLocator {
  private struct Cursor {
    var offset = 0
    var line = 1
    var column = 1
    var utf16Column = 1
    var lineStart = 0
  }

  /// A chunk in memory, with the place up to which it was last counted.
  private struct Loaded {
    var index: Int
    var start: Int
    var bytes: [UInt8]
    var cursor: Cursor
  }

  private static let chunk = 16 * 1024
  /// The number of bytes by which chunks overlap, for a sequence or a CRLF that straddles two of
  /// them.
  private static let overlap = 3

  private let source: SourceBytes
  /// The offset of the first chunk.
  private let origin: Int
  /// The state at the start of each chunk reached so far.
  private var checkpoints: [Cursor]
  /// The chunks used last. Findings go forward, and many point back at the header row as well.
  private var loaded: [Loaded] = []

  package init(_ source: SourceBytes) {
    let mark = UTF8Sequence.byteOrderMark
    let skipped = source.read(0..<mark.count) == mark ? mark.count : 0
    self.source = source
    origin = 0
    checkpoints = [Cursor(offset: skipped, lineStart: skipped)]
  }

  /// Starts at a known line that begins at `offset`. Lines before it are not read.
  package init(_ source: SourceBytes, from offset: Int, line: Int) {
    self.source = source
    origin = offset
    checkpoints = [Cursor(offset: offset, line: line, lineStart: offset)]
  }

  /// The position of the scalar that the byte belongs to. An offset past the end is taken as the
  /// end.
  package mutating func position(of offset: Int) -> Position {
    let offset = min(max(offset, origin), source.count)
    let index = (offset - origin) / Self.chunk
    while checkpoints.count <= index {
      let end = origin + checkpoints.count * Self.chunk
      checkpoints.append(count(to: end, inChunk: checkpoints.count - 1))
    }
    let found = count(to: offset, inChunk: index)
    return Position(
      line: found.line, column: found.column, utf16Column: found.utf16Column,
      lineStart: found.lineStart)
  }

  private mutating func count(to offset: Int, inChunk index: Int) -> Cursor {
    var chunk = take(index)
    if offset < chunk.cursor.offset { chunk.cursor = checkpoints[index] }
    Self.advance(&chunk.cursor, to: offset, through: chunk.bytes, startingAt: chunk.start)
    loaded.append(chunk)
    return chunk.cursor
  }

  /// Removes the chunk from `loaded`, which leaves room for another.
  private mutating func take(_ index: Int) -> Loaded {
    if let known = loaded.firstIndex(where: { $0.index == index }) {
      return loaded.remove(at: known)
    }
    if loaded.count == 3 { loaded.removeFirst() }
    let first = origin + index * Self.chunk
    let start = max(0, first - Self.overlap)
    let bytes = source.read(start..<first + Self.chunk + Self.overlap)
    return Loaded(index: index, start: start, bytes: bytes, cursor: checkpoints[index])
  }

  /// Skips to the start of the last line before `target`, counting line feeds only.
  ///
  /// If there is a carriage return, nothing is skipped.
  private static func skipLines(
    _ cursor: inout Cursor, to target: Int, through bytes: [UInt8], startingAt start: Int
  ) {
    let first = cursor.offset - start
    let end = min(target - start, bytes.count)
    guard first < end, let last = bytes[first..<end].lastIndex(of: UInt8(ascii: "\n"))
    else { return }
    guard let feeds = LineFeeds.count(in: bytes.span.extracting(first...last)) else { return }
    cursor.offset = start + last + 1
    cursor.line += feeds
    cursor.column = 1
    cursor.utf16Column = 1
    cursor.lineStart = cursor.offset
  }

  /// Advances by whole scalars, and stops before one that reaches beyond `target`.
  private static func advance(
    _ cursor: inout Cursor, to target: Int, through bytes: [UInt8], startingAt start: Int
  ) {
    cursor.offset = max(cursor.offset, start)
    skipLines(&cursor, to: target, through: bytes, startingAt: start)
    while cursor.offset < target, cursor.offset - start < bytes.count {
      let index = cursor.offset - start
      let length = UTF8Sequence.length(in: bytes, at: index) ?? 1
      guard cursor.offset + length <= target else { return }
      cursor.offset += length
      cursor.column += 1
      cursor.utf16Column += length == 4 ? 2 : 1
      let byte = bytes[index]
      let isCarriageReturn = byte == UInt8(ascii: "\r")
      guard isCarriageReturn || byte == UInt8(ascii: "\n") else { continue }
      // In a CRLF, the LF ends the line.
      if isCarriageReturn, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
        continue
      }
      cursor.line += 1
      cursor.column = 1
      cursor.utf16Column = 1
      cursor.lineStart = cursor.offset
    }
  }
}
