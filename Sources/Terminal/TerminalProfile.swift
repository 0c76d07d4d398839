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

/// The number of colours that a terminal can show.
package enum ColourDepth: Sendable, CaseIterable {
  /// Characters only, without escape sequences.
  case monochrome
  /// The 16 colours of nearly every terminal, in shades of its own.
  case basic
  /// The 256 colours of xterm.
  case indexed
  /// 24 bits for each colour.
  case direct

  /// Returns the depth that TERM, COLORTERM and NO_COLOR imply for the output.
  ///
  /// `isWanted` is the choice on the command line; if it is true, the variables only decide how
  /// many colours there are.
  package init(isWanted: Bool? = nil, isTerminal: Bool, variable: (String) -> String?) {
    let term = variable("TERM") ?? ""
    let isWelcome = isTerminal && term != "dumb" && variable("NO_COLOR") ?? "" == ""
    if !(isWanted ?? isWelcome) {
      self = .monochrome
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) {
      self = .direct
    } else {
      let isKnown = Self.colourful.contains { term.hasPrefix($0) } || term.contains("color")
      self =
        isWanted != nil || term.contains("256color") ? .indexed : isKnown ? .basic : .monochrome
    }
  }

  /// The prefixes of TERM for terminals that have colours though their name does not tell.
  private static let colourful = [
    "alacritty", "ansi", "cygwin", "foot", "konsole", "linux", "rxvt", "screen", "st-", "tmux",
    "xterm",
  ]
}
