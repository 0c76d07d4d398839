/// Computes the bytes that turn one canvas on a terminal into another.
///
/// Only cells that differ are written. Terminals disagree about the width of some characters. After
/// such a character the cursor is moved by an absolute position, and the rest of the row is written
/// again.
package struct CanvasDiff {
  private let colours: ColourDepth
  private var bytes: [UInt8] = []
  /// The terminal's cursor position; nil if it is uncertain.
  private var place: Point?
  private var style: Style?

  /// Returns the bytes that change `old` into `new`; none if they are equal.
  ///
  /// If `old` is nil or has another size, the whole screen is cleared and drawn.
  package static func bytes(
    from old: Canvas?, to new: Canvas, for terminal: TerminalProfile
  ) -> [UInt8] {
    if old == new { return [] }
    var diff = CanvasDiff(colours: terminal.colours)
    if terminal.isSynchronised { diff.add("\u{1B}[?2026h") }
    // A visible cursor would flicker while it moves.
    if old?.cursor != nil || old == nil { diff.add("\u{1B}[?25l") }
    if let old, old.size == new.size {
      let gone = old.graphics.filter { !new.graphics.contains($0) }
      for placed in gone { diff.bytes += placed.graphic.removal }
      let staying = new.graphics.filter { old.graphics.contains($0) }
      diff.draw(new, over: old, stale: gone.map(\.area), covered: staying.map(\.area))
      diff.add(new.graphics.filter { !old.graphics.contains($0) })
    } else {
      diff.add("\u{1B}[0m\u{1B}[2J")
      if terminal.graphics == .kitty { diff.bytes += Graphic.removalOfAll }
      diff.draw(new, over: Canvas(new.size), stale: [], covered: [])
      diff.add(new.graphics)
    }
    if diff.style != nil { diff.add("\u{1B}[0m") }
    if let cursor = new.cursor {
      diff.move(to: cursor)
      diff.add("\u{1B}[?25h")
    }
    if terminal.isSynchronised { diff.add("\u{1B}[?2026l") }
    return diff.bytes
  }

  private init(colours: ColourDepth) { self.colours = colours }

  /// Draws the pictures last, because they lie over the cells.
  private mutating func add(_ graphics: [PlacedGraphic]) {
    for placed in graphics {
      move(to: placed.point)
      bytes += placed.graphic.bytes
      place = nil
    }
  }

  /// Writes the cells that changed, and those in `stale` areas, where a picture was removed.
  ///
  /// Unchanged cells in `covered` areas are never written, because that would erase parts of a
  /// picture.
  private mutating func draw(
    _ new: Canvas, over old: Canvas, stale: [Area], covered: [Area]
  ) {
    for row in 0..<new.size.rows {
      var isDoubtful = false
      for column in 0..<new.size.columns {
        let index = row * new.size.columns + column
        let (cell, before) = (new.cells[index], old.cells[index])
        let point = Point(column, row)
        let isStale = stale.contains { $0.contains(point) }
        if cell == before, !isStale, !isDoubtful || covered.contains(where: { $0.contains(point) })
        {
          continue
        }
        isDoubtful = isDoubtful || !cell.isCertain || !before.isCertain
        // This cell is covered by the wide character that begins further left.
        if cell.width == 0 { continue }
        write(cell, at: point, lastColumn: new.size.columns - 1)
      }
    }
  }

  private mutating func write(_ cell: Cell, at point: Point, lastColumn: Int) {
    move(to: point)
    if style != cell.style {
      add(cell.style.sequence(colours))
      style = cell.style
    }
    if !cell.isCertain, cell.width > 1 {
      // A terminal that draws the character narrower would leave old text in the remaining cells.
      add(String(repeating: " ", count: cell.width))
      place = nil
      move(to: point)
    }
    add(cell.text)
    let next = point.column + cell.width
    // Behind the last column, terminals disagree about the position of the cursor.
    place = cell.isCertain && next <= lastColumn ? Point(next, point.row) : nil
  }

  private mutating func move(to point: Point) {
    if place == point { return }
    if let place, place.row == point.row, place.column < point.column {
      let step = point.column - place.column
      add(step == 1 ? "\u{1B}[C" : "\u{1B}[\(step)C")
    } else {
      add("\u{1B}[\(point.row + 1);\(point.column + 1)H")
    }
    place = point
  }

  private mutating func add(_ text: String) { bytes += Array(text.utf8) }
}

extension Cell {
  /// True if all terminals give the character the same width and never join it with a neighbour.
  fileprivate var isCertain: Bool {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return true }
    if scalars.next() != nil { return false }
    switch first.value {
    // Latin, Greek and Cyrillic; punctuation, arrows, boxes and blocks; Braille; Chinese, Japanese
    // and Korean.
    case 0x20..<0x300, 0x370..<0x530, 0x2010..<0x2600, 0x2660..<0x2668, 0x2800..<0x2900,
      0x3000..<0xD7A4:
      return true
    default: return false
    }
  }
}
