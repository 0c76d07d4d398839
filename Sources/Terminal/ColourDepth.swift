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
