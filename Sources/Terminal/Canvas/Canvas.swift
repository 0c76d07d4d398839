internal import TextUnicode

/// One place of a screen, and what stands there.
package struct Cell: Equatable, Sendable {
  /// A single character as people see it; empty where one that began further left goes on.
  package internal(set) var text: String
  /// How many cells the character takes; 0 where one that began further left goes on.
  package internal(set) var width: Int
  package internal(set) var style: Style

  static func blank(_ style: Style) -> Cell { Cell(text: " ", width: 1, style: style) }
}

/// What a screen is to show: a grid of cells, and where the cursor stands.
///
/// Text comes in as it is, from packs as well: what could steer a terminal is spelled out here, so
/// that no cell ever holds it. A character that takes several cells is there whole or not at all.
package struct Canvas: Equatable, Sendable {
  package let size: Size
  /// Row by row.
  package private(set) var cells: [Cell]
  /// Where a person types; nil where the cursor is hidden, as it is outside of the canvas.
  package var cursor: Point? {
    didSet { if let cursor, !area.contains(cursor) { self.cursor = nil } }
  }

  package init(_ size: Size) {
    self.size = size
    cells = [Cell](repeating: .blank(.plain), count: size.columns * size.rows)
  }

  package var area: Area { Area(0, 0, size.columns, size.rows) }

  package subscript(_ point: Point) -> Cell? {
    area.contains(point) ? cells[index(point.column, point.row)] : nil
  }

  /// What stands in a row, with all its spaces.
  package func text(row: Int) -> String {
    cells[row * size.columns..<(row + 1) * size.columns].map(\.text).joined()
  }

  /// Writes a line of text, cropped to `columns` where they are given, and clipped to the canvas;
  /// gives the column behind it.
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

  /// Fills an area with a character that takes one cell.
  package mutating func fill(
    _ area: Area, _ style: Style = .plain, with character: Character = " "
  ) {
    for row in area.rows.clamped(to: 0..<size.rows) {
      for column in area.columns.clamped(to: 0..<size.columns) {
        _ = put(character, column, row, style)
      }
    }
  }

  /// Gives colours to all that is left to the terminal's own.
  package mutating func replaceStandard(ink: Colour, paper: Colour) {
    for index in cells.indices {
      if cells[index].style.ink == .standard { cells[index].style.ink = ink }
      if cells[index].style.paper == .standard { cells[index].style.paper = paper }
    }
  }

  /// Puts a character where it fits, and gives its width.
  private mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ style: Style
  ) -> Int {
    let cell = Self.cell(character, style)
    guard (0..<size.rows).contains(row), column < size.columns, column + cell.width > 0 else {
      return cell.width
    }
    let end = column + cell.width
    if column < 0 || end > size.columns {
      // Its half would be the terminal's to make up.
      for visible in max(0, column)..<min(end, size.columns) { set(.blank(style), visible, row) }
      return cell.width
    }
    set(cell, column, row)
    for rest in column + 1..<max(end, column + 1) {
      set(Cell(text: "", width: 0, style: style), rest, row)
    }
    return cell.width
  }

  /// Sets a cell; of a character that it cuts nothing is left.
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

  /// Blanks a character that begins here.
  private mutating func clear(_ column: Int, _ row: Int) {
    let old = cells[index(column, row)]
    guard old.width > 1 else { return }
    for part in column..<column + old.width { cells[index(part, row)] = .blank(old.style) }
  }

  private func index(_ column: Int, _ row: Int) -> Int { row * size.columns + column }

  private static func cell(_ character: Character, _ style: Style) -> Cell {
    if character.isASCII { return Cell(text: String(character), width: 1, style: style) }
    // Piles of marks have no end otherwise.
    let text = String(String.UnicodeScalarView(character.unicodeScalars.prefix(longest)))
    let width = text.displayWidth
    // What has no place of its own, such as a mark alone, gets one.
    return width > 0
      ? Cell(text: text, width: width, style: style)
      : Cell(text: " " + text, width: 1, style: style)
  }

  /// In scalars; the longest emoji have ten.
  private static let longest = 16
}
