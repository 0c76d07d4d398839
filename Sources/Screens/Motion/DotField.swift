internal import Terminal
internal import Views

/// A grid of light dots, 2 by 4 to a cell, drawn as Braille or, without such signs, as ASCII.
struct DotField {
  let size: Size
  private var masks: [UInt8]
  private var lights: [(light: Light, strength: Double)]
  /// The light that shines on the sky behind the dots, for each cell.
  private var glows: [(light: Light, strength: Double)]

  init(_ size: Size) {
    self.size = size
    masks = [UInt8](repeating: 0, count: size.columns * size.rows)
    lights = [(Light, Double)](repeating: (.white, 0), count: size.columns * size.rows)
    glows = lights
  }

  /// The number of dots side by side, and of dots in a column; dots are square.
  var columns: Double { Double(2 * size.columns) }
  var rows: Double { Double(4 * size.rows) }

  /// The least strength of a visible dot.
  private static let least = 0.12

  /// Lights a dot; the strongest dot of a cell decides its colour.
  ///
  /// Dots outside the field are ignored.
  mutating func add(_ x: Double, _ y: Double, _ light: Light, _ strength: Double) {
    guard strength > Self.least, x >= 0, y >= 0, x < columns, y < rows else { return }
    let (column, row) = (Int(x), Int(y))
    let index = row / 4 * size.columns + column / 2
    masks[index] |= Self.bits[row % 4 * 2 + column % 2]
    if strength > lights[index].strength { lights[index] = (light, min(strength, 1)) }
  }

  /// Lights up the sky around a dot, fading out at the distance `reach`.
  mutating func glow(_ x: Double, _ y: Double, reach: Double, _ light: Light, _ strength: Double) {
    guard strength > 0, reach > 0 else { return }
    for row in max(0, Int((y - reach) / 4))...max(0, Int((y + reach) / 4)) where row < size.rows {
      for column in max(0, Int((x - reach) / 2))...max(0, Int((x + reach) / 2))
      where column < size.columns {
        let (dx, dy) = (Double(2 * column) + 1 - x, Double(4 * row) + 2 - y)
        let part = 1 - (dx * dx + dy * dy) / (reach * reach)
        let index = row * size.columns + column
        if part > 0, part * part * strength > glows[index].strength {
          glows[index] = (light, part * part * strength)
        }
      }
    }
  }

  /// Draws the dots over the canvas, whose background shows through except where it glows.
  func draw(on canvas: inout Canvas, at origin: Point, _ theme: Theme) {
    // Sixteen colours are too few for a glow.
    let canGlow = theme.colours == .direct || theme.colours == .indexed
    canvas.drawLeftToRight(in: Area(origin.column, origin.row, size.columns, size.rows)) { canvas in
      for index in masks.indices where masks[index] != 0 || canGlow && glows[index].strength > 0.01
      {
        let point = Point(
          origin.column + index % size.columns, origin.row + index / size.columns)
        guard let cell = canvas[point] else { continue }
        let (light, strength) = lights[index]
        var style = cell.style
        if canGlow {
          style.paper =
            Light(style.paper).mixed(with: glows[index].light, glows[index].strength).colour
        }
        guard masks[index] != 0 else {
          canvas.write(cell.text, at: point, style)
          continue
        }
        if theme.colours != .monochrome {
          style.ink = NightSky.light.mixed(with: light, 0.25 + 0.75 * strength).colour
        }
        canvas.write(String(sign(masks[index], strength, theme)), at: point, style)
      }
    }
  }

  private func sign(_ mask: UInt8, _ strength: Double, _ theme: Theme) -> Character {
    if theme.hasFineBlocks, let sign = Unicode.Scalar(0x2800 + UInt32(mask)) {
      return Character(sign)
    }
    if strength > 0.6 { return "*" }
    if strength > 0.35 { return "+" }
    return mask & 0b0001_1011 != 0 ? "'" : "."
  }

  /// The bits of a Braille character's dots, row by row.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
