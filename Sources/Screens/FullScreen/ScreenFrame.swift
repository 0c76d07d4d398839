internal import SafeText
internal import Terminal
internal import TextUnicode

/// A key and its effect, as the last lines of a screen name it.
struct KeyHint {
  /// The key that a click presses; nil if the hint only informs.
  let key: Key?
  let name: String
  let label: String

  var width: Int { name.displayWidth + 1 + label.displayWidth }
}

/// The frame of every screen: title and status at the top, key hints at the bottom.
struct ScreenFrame {
  let title: String
  /// The text to the right of the title, or below it on a narrow screen.
  let status: String
  let hints: [KeyHint]
  /// The most columns of the body; lines of text get hard to read if they are longer.
  var widest = 100

  private static let gap = 2
  /// The most rows of hints; more would leave too little room for the body.
  private static let mostHintRows = 3

  /// The area between the head and the hints.
  func body(in size: Size) -> Area {
    let (top, bottom) = (headRows(size), places(in: size).rows)
    let rows = size.rows - top - bottom - (size.rows > 16 ? 2 : 0)
    let columns = min(size.columns - 2 * Self.margin(size), widest)
    return Area(
      (size.columns - columns) / 2, top + (size.rows > 16 ? 1 : 0), max(0, columns), max(0, rows))
  }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let size = canvas.size
    let rows = headRows(size)
    canvas.fill(Area(0, 0, size.columns, rows), theme.bar)
    let margin = Self.margin(size)
    let room = size.columns - 2 * margin
    if rows == 1 {
      let width = status.displayWidth
      canvas.write(
        title, at: Point(margin, 0), theme.bar, columns: room - (width > 0 ? width + 2 : 0))
      canvas.write(status, at: Point(size.columns - margin - width, 0), theme.bar)
    } else {
      canvas.write(title, at: Point(margin, 0), theme.bar, columns: room)
      canvas.write(status, at: Point(margin, 1), theme.bar, columns: room)
    }
    for (hint, point) in places(in: size).hints {
      let end = canvas.write(hint.name, at: point, theme.key)
      canvas.write(hint.label, at: Point(end + 1, point.row), theme.faint)
    }
  }

  /// The key of the hint at a point; nil if there is none.
  func key(at point: Point, in size: Size) -> Key? {
    places(in: size).hints.first { hint, place in
      Area(place.column, place.row, hint.width, 1).contains(point)
    }?.0.key
  }

  private static func margin(_ size: Size) -> Int { size.columns < 60 ? 1 : 3 }

  private func headRows(_ size: Size) -> Int {
    let room = size.columns - 2 * Self.margin(size)
    let isRow = title.displayWidth + 2 + status.displayWidth <= room || size.columns >= 60
    return isRow || status.isEmpty ? 1 : 2
  }

  /// Places the hints from the bottom up; hints that do not fit are left out.
  private func places(in size: Size) -> (hints: [(KeyHint, Point)], rows: Int) {
    let margin = Self.margin(size)
    var lines: [[(KeyHint, Int)]] = [[]]
    var column = margin
    for hint in hints {
      if column + hint.width > size.columns - margin, column > margin {
        if lines.count == Self.mostHintRows { break }
        lines.append([])
        column = margin
      }
      lines[lines.count - 1].append((hint, column))
      column += hint.width + Self.gap
    }
    let top = size.rows - lines.count
    let places = lines.enumerated().flatMap { row, hints in
      hints.map { ($0.0, Point($0.1, top + row)) }
    }
    return (places, lines.count)
  }
}

extension Canvas {
  /// Writes a line in the middle of an area's columns, and returns its place.
  @discardableResult
  mutating func centre(
    _ text: String, row: Int, in area: Area, _ style: Style = .plain
  ) -> Area {
    let safe = text.terminalSafe.cropped(to: area.size.columns)
    let width = safe.displayWidth
    let column = area.origin.column + (area.size.columns - width) / 2
    write(safe, at: Point(column, row), style)
    return Area(column, row, width, 1)
  }

  /// Writes the head of a summary above a list of `rows` rows, in the upper third of an area.
  ///
  /// Returns the start of the list and its width, which is at most `columns`.
  mutating func head(
    _ lines: [(String, Style)], above rows: Int, columns: Int, in area: Area
  ) -> (start: Point, columns: Int) {
    var row = area.origin.row + max(0, area.size.rows - lines.count - rows - 3) / 3
    for (line, style) in lines {
      centre(line, row: row, in: area, style)
      row += 1
    }
    let columns = min(columns, area.size.columns)
    return (Point(area.origin.column + (area.size.columns - columns) / 2, row + 1), columns)
  }
}
