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
/// Screens lay out everything from where reading begins: column 0 is the rightmost one if the
/// canvas is read from right to left. The cells themselves are in the order of the terminal, and
/// so is the text in them.
///
/// Text may come from packs, so escape sequences and control characters are spelled out before they
/// reach a cell. A wide character is drawn whole or not at all.
package struct Canvas: Equatable, Sendable {
  package let size: Size
  /// The cells, row by row.
  package private(set) var cells: [Cell]
  /// The position of the typing cursor on the terminal; nil if the cursor is hidden.
  package private(set) var cursor: Point?

  /// The pictures over the cells; the cells below a picture are blank.
  package private(set) var graphics: [PlacedGraphic] = []

  private var columnOrder: ColumnOrder

  /// The way from the columns of a layout to those of the terminal.
  private enum ColumnOrder: Equatable, Sendable {
    case leftToRight
    case rightToLeft
    /// From left to right within a canvas that is read from right to left, moved by some columns.
    case moved(Int)
  }

  package init(_ size: Size, isRightToLeft: Bool = false) {
    self.size = size
    columnOrder = isRightToLeft ? .rightToLeft : .leftToRight
    cells = [Cell](repeating: .blank(.plain), count: size.columns * size.rows)
  }

  package var area: Area { Area(0, 0, size.columns, size.rows) }

  package subscript(_ point: Point) -> Cell? {
    let point = terminalPoint(point)
    return area.contains(point) ? cells[index(point.column, point.row)] : nil
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
    let isRightToLeft = columnOrder == .rightToLeft
    guard let ordered = shown.visualOrder(inRightToLeft: isRightToLeft) else {
      return put(shown, at: point, style)
    }
    return put(ordered, at: point, style)
  }

  /// Puts characters into their cells from left to right, and returns the column behind them.
  private mutating func put(
    _ characters: some Sequence<Character>, at point: Point, _ style: Style
  ) -> Int {
    let cells = characters.map { Self.cell($0, style) }
    let width = cells.reduce(0) { $0 + $1.width }
    var column = terminalColumns(of: point.column..<point.column + width).lowerBound
    for cell in cells { column += put(cell, column, point.row) }
    return point.column + width
  }

  /// Draws a part of the canvas from left to right in every language: a board, a picture, large
  /// digits. The part stands where `area` stands.
  package mutating func drawLeftToRight(in area: Area, _ draw: (inout Canvas) -> Void) {
    guard columnOrder == .rightToLeft else { return draw(&self) }
    let columns = terminalColumns(of: area.columns)
    columnOrder = .moved(columns.lowerBound - area.origin.column)
    draw(&self)
    columnOrder = .rightToLeft
  }

  /// Shows the typing cursor; a position outside the canvas hides it.
  package mutating func showCursor(at point: Point) {
    let point = terminalPoint(point)
    cursor = area.contains(point) ? point : nil
  }

  /// Places a picture and blanks the cells below; a picture that does not fit is left out.
  package mutating func place(_ graphic: Graphic, at point: Point) {
    let room = Area(point.column, point.row, graphic.size.columns, graphic.size.rows)
    let left = terminalColumns(of: room.columns).lowerBound
    let placed = PlacedGraphic(graphic: graphic, point: Point(left, point.row))
    let (columns, rows) = (placed.area.columns, placed.area.rows)
    guard columns.clamped(to: 0..<size.columns) == columns, rows.clamped(to: 0..<size.rows) == rows
    else { return }
    fill(room)
    graphics.append(placed)
  }

  /// Fills an area with a character that is one cell wide.
  package mutating func fill(
    _ area: Area, _ style: Style = .plain, with character: Character = " "
  ) {
    for row in area.rows.clamped(to: 0..<size.rows) {
      for column in terminalColumns(of: area.columns).clamped(to: 0..<size.columns) {
        _ = put(Self.cell(character, style), column, row)
      }
    }
  }

  /// Sets the style of the character at a point; a wide character is named by its first cell on the
  /// terminal.
  package mutating func setStyle(_ style: Style, at point: Point) {
    let place = terminalPoint(point)
    guard area.contains(place) else { return }
    let head = index(place.column, place.row)
    for part in head..<head + max(1, cells[head].width) { cells[part].style = style }
  }

  /// Replaces the terminal's own colours by the given ones.
  package mutating func replaceStandard(ink: Colour, paper: Colour) {
    for index in cells.indices {
      if cells[index].style.ink == .standard { cells[index].style.ink = ink }
      if cells[index].style.paper == .standard { cells[index].style.paper = paper }
    }
  }

  /// Returns the columns of the terminal that some columns of a layout take.
  private func terminalColumns(of columns: Range<Int>) -> Range<Int> {
    switch columnOrder {
    case .leftToRight: columns
    case .rightToLeft: size.columns - columns.upperBound..<size.columns - columns.lowerBound
    case .moved(let step): columns.lowerBound + step..<columns.upperBound + step
    }
  }

  private func terminalPoint(_ point: Point) -> Point {
    let columns = terminalColumns(of: point.column..<point.column + 1)
    return Point(columns.lowerBound, point.row)
  }

  /// Puts a character into its cells, if it fits, and returns its width.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) -> Int {
    guard (0..<size.rows).contains(row), column < size.columns, column + cell.width > 0 else {
      return cell.width
    }
    let end = column + cell.width
    if column < 0 || end > size.columns {
      // Half a wide character cannot be drawn, so its visible cells become blank.
      for visible in max(0, column)..<min(end, size.columns) {
        set(.blank(cell.style), visible, row)
      }
      return cell.width
    }
    set(cell, column, row)
    for rest in column + 1..<max(end, column + 1) {
      set(Cell(text: "", width: 0, style: cell.style), rest, row)
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

extension Canvas {
  /// Draws a picture with its upper left corner at a point; transparent parts keep the cells below.
  package mutating func draw(_ drawing: Drawing, at point: Point) {
    drawLeftToRight(in: Area(point.column, point.row, drawing.columns, drawing.rows)) { canvas in
      for (row, cells) in drawing.cells.enumerated() {
        for (column, cell) in cells.enumerated() {
          let style = cell.style(drawing.colours)
          if cell.symbol == " ", style == .plain { continue }
          let place = Point(point.column + column, point.row + row)
          canvas.write(String(cell.symbol), at: place, style)
        }
      }
    }
  }
}
