internal import Terminal

extension Canvas {
  /// Changes the style of the character at a point.
  mutating func restyle(_ point: Point, _ change: (inout Style) -> Void) {
    guard let cell = self[point], cell.width > 0 else { return }
    var style = cell.style
    change(&style)
    if style != cell.style { setStyle(style, at: point) }
  }

  /// Dims an area to a part of its light, except for a part of it.
  ///
  /// `behind` returns the light behind the cells of a row; nil stands for the terminal's own
  /// background.
  mutating func fade(
    _ area: Area, to part: Double, except spared: Area?, _ theme: Theme,
    behind: (Int) -> Light?
  ) {
    guard theme.isColourful, part < 1 else { return }
    for row in area.rows {
      let paper = behind(row) ?? Light(theme.isDark ? 0x000000 : 0xFFFFFF)
      for column in area.columns where spared?.contains(Point(column, row)) != true {
        restyle(Point(column, row)) { style in
          let ink = style.ink == .standard ? theme.ink : Light(style.ink)
          style.ink = paper.mixed(with: ink, part).colour
          guard style.paper != .standard else { return }
          style.paper = paper.mixed(with: Light(style.paper), part).colour
        }
      }
    }
  }
}

extension Theme {
  /// The light of text on a background whose colour is known.
  var ink: Light { Light(isDark ? 0xE8E8E8 : 0x181818) }
}
