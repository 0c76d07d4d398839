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
