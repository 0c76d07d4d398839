/// What is known of a terminal that a game may fill the screen of.
package struct TerminalProfile: Sendable, Equatable {
  package let colours: ColourDepth
  /// Whether it may be told where a picture begins and ends, so that it shows no half of one.
  package let isSynchronised: Bool
  /// Whether its letters can be relied on to have blocks of every height, not only half ones.
  package let hasFineBlocks: Bool

  package init(colours: ColourDepth, isSynchronised: Bool = true, hasFineBlocks: Bool = true) {
    self.colours = colours
    self.isSynchronised = isSynchronised
    self.hasFineBlocks = hasFineBlocks
  }

  /// What TERM, COLORTERM and NO_COLOR say, where the user did not say whether colours are wanted;
  /// nil for a terminal whose cursor cannot be moved.
  package init?(wantsColour: Bool? = nil, variable: (String) -> String?) {
    let term = variable("TERM") ?? ""
    if term.isEmpty || term == "dumb" || term == "unknown" { return nil }
    // Old terminals pass over what they do not know, but not all consoles do.
    let isModern = !["linux", "vt", "ansi", "cons25"].contains { term.hasPrefix($0) }
    self.init(
      colours: ColourDepth(isWanted: wantsColour, isTerminal: true, variable: variable),
      isSynchronised: isModern, hasFineBlocks: isModern)
  }

  /// What a terminal is told first: the other screen, no wrapping, mouse, paste and focus reported.
  package static let entering = bytes(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h"
      + "\u{1B}[0m\u{1B}[2J")

  /// What it is told last, so that it is as before, whatever it was told last.
  ///
  /// It begins with CAN, which breaks off a sequence that was half written. A terminal that has only
  /// one screen is at least left with an empty one.
  package static let leaving = bytes(
    "\u{18}\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[2J"
      + "\u{1B}[H\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")

  /// Asks for the colour behind the text (OSC 11); most terminals answer, the others pass over it.
  package static let askingBackground = bytes("\u{1B}]11;?\u{07}")

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
