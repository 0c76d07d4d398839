internal import Terminal
internal import Views

/// A colour with fractional parts, which can be dimmed and mixed.
struct Light: Equatable {
  let red: Double
  let green: Double
  let blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour from a number such as `0xFFA500`.
  init(_ hexadecimal: UInt32) {
    self.init(
      Double(hexadecimal >> 16 & 0xFF), Double(hexadecimal >> 8 & 0xFF), Double(hexadecimal & 0xFF))
  }

  /// The light of a colour; the terminal's own colours count as black.
  init(_ colour: Colour) {
    switch colour {
    case .standard: self.init(0, 0, 0)
    case .palette(let number): self.init(palette: Int(number))
    case .rgb(let red, let green, let blue): self.init(Double(red), Double(green), Double(blue))
    }
  }

  /// The light of a colour of the palette of 256; the first 16, which users change, count as black.
  private init(palette number: Int) {
    switch number {
    case 16..<232:
      let steps: [Double] = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      self.init(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    case 232..<256:
      let grey = Double(8 + 10 * (number - 232))
      self.init(grey, grey, grey)
    default: self.init(0, 0, 0)
    }
  }

  /// The mixture of this light and another: `part` 0 gives this one, 1 the other one.
  func mixed(with other: Light, _ part: Double) -> Light {
    let part = min(max(part, 0), 1)
    return Light(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part)
  }

  /// The perceived brightness, from 0 to 1.
  var brightness: Double { (0.3 * red + 0.59 * green + 0.11 * blue) / 255 }

  /// This light, mixed with a darker one until it is at most as bright as `most`.
  func limited(to most: Double, by dark: Light) -> Light {
    let (bright, low) = (brightness, dark.brightness)
    return bright <= most ? self : mixed(with: dark, (bright - most) / max(bright - low, 0.001))
  }

  /// This light, mixed with white until it is at least as bright as `least`.
  func raised(to least: Double) -> Light {
    let bright = brightness
    return bright >= least ? self : mixed(with: .white, (least - bright) / (1 - bright))
  }

  var colour: Colour { .rgb(Self.byte(red), Self.byte(green), Self.byte(blue)) }

  private static func byte(_ part: Double) -> UInt8 { UInt8(min(max(part.rounded(), 0), 255)) }

  static let white = Light(0xFFFFFF)

  /// The colours of the rainbow, from red to violet.
  static let rainbow = [0xFF4B4B, 0xFF9E3D, 0xFFE14D, 0x5BD66B, 0x4DB5FF, 0x6F6BFF, 0xC46BFF]
    .map { Light(UInt32($0)) }
}

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
