/// What a terminal says of itself when it is asked; no key, and nothing that anyone waits for.
package enum TerminalAnswer: Hashable, Sendable {
  /// Whether it took a picture of one pixel (kitty's graphics protocol).
  case takesKittyGraphics(Bool)
  /// A cell's width and height in pixels (XTWINOPS).
  case cell(Size)
  /// What it can do, by number; 4 for sixels (DA1).
  case attributes([Int])
}

extension TerminalProfile {
  /// Asks what pictures the terminal can show. It is to be asked before anything is drawn, as one that does not
  /// understand the question may print some of it.
  ///
  /// Every terminal answers the last question, and answers in order: what has not been answered
  /// by then never will be.
  package static let questionAboutPictures = Array(
    "\u{1B}_Gi=\(kittyQuestion),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c".utf8)

  static let kittyQuestion = 4_294_967

  /// Whether a terminal can be asked, as far as its name and surroundings tell.
  ///
  /// Consoles print what they do not understand; tmux and screen stand between us and the terminal that would answer.
  package static func canBeAsked(variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { variable(name) ?? "" != "" }
    let term = variable("TERM") ?? ""
    let isOld = ["linux", "vt", "ansi", "cons25", "dumb", "unknown", "cygwin", "rxvt", "Eterm"]
      .contains { term.hasPrefix($0) }
    let isBetween = ["tmux", "screen"].contains { term.hasPrefix($0) }
    return !term.isEmpty && !isOld && !isBetween && !isSet("TMUX") && !isSet("STY")
  }
}
