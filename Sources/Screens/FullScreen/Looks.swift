package import Terminal

/// How the screens look now: the theme that was chosen, or the one that suits the terminal's background.
///
/// One for all screens, so that a change shows at once on those that are open.
package final class Looks {
  /// Which background the screens are made for.
  package enum Paper: String, Sendable, CaseIterable {
    /// The terminal's own, be it dark or light.
    case auto
    case dark
    case light
  }

  private let terminal: TerminalProfile
  private var terminalIsDark: Bool
  package private(set) var paper: Paper
  package private(set) var theme: Theme

  package init(for terminal: TerminalProfile, isDark: Bool, _ paper: Paper = .auto) {
    self.terminal = terminal
    terminalIsDark = isDark
    self.paper = paper
    theme = Theme(for: terminal)
    dress()
  }

  package func choose(_ paper: Paper) {
    self.paper = paper
    dress()
  }

  /// Whether it would matter what colour the terminal's background has.
  package var isCurious: Bool { terminal.isSynchronised && terminal.colours != .monochrome }

  /// Takes note of the colour behind the text of the terminal.
  package func note(background: Colour) {
    guard case .rgb(let red, let green, let blue) = background else { return }
    // As bright as it seems to the eye (ITU-R BT.601).
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

  /// What is left in the terminal's own colours gets those of a theme that was chosen.
  package func paint(_ canvas: inout Canvas) {
    guard terminal.colours != .monochrome else { return }
    switch paper {
    case .auto: break
    case .dark: canvas.replaceStandard(ink: Colour(0xE4E4E4), paper: Colour(0x121212))
    case .light: canvas.replaceStandard(ink: Colour(0x1C1C1C), paper: Colour(0xFFFFFF))
    }
  }
}
