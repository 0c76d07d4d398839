/// What a person does at a terminal.
package enum InputEvent: Hashable, Sendable {
  case key(Key, Modifiers = [])
  case mouse(Mouse)
  /// What was pasted, with line feeds between its lines; never taken for keys.
  case paste(String)
  /// The terminal's window is, or is no longer, where the person types.
  case focus(Bool)
}

/// A key, or the character it makes.
package enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backspace, delete, insert, escape
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 is 1.
  case function(Int)
}

/// What was held down with a key or a button, as far as the terminal tells.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}

/// What a mouse did, and where.
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
