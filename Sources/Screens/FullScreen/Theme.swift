package import Terminal

/// How the parts of a screen look, by what they mean; nothing is told by colour alone.
package struct Theme: Sendable {
  /// The line at the top.
  package let bar: Style
  package let title: Style
  package let text = Style.plain
  package let faint: Style
  /// What the eyes are to go to.
  package let accent: Style
  package let good: Style
  package let bad: Style
  /// The name of a key.
  package let key: Style
  /// What can be pressed.
  package let button: Style
  /// Behind what the cursor is on.
  package let chosen: Style
  /// One for each game, over again where there are more; none without colours.
  let badges: [Colour]
  /// Whether blocks of every height can be shown.
  package let hasFineBlocks: Bool

  package init(for terminal: TerminalProfile, isDark: Bool = true) {
    hasFineBlocks = terminal.hasFineBlocks
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
    let accentInk = colour(0xFFB454, 0xAF5F00)
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
    chosen = Style(.standard, on: colour(0x2A3A55, 0xDCE8F8))
    button = Style(colour(0x000000, 0xFFFFFF), on: accentInk, .bold)
  }

  /// Whether COLORFGBG, which some terminals set, tells of a light background.
  package static func isDark(_ variable: (String) -> String?) -> Bool {
    guard let paper = variable("COLORFGBG")?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return true
    }
    return paper != 7 && paper < 9
  }
}
