internal import Terminal

/// A countdown that can be paused while the screen is covered.
struct Countdown {
  /// The whole time in milliseconds.
  let limit: Int64
  private var spent: Int64 = 0
  /// The time since when the clock runs; nil if it is paused.
  private var since: Int64?

  init(_ limit: Int64, at time: Int64) {
    self.limit = limit
    since = time
  }

  func elapsed(at time: Int64) -> Int64 {
    min(limit, spent + max(0, time - (since ?? time)))
  }

  func isOver(at time: Int64) -> Bool { elapsed(at: time) >= limit }

  mutating func stop(at time: Int64) {
    spent = elapsed(at: time)
    since = nil
  }

  mutating func goOn(at time: Int64) { if since == nil { since = time } }

  /// The time at which `milliseconds` of the countdown will have elapsed; nil if it is paused.
  func time(ofElapsed milliseconds: Int64) -> Int64? {
    since.map { $0 + max(0, milliseconds - spent) }
  }

  /// The time at which one part less will be left, of the `parts` that divide the limit; nil if
  /// paused.
  func nextChange(parts: Int, at time: Int64) -> Int64? {
    let parts = Int64(max(1, parts))
    let left = limit - elapsed(at: time)
    guard left > 0 else { return self.time(ofElapsed: limit) }
    let shown = (left * parts + limit - 1) / limit
    // The number of parts is rounded up, so it drops at exactly this moment.
    return self.time(ofElapsed: limit - (shown - 1) * limit / parts)
  }
}

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
