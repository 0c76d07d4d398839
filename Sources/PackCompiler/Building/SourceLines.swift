internal import Diagnostics

/// In which lines of a source its rows stand: they are counted, but where somebody has done so before.
struct SourceLines {
  private let bytes: SourceBytes
  private var locator: LineLocator?
  private var stretch = (start: -1, line: 0)
  private var known = (offset: 0, line: 1)

  init(_ bytes: SourceBytes = SourceBytes(name: "", [])) { self.bytes = bytes }

  /// The line of a place; each is behind those that were asked for before.
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

  /// The line in which a stretch starts, which may be asked for again while its rows are taken.
  mutating func line(ofStretchAt offset: Int) -> Int {
    if offset != stretch.start { stretch = (offset, line(at: offset)) }
    return stretch.line
  }

  /// Takes it that a line begins at a place behind all that were asked for.
  mutating func note(_ line: Int, at offset: Int) {
    known = (offset, line)
    locator = nil
  }
}
