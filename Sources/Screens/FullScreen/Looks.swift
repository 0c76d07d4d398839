package import Terminal
internal import Views

/// The current theme of all screens: the one that was chosen, or the one that suits the terminal.
///
/// All screens share one object, so a change shows at once on every open screen.
package final class Looks {
  /// The background that the screens are made for.
  package enum Paper: String, Sendable, CaseIterable {
    /// The terminal's own background, dark or light.
    case auto
    case dark
    case light
  }

  private let terminal: TerminalProfile
  /// The display of pictures; nil if they are described in words.
  package let pictures: PictureDisplay?
  private var terminalIsDark: Bool
  package private(set) var paper: Paper
  package private(set) var theme: Theme

  package init(
    for terminal: TerminalProfile, isDark: Bool, _ paper: Paper = .auto,
    pictures: PictureDisplay? = nil
  ) {
    self.terminal = terminal
    self.pictures = pictures
    terminalIsDark = isDark
    self.paper = paper
    theme = Theme(for: terminal)
    dress()
  }

  package func choose(_ paper: Paper) {
    self.paper = paper
    dress()
  }

  /// True if the theme depends on the colour of the terminal's background.
  package var wantsBackground: Bool { terminal.isSynchronised && terminal.colours != .monochrome }

  /// Takes the colour of the terminal's background.
  package func note(background: Colour) {
    guard case .rgb(let red, let green, let blue) = background else { return }
    // The perceived brightness of a colour (ITU-R BT.601).
    terminalIsDark = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000
    dress()
  }

  private func dress() {
    switch paper {
    case .auto: theme = Theme(for: terminal, isDark: terminalIsDark)
    case .dark: theme = Theme(for: terminal, isDark: true)
    case .light: theme = Theme(for: terminal, isDark: false)
    }
  }

  /// Replaces the terminal's own colours by those of the chosen theme.
  package func paint(_ canvas: inout Canvas) {
    guard terminal.colours != .monochrome else { return }
    switch paper {
    case .auto: break
    case .dark: canvas.replaceStandard(ink: Colour(0xE4E4E4), paper: Colour(0x121212))
    case .light: canvas.replaceStandard(ink: Colour(0x1C1C1C), paper: Colour(0xFFFFFF))
    }
  }
}
