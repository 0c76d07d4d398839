/// How many colours a terminal is known to show.
package enum ColourDepth: Sendable, CaseIterable {
  /// Characters only, without any escape sequence.
  case monochrome
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
      self = isWanted != nil || term.contains("256color") ? .indexed : .monochrome
    }
  }
}
