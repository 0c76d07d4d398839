internal import Terminal
internal import Views

extension Theme {
  /// The theme in a pack's colours, with black or white letters, whichever is readable.
  func tinted(_ colours: PackColours) -> Theme {
    guard isColourful else { return self }
    var theme = self
    if let accent = colours.accent { theme.bar = Style(Self.ink(on: accent), on: Colour(accent)) }
    if let selection = colours.selection ?? colours.accent {
      theme.button = Style(Self.ink(on: selection), on: Colour(selection), .bold)
    }
    return theme
  }

  /// The more readable of black and white on a background, by the perceived brightness.
  private static func ink(on paper: UInt32) -> Colour {
    let (red, green, blue) = (paper >> 16 & 0xFF, paper >> 8 & 0xFF, paper & 0xFF)
    return Colour(299 * red + 587 * green + 114 * blue > 140_000 ? 0x000000 : 0xFFFFFF)
  }
}
