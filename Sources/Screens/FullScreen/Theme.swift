internal import Games
package import Terminal

/// The styles of a screen's parts by their meaning; no meaning depends on colour alone.
package struct Theme: Sendable {
  /// The style of the line at the top.
  package internal(set) var bar: Style
  package let title: Style
  package let text = Style.plain
  package let faint: Style
  /// The style of what should catch the eye.
  package internal(set) var accent: Style
  package let good: Style
  package let bad: Style
  /// The style of key names.
  package let key: Style
  /// The style of anything that can be pressed.
  package internal(set) var button: Style
  /// The background of the line with the cursor.
  package let chosen: Style
  /// The colours of the games, repeated if there are more games; empty without colours.
  let badges: [Colour]
  /// True if the terminal can show blocks of every height.
  package let hasFineBlocks: Bool
  package let colours: ColourDepth
  /// True if the colours are made for a dark background.
  let isDark: Bool

  /// True if the terminal has colours.
  var isColourful: Bool { colours != .monochrome }

  package init(for terminal: TerminalProfile, isDark: Bool = true) {
    hasFineBlocks = terminal.hasFineBlocks
    colours = terminal.colours
    self.isDark = isDark
    guard terminal.colours != .monochrome else {
      bar = Style(.standard, .reversed)
      title = Style(.standard, .bold)
      faint = .plain
      accent = Style(.standard, .bold)
      good = Style(.standard, .bold)
      bad = Style(.standard, .bold)
      key = Style(.standard, .bold)
      button = Style(.standard, .reversed)
      chosen = .plain
      badges = []
      return
    }
    func colour(_ dark: UInt32, _ light: UInt32) -> Colour { Colour(isDark ? dark : light) }
    let accentInk = Colour(Self.accentInk(isDark).number)
    bar = Style(colour(0xFFFFFF, 0xFFFFFF), on: colour(0x1F4E8C, 0x1F4E8C))
    title = Style(.standard, .bold)
    faint = Style(colour(0x8A8A8A, 0x6A6A6A))
    accent = Style(accentInk, .bold)
    good = Style(colour(0x5FD787, 0x00773A), .bold)
    bad = Style(colour(0xFF6B6B, 0xC00020), .bold)
    key = Style(colour(0x5FAFFF, 0x005FAF), .bold)
    badges = [
      colour(0xFFB454, 0xD97B00), colour(0x5FD787, 0x1F9E50), colour(0x7AB8FF, 0x2F7FE0),
      colour(0xE59BE9, 0xB046B6), colour(0xFF8A80, 0xD8453A), colour(0x66D9D0, 0x12948A),
    ]
    // None of 16 colours is near enough to the background to be read on.
    chosen =
      terminal.colours == .basic
      ? Style(.standard, .reversed) : Style(.standard, on: colour(0x2A3A55, 0xDCE8F8))
    button = Style(colour(0x000000, 0xFFFFFF), on: accentInk, .bold)
  }

  /// False if COLORFGBG, which some terminals set, names a light background; true otherwise.
  package static func isDark(_ variable: (String) -> String?) -> Bool {
    guard let paper = variable("COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return true
    }
    return paper != 7 && paper < 9
  }
}

extension Theme {
  /// The theme in a pack's colours, with black or white letters, whichever is more legible.
  ///
  /// What catches the eye is never less legible than without the pack's accent. A terminal of 16 colours, which
  /// are its user's, keeps its own.
  func tinted(_ pack: PackTheme) -> Theme {
    guard colours == .direct || colours == .indexed else { return self }
    var theme = self
    let asked = pack.accent(isDark: isDark)
    if let asked {
      theme.bar = Style(Colour(SRGB.ink(on: [asked]).number), on: Colour(asked.number))
      let (end, least) = (isDark ? SRGB.black : .white, Self.accentInk(isDark))
      let legible = asked.legible(on: [end], least.contrast(with: end))
      theme.accent = Style(Colour(legible.number), .bold)
    }
    if let selection = pack.selection ?? asked {
      theme.button = Style(
        Colour(SRGB.ink(on: [selection]).number), on: Colour(selection.number), .bold)
    }
    return theme
  }

  private static func accentInk(_ isDark: Bool) -> SRGB { SRGB(isDark ? 0xFFB454 : 0xAF5F00) }
}
