internal import Games
internal import Terminal

/// The night sky behind celebrations; without colours it is the terminal's own background.
struct NightSky {
  let theme: Theme

  static let light = Light(0x0B1030)
  /// The colour of text on the sky.
  static let pale = Light(0xDDE2FF)
  static let good = Light(0x7CE38B)
  private static let horizon = Light(0x3B2A6B)

  private var isColourful: Bool { theme.colours != .monochrome }

  func paper(row: Int, of rows: Int) -> Colour {
    guard isColourful else { return .standard }
    // The blue among the 16 colours is too bright to read on, so this sky is black.
    if theme.colours == .basic { return Colour(0x000000) }
    let part = Double(row) / Double(max(1, rows - 1))
    return Self.light.mixed(with: Self.horizon, part * part).colour
  }

  /// Fills an area with sky and twinkling stars.
  func draw(on canvas: inout Canvas, _ area: Area, at age: Double) {
    for row in 0..<area.size.rows {
      let paper = paper(row: row, of: area.size.rows)
      canvas.fill(
        Area(area.origin.column, area.origin.row + row, area.size.columns, 1),
        Style(Light.white.colour.ifColourful(isColourful), on: paper))
    }
    var chance = SeededGenerator(seed: 41)
    for _ in 0..<area.size.columns * area.size.rows / 40 {
      let (x, y) = (chance.fraction(), chance.fraction())
      let phase = chance.fraction()
      let point = Point(
        area.origin.column + Int(x * Double(area.size.columns)),
        area.origin.row + Int(y * y * Double(area.size.rows)))
      guard let cell = canvas[point] else { continue }
      let strength = 0.45 + 0.3 * Waves.wave(age * 0.4 + phase)
      var style = cell.style
      if isColourful { style.ink = Self.light.mixed(with: Light(0xDDE6FF), strength).colour }
      canvas.write(strength > 0.7 ? "+" : theme.hasFineBlocks ? "·" : ".", at: point, style)
    }
  }

  /// Writes a centred line in the colours of the rainbow, if there are colours, and returns its
  /// place.
  @discardableResult
  func title(
    _ text: String, row: Int, in area: Area, on canvas: inout Canvas, at age: Double
  ) -> Area {
    let place = line(text, row: row, in: area, Light.white, .bold, on: &canvas)
    guard isColourful else { return place }
    let colours = Light.rainbow
    for column in place.columns {
      guard let cell = canvas[Point(column, row)], cell.width > 0 else { continue }
      let turn = Double(column - place.origin.column) / 3 - age * 4
      let index = ((Int(turn.rounded(.down)) % colours.count) + colours.count) % colours.count
      let light = colours[index].mixed(with: .white, 0.35)
      canvas.write(
        cell.text, at: Point(column, row), Style(light.colour, on: cell.style.paper, .bold))
    }
    return place
  }

  /// Writes a centred line with a margin of plain sky, and returns its place.
  @discardableResult
  func line(
    _ text: String, row: Int, in area: Area, _ light: Light, _ traits: Style.Traits = [],
    on canvas: inout Canvas
  ) -> Area {
    let paper = paper(row: row - area.origin.row, of: area.size.rows)
    let style = Style(light.colour.ifColourful(isColourful), on: paper, traits)
    let place = canvas.centre(text, row: row, in: area, style)
    canvas.fill(Area(place.origin.column - 2, row, place.size.columns + 4, 1), style)
    return canvas.centre(text, row: row, in: area, style)
  }
}

extension Colour {
  fileprivate func ifColourful(_ isColourful: Bool) -> Colour { isColourful ? self : .standard }
}
