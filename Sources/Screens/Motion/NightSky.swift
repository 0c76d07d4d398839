internal import Games
internal import Terminal
internal import Views

/// The night sky behind celebrations; without colours it is the terminal's own background.
struct NightSky {
  let theme: Theme

  static let light = Light(0x0B1030)
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

  /// Puts a drawn sky behind the text of a canvas in an area.
  func spread(_ sky: Canvas, behind canvas: inout Canvas, _ area: Area) {
    // Both canvases are taken in the order of the terminal.
    canvas.drawLeftToRight(in: canvas.area) { canvas in
      let text = canvas
      for row in area.rows {
        for column in area.columns {
          let point = Point(column, row)
          guard let cell = text[point], let behind = sky[point], cell.isOnStandardPaper
          else { continue }
          if cell.width == 0 { continue }
          if cell.text != " " || text.isGapInText(point) {
            canvas.write(cell.text, at: point, style(cell.style, over: behind))
          } else {
            canvas.write(behind.text, at: point, behind.style)
          }
        }
      }
    }
  }

  /// The style of text before a cell of the sky: light on what shines there, dimmed to be read on.
  func style(_ style: Style, over cell: Cell) -> Style {
    guard isColourful else { return style }
    var style = style
    style.paper = cell.shine.limited(to: 0.28, by: Self.light).colour
    let ink = style.ink == .standard ? Light.white : Light(style.ink)
    style.ink = ink.raised(to: 0.55).colour
    return style
  }

  /// Colours the text in a row like a rainbow that moves, if there are colours.
  func shimmer(row: Int, in area: Area, on canvas: inout Canvas, at age: Double) {
    guard isColourful else { return }
    let colours = Light.rainbow
    canvas.drawLeftToRight(in: canvas.area) { canvas in
      let text = area.columns.filter {
        canvas[Point($0, row)]?.style.traits.contains(.bold) == true
      }
      for (place, column) in text.enumerated() {
        guard let cell = canvas[Point(column, row)], cell.width > 0 else { continue }
        let turn = Double(place) / 3 - age * 4
        let index = ((Int(turn.rounded(.down)) % colours.count) + colours.count) % colours.count
        var style = cell.style
        style.ink = colours[index].mixed(with: .white, 0.35).colour
        canvas.write(cell.text, at: Point(column, row), style)
      }
    }
  }
}

extension Cell {
  /// True if the cell has no background of its own.
  fileprivate var isOnStandardPaper: Bool {
    style.paper == .standard && !style.traits.contains(.reversed)
  }

  /// The light of a whole cell of the sky: of its background, and of the blocks on it.
  fileprivate var shine: Light {
    switch text {
    case "█": Light(style.ink)
    case "▀", "▄": Light(style.ink).mixed(with: Light(style.paper), 0.5)
    default: Light(style.paper)
    }
  }
}

extension Canvas {
  /// True for a single blank between two letters of a line.
  fileprivate func isGapInText(_ point: Point) -> Bool {
    let sides = [Point(point.column - 1, point.row), Point(point.column + 1, point.row)]
    return sides.allSatisfy { self[$0].map { $0.text != " " } == true }
  }
}

extension Colour {
  fileprivate func ifColourful(_ isColourful: Bool) -> Colour { isColourful ? self : .standard }
}
