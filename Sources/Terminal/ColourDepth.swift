/// How many colours a terminal is known to show.
package enum ColourDepth: Sendable, CaseIterable {
  /// Characters only, without any escape sequence.
  case none
  /// The 256 of xterm.
  case indexed
  /// 24 bits a colour.
  case direct

  /// What the variables of the environment say of the output: TERM, COLORTERM and NO_COLOR.
  package init(isTerminal: Bool, variable: (String) -> String?) {
    let term = variable("TERM") ?? ""
    if !isTerminal || term == "dumb" || variable("NO_COLOR") ?? "" != "" {
      self = .none
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) {
      self = .direct
    } else {
      self = term.contains("256color") ? .indexed : .none
    }
  }
}
