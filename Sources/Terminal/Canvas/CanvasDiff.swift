/// The bytes that make a terminal show one canvas where it shows another.
///
/// Only cells that differ are written. The cursor is moved by absolute positions, and once more behind
/// each character whose width terminals disagree about, so that a terminal which is wrong about one
/// puts nothing else in the wrong place; what stands right of it is written again for the same reason.
package struct CanvasDiff {
  private let colours: ColourDepth
  private var bytes: [UInt8] = []
  /// Where the terminal writes next, as far as that is certain.
  private var place: Point?
  private var style: Style?

  /// Nothing where nothing has to change. Where `old` is nil, or of another size, the terminal may
  /// show anything.
  package static func bytes(
    from old: Canvas?, to new: Canvas, for terminal: TerminalProfile
  ) -> [UInt8] {
    if old == new { return [] }
    var diff = CanvasDiff(colours: terminal.colours)
    if terminal.isSynchronised { diff.add("\u{1B}[?2026h") }
    // A cursor that runs about with what is written flickers.
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

  /// The pictures lie over what was written.
  private mutating func add(_ graphics: [PlacedGraphic]) {
    for placed in graphics {
      move(to: placed.point)
      bytes += placed.graphic.bytes
      place = nil
    }
  }

  /// In the `stale` areas the terminal shows something else than `old` says; in the `covered` ones, pictures
  /// that a character would make a hole in.
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
        // It goes on from a cell that was written, or that stands as it is.
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
      // A terminal that gives it less leaves the rest as it was.
      add(String(repeating: " ", count: cell.width))
      place = nil
      move(to: point)
    }
    add(cell.text)
    let next = point.column + cell.width
    // Behind the last column terminals differ in where the cursor is.
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
  /// Whether all terminals give it the same width, and join it to nothing beside it.
  fileprivate var isCertain: Bool {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return true }
    if scalars.next() != nil { return false }
    switch first.value {
    // Latin, Greek, Cyrillic; punctuation, arrows, boxes and blocks; Braille; Chinese, Japanese, Korean.
    case 0x20..<0x300, 0x370..<0x530, 0x2010..<0x2600, 0x2660..<0x2668, 0x2800..<0x2900,
      0x3000..<0xD7A4:
      return true
    default: return false
    }
  }
}
