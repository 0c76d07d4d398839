internal import SafeText
internal import Terminal
internal import TextUnicode

/// A picture of a pack with its description.
struct DescribedPicture {
  /// The picture in the pack; nil if there is none.
  let picture: Int?
  let text: String
}

extension GameContext {
  /// True if a picture can be shown in an area of this size, now or soon.
  func shows(_ picture: DescribedPicture, in room: Size) -> Bool {
    guard let gallery, let number = picture.picture, room.columns > 0, room.rows > 0 else {
      return false
    }
    if case .none = gallery.work(number, room) { return false }
    return true
  }

  /// Draws a picture in the middle of an area, or at its top.
  ///
  /// If the picture cannot be shown, or is not decoded yet, its description is drawn.
  func draw(
    _ picture: DescribedPicture, in area: Area, isAtTop: Bool = false, on canvas: inout Canvas
  ) {
    let work = picture.picture.flatMap { gallery?.work($0, area.size) } ?? .none
    func place(_ size: Size) -> Point {
      Point(
        area.origin.column + (area.size.columns - size.columns) / 2,
        area.origin.row + (isAtTop ? 0 : (area.size.rows - size.rows) / 2))
    }
    switch work {
    case .drawing(let drawing):
      canvas.draw(drawing, at: place(Size(drawing.columns, drawing.rows)))
    case .graphic(let graphic): canvas.place(graphic, at: place(graphic.size))
    case .coming, .none:
      let lines = picture.text.terminalSafe.wrapped(to: area.size.columns)
      let shown =
        lines.count > area.size.rows
        ? Array(lines.prefix(max(0, area.size.rows - 1))) + ["…"] : lines
      let top = place(Size(0, shown.count)).row
      for (row, line) in shown.prefix(area.size.rows).enumerated() {
        canvas.centre(line, row: top + row, in: area, theme.faint)
      }
    }
  }

  /// Draws a picture in symbols, squeezed from the size of an area into a smaller area.
  ///
  /// Symbols are left out where they are squeezed away, so that a moving picture costs no time. A
  /// picture that `isLast` is drawn anew once it is ready. Nothing is drawn until then.
  func drawSqueezed(
    _ picture: DescribedPicture, from whole: Size, into area: Area, isLast: Bool,
    on canvas: inout Canvas
  ) {
    guard let number = picture.picture, let gallery, area.size.columns > 0, area.size.rows > 0
    else {
      return
    }
    if isLast, case .drawing(let drawing) = gallery.work(number, area.size, inSymbols: true) {
      let column = area.origin.column + (area.size.columns - drawing.columns) / 2
      canvas.draw(drawing, at: Point(column, area.origin.row + (area.size.rows - drawing.rows) / 2))
      return
    }
    guard case .drawing(let drawing) = gallery.work(number, whole, inSymbols: true) else { return }
    var full = Canvas(whole)
    full.draw(
      drawing,
      at: Point((whole.columns - drawing.columns) / 2, (whole.rows - drawing.rows) / 2))
    canvas.drawLeftToRight(in: area) { canvas in
      for row in 0..<area.size.rows {
        for column in 0..<area.size.columns {
          let source = Point(
            (2 * column + 1) * whole.columns / (2 * area.size.columns),
            (2 * row + 1) * whole.rows / (2 * area.size.rows))
          guard let cell = full[source], cell.text != " " || cell.style != .plain else { continue }
          canvas.write(
            cell.text, at: Point(area.origin.column + column, area.origin.row + row), cell.style)
        }
      }
    }
  }
}
