internal import PackFormat
internal import Terminal

/// The colours that a pack asks for.
struct PackColours {
  private(set) var accent: UInt32?
  private(set) var selection: UInt32?
  private(set) var background: UInt32?
  private(set) var text: UInt32?

  init(_ reader: PackReader) throws(PackError) {
    guard let table = reader.table("theme"), let names = table.column("Name"),
      let values = table.column("Value")
    else { return }
    // No real pack has as many colours; the bound protects against broken ones.
    for row in 0..<min(table.rowCount, 100) {
      guard let value = try reader.string(values, row), value.hasPrefix("#"),
        let colour = UInt32(value.dropFirst(), radix: 16), colour <= 0xFFFFFF
      else { continue }
      switch try reader.string(names, row) {
      case "accent": accent = colour
      case "selection": selection = colour
      case "background": background = colour
      case "text": text = colour
      default: break
      }
    }
  }
}

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
