internal import Games
internal import PackFormat
internal import Terminal
internal import TextUnicode

/// A slider on the screen, which maps columns to numbers and back.
struct SliderTrack {
  let slider: GuessSlider
  let origin: Point
  let columns: Int

  init(_ slider: GuessSlider, at origin: Point, columns: Int) {
    self.slider = slider
    self.origin = origin
    self.columns = max(2, columns)
  }

  func column(of number: ExactDecimal) -> Int {
    let part = min(max(slider.part(of: number), 0), 1)
    return origin.column + Int((part * Double(columns - 1)).rounded())
  }

  func position(at column: Int) -> ExactDecimal {
    let part = Double(column - origin.column) / Double(columns - 1)
    return slider.position(at: min(max(part, 0), 1))
  }

  func isNear(_ point: Point) -> Bool {
    Area(origin.column, origin.row, columns, 1).isNear(point)
  }

  /// Draws the line, its part below `number` stronger, and a knob at `number`.
  func draw(_ number: ExactDecimal, on canvas: inout Canvas, _ theme: Theme) {
    let knob = column(of: number)
    let (weak, strong, mark): (Character, Character, String) =
      theme.hasFineBlocks ? ("─", "━", "●") : ("─", "═", "█")
    canvas.fill(Area(origin.column, origin.row, columns, 1), theme.faint, with: weak)
    canvas.fill(
      Area(origin.column, origin.row, knob - origin.column, 1), theme.accent, with: strong)
    canvas.write(mark, at: Point(knob, origin.row), theme.accent)
  }

  /// Draws the way that a mark has gone from one number to another.
  func drawWay(
    from start: ExactDecimal, to end: ExactDecimal, on canvas: inout Canvas, _ theme: Theme
  ) {
    let columns = [column(of: start), column(of: end)].sorted()
    let way = Area(columns[0] + 1, origin.row, max(0, columns[1] - columns[0] - 1), 1)
    canvas.fill(way, theme.good, with: theme.hasFineBlocks ? "╍" : "=")
  }

  /// Draws the numbers at both ends, a row below the line.
  func drawEnds(_ low: String, _ high: String, on canvas: inout Canvas, _ theme: Theme) {
    canvas.write(low, at: Point(origin.column, origin.row + 1), theme.faint)
    let column = origin.column + columns - high.displayWidth
    canvas.write(high, at: Point(column, origin.row + 1), theme.faint)
  }

  /// Draws a mark that points at a number from below, with a text on the side that has room.
  func point(
    at number: ExactDecimal, _ text: String, rowsBelow: Int, on canvas: inout Canvas,
    _ style: Style
  ) {
    let place = Point(column(of: number), origin.row + rowsBelow)
    canvas.write("▲", at: place, style)
    let isRight = place.column + 2 + text.displayWidth <= origin.column + columns
    let column = isRight ? place.column + 2 : place.column - 1 - text.displayWidth
    let start = max(origin.column, column)
    canvas.write(
      text, at: Point(isRight || column >= start ? start : place.column + 2, place.row), style)
  }

  /// Draws the points that each number would have earned, as columns on the line of at most `rows`
  /// rows.
  func drawCurve(
    of fact: Fact, _ rules: HigherOrLowerRules, year: Int64, rows: Int,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    let steps = theme.hasFineBlocks ? 8 : 2
    let blocks: [Character] =
      theme.hasFineBlocks ? Array(" ▁▂▃▄▅▆▇█") : [" ", "▄", "█"]
    let peak = column(of: fact.value)
    for column in origin.column..<origin.column + columns {
      let number = column == peak ? fact.value : position(at: column)
      let points = rules.judge(number, on: fact, year: year)?.points ?? 0
      let part = Double(points) / Double(rules.fullScore) * Double(rows * steps)
      // Even the fewest points show.
      var left = points > 0 ? max(1, Int(part.rounded())) : 0
      for row in 0..<rows where left > 0 {
        let block = blocks[min(left, steps)]
        canvas.write(
          String(block), at: Point(column, origin.row - 1 - row),
          column == peak ? theme.good : theme.faint)
        left -= steps
      }
    }
  }
}
