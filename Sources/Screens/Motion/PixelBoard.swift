internal import Terminal
internal import Views

/// A grid of square pixels, two to a cell, one above the other.
struct PixelBoard {
  let columns: Int
  let rows: Int
  private var pixels: [Light?]

  /// Makes an empty board for an area of this size.
  init(_ size: Size) {
    columns = size.columns
    rows = 2 * size.rows
    pixels = [Light?](repeating: nil, count: columns * rows)
  }

  subscript(_ column: Int, _ row: Int) -> Light? {
    get { contains(column, row) ? pixels[row * columns + column] : nil }
    set { if contains(column, row) { pixels[row * columns + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Draws a thick line with round ends, whose thickness may change from end to end.
  mutating func stroke(_ stroke: Stroke) {
    let (from, to) = (stroke.from, stroke.to)
    let most = max(stroke.start, stroke.end)
    let across = Int((min(from.x, to.x) - most).rounded(.down))...Int(max(from.x, to.x) + most + 1)
    let down = Int((min(from.y, to.y) - most).rounded(.down))...Int(max(from.y, to.y) + most + 1)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    for row in down where (0..<rows).contains(row) {
      for column in across where (0..<columns).contains(column) {
        let (x, y) = (Double(column) + 0.5 - from.x, Double(row) + 0.5 - from.y)
        let part = length > 0 ? min(max((x * dx + y * dy) / length, 0), 1) : 0
        let (ox, oy) = (x - part * dx, y - part * dy)
        let radius = stroke.start + (stroke.end - stroke.start) * part
        if ox * ox + oy * oy <= radius * radius { self[column, row] = stroke.light }
      }
    }
  }

  /// Draws the pixels over the canvas; empty pixels leave it unchanged.
  func draw(on canvas: inout Canvas, at origin: Point, _ theme: Theme) {
    canvas.drawLeftToRight(in: Area(origin.column, origin.row, columns, rows / 2)) { canvas in
      for row in stride(from: 0, to: rows, by: 2) {
        for column in 0..<columns {
          let (upper, lower) = (self[column, row], self[column, row + 1])
          if upper == nil, lower == nil { continue }
          let point = Point(origin.column + column, origin.row + row / 2)
          guard let cell = canvas[point] else { continue }
          let (sign, style) =
            theme.colours == .monochrome
            ? (
              Self.sign(isLit(upper, column, row), isLit(lower, column, row + 1)), cell.style
            )
            : Self.cell(upper, lower, cell.style)
          canvas.write(sign, at: point, style)
        }
      }
    }
  }

  private static func cell(_ upper: Light?, _ lower: Light?, _ behind: Style) -> (String, Style) {
    switch (upper, lower) {
    case (let upper?, let lower?) where upper == lower: return ("█", Style(upper.colour))
    case (let upper?, let lower?):
      // The lighter of two colours becomes the ink, because some consoles have only dark
      // backgrounds.
      return upper.brightness >= lower.brightness
        ? ("▀", Style(upper.colour, on: lower.colour))
        : ("▄", Style(lower.colour, on: upper.colour))
    case (let upper?, nil): return ("▀", Style(upper.colour, on: behind.paper))
    case (nil, let lower?): return ("▄", Style(lower.colour, on: behind.paper))
    case (nil, nil): return (" ", behind)
    }
  }

  /// True if a pixel is lit without colours: bright ones are, dark ones are not, the rest form a
  /// pattern.
  private func isLit(_ light: Light?, _ column: Int, _ row: Int) -> Bool {
    guard let light else { return false }
    return light.brightness > 0.72 || light.brightness > 0.45 && (column + row) % 2 == 0
  }

  private static func sign(_ upper: Bool, _ lower: Bool) -> String {
    upper ? lower ? "█" : "▀" : lower ? "▄" : " "
  }
}

/// A thick line of one colour, in pixels.
struct Stroke {
  typealias Place = (x: Double, y: Double)

  var from: Place
  var to: Place
  /// Half the thickness at either end.
  var start: Double
  var end: Double
  var light: Light
}
