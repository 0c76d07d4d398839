internal import Games
internal import Terminal

/// A background in the colours of a pack, which change from the top to the bottom.
struct Backdrop {
  private let top: Light
  private let bottom: Light
  private let theme: Theme

  /// Creates the backdrop of a pack; nil if the pack has no accent colour, or the terminal too few
  /// colours.
  init?(_ pack: PackTheme, _ theme: Theme) {
    guard let accent = pack.accent(isDark: theme.isDark),
      theme.colours == .direct || theme.colours == .indexed
    else { return nil }
    self.theme = theme
    let accentLight = Light(accent.number)
    if theme.isDark {
      top = accentLight.limited(to: 0.24, by: Light(0))
      let ground = pack.dark.background ?? pack.light.text ?? .black
      bottom = Light(ground.number).limited(to: 0.06, by: Light(0))
    } else {
      top = accentLight.mixed(with: .white, 0.6).raised(to: 0.75)
      bottom = Light((pack.light.background ?? .white).number).raised(to: 0.9)
    }
  }

  /// The light of a row.
  func light(row: Int, of rows: Int) -> Light {
    top.mixed(with: bottom, Double(row) / Double(max(1, rows - 1)))
  }

  /// Draws the backdrop behind everything in an area.
  ///
  /// Text gets a colour that can be read on it; the pictures in `pictures` keep their colours.
  func draw(behind canvas: inout Canvas, _ area: Area, pictures: [Area]) {
    for row in area.rows {
      let paper = light(row: row - area.origin.row, of: area.size.rows)
      for column in area.columns {
        let point = Point(column, row)
        let isPicture = pictures.contains { $0.contains(point) }
        canvas.restyle(point) { style in
          guard style.paper == .standard, !style.traits.contains(.reversed) else { return }
          style.paper = paper.colour
          if !isPicture { style.ink = ink(style.ink) }
        }
      }
    }
  }

  private func ink(_ ink: Colour) -> Colour {
    guard ink != .standard else { return theme.ink.colour }
    let light = Light(ink)
    return (theme.isDark ? light.raised(to: 0.55) : light.limited(to: 0.42, by: Light(0))).colour
  }
}

extension GameContext {
  /// The backdrop in the colours of the pack; nil if there is none.
  var backdrop: Backdrop? { look.flatMap { Backdrop($0, looks()) } }
}

extension ScreenFrame {
  /// The whole area between the title and the key hints.
  func sky(in size: Size) -> Area {
    let body = body(in: size)
    let edge = size.rows > 16 ? 1 : 0
    return Area(0, body.origin.row - edge, size.columns, body.size.rows + 2 * edge)
  }
}
