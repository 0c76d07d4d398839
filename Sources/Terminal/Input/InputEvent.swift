/// An action of a person at a terminal.
package enum InputEvent: Hashable, Sendable {
  case key(Key, Modifiers = [])
  case mouse(Mouse)
  /// Pasted text, with line feeds between its lines; it is never decoded as keys.
  case paste(String)
  /// The terminal's window has gained or lost the keyboard focus.
  case focus(Bool)
}

/// A key, or the character that it produces.
package enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backspace, delete, insert, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key; F1 is 1.
  case function(Int)
}

/// The modifier keys held down, as far as the terminal reports them.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}

/// An action of the mouse and its position.
package struct Mouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, release, drag
    case wheelUp, wheelDown
  }

  package enum Button: Hashable, Sendable { case left, middle, right, none }

  package var action: Action
  package var button: Button
  package var point: Point
  package var modifiers: Modifiers

  package init(
    _ action: Action, _ button: Button = .left, at point: Point, _ modifiers: Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.point = point
    self.modifiers = modifiers
  }
}

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
