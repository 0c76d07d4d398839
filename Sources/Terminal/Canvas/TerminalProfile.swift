/// The abilities of a terminal that a game can fill the screen of.
package struct TerminalProfile: Sendable, Equatable {
  package let colours: ColourDepth
  /// True if the terminal understands synchronised updates, which show no half-drawn screen.
  package let isSynchronised: Bool
  /// True if the terminal's font surely has blocks of every height, not only half blocks.
  package let hasFineBlocks: Bool
  /// The protocol for pictures; nil if there is none or it is unknown.
  package var graphics: GraphicProtocol?

  package init(colours: ColourDepth, isSynchronised: Bool = true, hasFineBlocks: Bool = true) {
    self.colours = colours
    self.isSynchronised = isSynchronised
    self.hasFineBlocks = hasFineBlocks
  }

  /// Makes a profile from TERM, COLORTERM and NO_COLOR; nil if the cursor of the terminal cannot be
  /// moved.
  ///
  /// `wantsColour` is the choice on the command line, which outranks the variables.
  package init?(wantsColour: Bool? = nil, variable: (String) -> String?) {
    let term = variable("TERM") ?? ""
    if term.isEmpty || term == "dumb" || term == "unknown" { return nil }
    // Old terminals ignore unknown sequences, but some consoles print them.
    let isModern = !["linux", "vt", "ansi", "cons25"].contains { term.hasPrefix($0) }
    self.init(
      colours: ColourDepth(isWanted: wantsColour, isTerminal: true, variable: variable),
      isSynchronised: isModern, hasFineBlocks: isModern)
  }

  /// The bytes that start full-screen mode: other screen, no wrapping, reports of mouse, paste and
  /// focus, and text in the order in which it is sent (BDSM of ECMA-48, explicit).
  package static let entering = bytes(
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h"
      + "\u{1B}[8l\u{1B}[0m\u{1B}[2J")

  /// The bytes that restore the terminal, whatever was sent to it before.
  ///
  /// They begin with CAN and ST, which cancel an unfinished sequence or picture. A terminal with
  /// only one screen is left with an empty one.
  package static let leaving = bytes(
    "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[2J"
      + "\u{1B}[H\u{1B}[8h\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")

  /// The bytes that delete all pictures from the terminal's memory.
  package var forgetting: [UInt8] { graphics == .kitty ? Graphic.removalOfAll : [] }

  package static let bell = bytes("\u{7}")
  /// The bytes that ask for the background colour (OSC 11); terminals that do not know the question
  /// ignore it.
  package static let askingBackground = bytes("\u{1B}]11;?\u{07}")

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
