/// A terminal's answer to a question about its abilities.
package enum TerminalAnswer: Hashable, Sendable {
  /// True if the terminal accepted a picture of one pixel (kitty's graphics protocol).
  case takesKittyGraphics(Bool)
  /// The width and height of a cell in pixels (XTWINOPS).
  case cell(Size)
  /// The numbers of the terminal's abilities; 4 stands for sixels (DA1).
  case attributes([Int])
}

extension TerminalProfile {
  /// The bytes that ask the terminal for its picture formats.
  ///
  /// They must be sent before anything is drawn, because a terminal may print parts of a question
  /// it does not understand.
  ///
  /// Every terminal answers the last question, and in order. Whatever is unanswered by then stays
  /// unanswered.
  package static let questionAboutPictures = Array(
    "\u{1B}_Gi=\(kittyQuestion),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c".utf8)

  static let kittyQuestion = 4_294_967

  /// True if the terminal can be asked about pictures, judging by environment variables.
  ///
  /// Consoles print unknown sequences, and tmux and screen stand between us and the real terminal.
  package static func canBeAsked(variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { variable(name) ?? "" != "" }
    let term = variable("TERM") ?? ""
    let isOld = ["linux", "vt", "ansi", "cons25", "dumb", "unknown", "cygwin", "rxvt", "Eterm"]
      .contains { term.hasPrefix($0) }
    let isBetween = ["tmux", "screen"].contains { term.hasPrefix($0) }
    return !term.isEmpty && !isOld && !isBetween && !isSet("TMUX") && !isSet("STY")
  }
}
