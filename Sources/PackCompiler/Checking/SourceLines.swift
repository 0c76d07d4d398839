internal import Diagnostics

/// In which lines of a source its rows stand: they are counted, but where somebody has done so before.
struct SourceLines {
  private let bytes: SourceBytes
  private var locator: LineLocator?
  private var stretch = (start: -1, line: 0)
  private var known = (offset: 0, line: 1)

  init(_ bytes: SourceBytes = SourceBytes(name: "", [])) { self.bytes = bytes }

  /// For places that follow each other, and again for the last that was asked for and not known before.
  mutating func line(at offset: Int) -> Int {
    if offset == known.offset, offset > 0 { return known.line }
    if offset == stretch.start { return stretch.line }
    var locator =
      locator
      ?? (known.offset == 0
        ? LineLocator(bytes) : LineLocator(bytes, from: known.offset, line: known.line))
    let line = locator.position(of: offset).line
    self.locator = locator
    stretch = (offset, line)
    return line
  }

  /// Takes it that a line begins at a place behind all that were asked for.
  mutating func note(_ line: Int, at offset: Int) {
    known = (offset, line)
    locator = nil
  }
}
