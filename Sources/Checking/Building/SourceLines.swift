internal import Diagnostics

/// Finds the lines in which the rows of a source stand. It counts line ends, unless a batch has counted them.
struct SourceLines {
  private let bytes: SourceBytes
  private var locator: LineLocator?
  private var chunk = (start: -1, line: 0)
  private var known = (offset: 0, line: 1)

  init(_ bytes: SourceBytes = SourceBytes(name: "", [])) { self.bytes = bytes }

  /// The line of an offset, which must not lie before the last line learned by `note`. Ascending offsets cost one pass.
  mutating func line(at offset: Int) -> Int {
    if offset == known.offset, offset > 0 { return known.line }
    var locator =
      locator
      ?? (known.offset == 0
        ? LineLocator(bytes) : LineLocator(bytes, from: known.offset, line: known.line))
    let line = locator.position(of: offset).line
    self.locator = locator
    return line
  }

  /// The line in which a chunk starts; the answer is kept while rows of the chunk are appended.
  mutating func line(ofChunkAt offset: Int) -> Int {
    if offset != chunk.start { chunk = (offset, line(at: offset)) }
    return chunk.line
  }

  /// Learns that `line` begins at an offset behind all offsets of earlier calls.
  mutating func note(_ line: Int, at offset: Int) {
    known = (offset, line)
    locator = nil
  }
}
