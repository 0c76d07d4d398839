internal import SafeText
internal import TextUnicode

/// One cell of a canvas: its text, width and style.
package struct Cell: Equatable, Sendable {
  /// One character as people see it; empty in the cells that a wide character also covers.
  package internal(set) var text: String
  /// The number of cells that the character takes; 0 in the cells that it also covers.
  package internal(set) var width: Int
  package internal(set) var style: Style

  static func blank(_ style: Style) -> Cell { Cell(text: " ", width: 1, style: style) }
}

/// A grid of cells and a cursor, for a terminal to show.
///
/// Text may come from packs, so escape sequences and control characters are spelled out before they
/// reach a cell. A wide character is drawn whole or not at all.
package struct Canvas: Equatable, Sendable {
  package let size: Size
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// The position of the typing cursor; nil if the cursor is hidden.
  ///
  /// A position outside the canvas hides the cursor, too.
  package var cursor: Point? {
    didSet { if let cursor, !area.contains(cursor) { self.cursor = nil } }
  }

  /// The pictures over the cells; the cells below a picture are blank.
  package private(set) var graphics: [PlacedGraphic] = []

  package init(_ size: Size) {
    self.size = size
    cells = [Cell](repeating: .blank(.plain), count: size.columns * size.rows)
  }

  package var area: Area { Area(0, 0, size.columns, size.rows) }

  package subscript(_ point: Point) -> Cell? {
    area.contains(point) ? cells[index(point.column, point.row)] : nil
  }

  /// Returns the text of a row, with all its spaces.
  package func text(row: Int) -> String {
    cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
  }

  /// Writes a line of text and returns the column behind it.
  ///
  /// The text is cropped to `columns`, if given, and clipped to the canvas.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, _ style: Style = .plain, columns: Int? = nil
  ) -> Int {
    let safe = text.terminalSafe
    let shown = columns.map { safe.cropped(to: max(0, $0)) } ?? safe
    var column = point.column
    for character in shown { column += put(character, column, point.row, style) }
    return column
  }

  /// Places a picture and blanks the cells below; a picture that does not fit is left out.
  package mutating func place(_ graphic: Graphic, at point: Point) {
    let placed = PlacedGraphic(graphic: graphic, point: point)
    let (columns, rows) = (placed.area.columns, placed.area.rows)
    guard columns.clamped(to: 0..<size.columns) == columns, rows.clamped(to: 0..<size.rows) == rows
    else { return }
    fill(placed.area)
    graphics.append(placed)
  }

  /// Fills an area with a character that is one cell wide.
  package mutating func fill(
    _ area: Area, _ style: Style = .plain, with character: Character = " "
  ) {
    for row in area.rows.clamped(to: 0..<size.rows) {
      for column in area.columns.clamped(to: 0..<size.columns) {
        _ = put(character, column, row, style)
      }
    }
  }

  /// Replaces the terminal's own colours by the given ones.
  package mutating func replaceStandard(ink: Colour, paper: Colour) {
    for index in cells.indices {
      if cells[index].style.ink == .standard { cells[index].style.ink = ink }
      if cells[index].style.paper == .standard { cells[index].style.paper = paper }
    }
  }

  /// Puts a character into its cells, if it fits, and returns its width.
  private mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ style: Style
  ) -> Int {
    let cell = Self.cell(character, style)
    guard (0..<size.rows).contains(row), column < size.columns, column + cell.width > 0 else {
      return cell.width
    }
    let end = column + cell.width
    if column < 0 || end > size.columns {
      // Half a wide character cannot be drawn, so its visible cells become blank.
      for visible in max(0, column)..<min(end, size.columns) { set(.blank(style), visible, row) }
      return cell.width
    }
    set(cell, column, row)
    for rest in column + 1..<max(end, column + 1) {
      set(Cell(text: "", width: 0, style: style), rest, row)
    }
    return cell.width
  }

  /// Sets a cell; a wide character that it cuts is blanked.
  private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    if cell.width > 0 {
      var head = column
      while cells[index(head, row)].width == 0 { head -= 1 }
      clear(head, row)
    } else {
      clear(column, row)
    }
    cells[index(column, row)] = cell
  }

  /// Blanks the wide character that begins at this cell.
  private mutating func clear(_ column: Int, _ row: Int) {
    let old = cells[index(column, row)]
    guard old.width > 1 else { return }
    for part in column..<column + old.width { cells[index(part, row)] = .blank(old.style) }
  }

  private func index(_ column: Int, _ row: Int) -> Int { row * size.columns + column }

  private static func cell(_ character: Character, _ style: Style) -> Cell {
    if character.isASCII { return Cell(text: String(character), width: 1, style: style) }
    // A character can carry any number of combining marks.
    let text = String(String.UnicodeScalarView(character.unicodeScalars.prefix(longest)))
    let width = text.displayWidth
    // A character without a width of its own, such as a lone mark, gets a space to stand on.
    return width > 0
      ? Cell(text: text, width: width, style: style)
      : Cell(text: " " + text, width: 1, style: style)
  }

  /// The most scalars of a character that are kept; the longest emoji have ten.
  private static let longest = 16
}
