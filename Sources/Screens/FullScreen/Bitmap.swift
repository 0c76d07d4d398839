internal import Terminal

/// A small picture of one colour, drawn in half blocks: two of its rows are a row of the screen.
struct Bitmap {
  let columns: Int
  /// The pixels of each row, the leftmost in the highest of `columns` bits.
  let rows: [UInt8]

  init(_ columns: Int, _ rows: [UInt8]) {
    self.columns = columns
    self.rows = rows
  }

  /// Draws the pixels, and leaves the cells between them as they are.
  func draw(at point: Point, on canvas: inout Canvas, _ style: Style) {
    for line in 0..<(rows.count + 1) / 2 {
      let (upper, lower) = (rows[2 * line], 2 * line + 1 < rows.count ? rows[2 * line + 1] : 0)
      for column in 0..<columns {
        let bit: UInt8 = 1 << UInt8(columns - 1 - column)
        let sign: String? =
          upper & bit != 0 ? lower & bit != 0 ? "█" : "▀" : lower & bit != 0 ? "▄" : nil
        guard let sign else { continue }
        canvas.write(sign, at: Point(point.column + column, point.row + line), style)
      }
    }
  }
}
