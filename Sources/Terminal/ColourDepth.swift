/// How many colours a terminal is known to show.
package enum ColourDepth: Sendable, CaseIterable {
  /// Characters only, without any escape sequence.
  case monochrome
  /// The 16 that nearly every terminal has, in shades of its own.
  case basic
  /// The 256 of xterm.
  case indexed
  /// 24 bits a colour.
  case direct

  /// What the variables of the environment say of the output (TERM, COLORTERM and NO_COLOR), where
  /// the user did not say whether colours are wanted.
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

  /// How the names of terminals begin that have colours and need not say so.
  private static let colourful = [
    "alacritty", "ansi", "cygwin", "foot", "konsole", "linux", "rxvt", "screen", "st-", "tmux",
    "xterm",
  ]
}
