internal import Terminal
internal import Views

/// A bar that gets shorter with the time, in eighths of a cell if the font has fine blocks.
struct CountdownBar {
  let columns: Int
  let hasFineBlocks: Bool

  var steps: Int { max(1, columns) * (hasFineBlocks ? 8 : 1) }

  func draw(
    _ countdown: Countdown, at time: Int64, _ point: Point, on canvas: inout Canvas,
    _ style: Style, _ empty: Style
  ) {
    let left = countdown.limit - countdown.elapsed(at: time)
    let shown = Int((left * Int64(steps) + countdown.limit - 1) / countdown.limit)
    let size = hasFineBlocks ? 8 : 1
    // Fonts have the left eighths of a cell only.
    canvas.drawLeftToRight(in: Area(point.column, point.row, columns, 1)) { canvas in
      canvas.write(String(repeating: "·", count: columns), at: point, empty)
      canvas.write(String(repeating: "█", count: shown / size), at: point, style)
      guard shown % size > 0, let part = Unicode.Scalar(0x2590 - UInt32(shown % size)) else {
        return
      }
      canvas.write(
        String(part), at: Point(point.column + shown / size, point.row), style)
    }
  }
}
