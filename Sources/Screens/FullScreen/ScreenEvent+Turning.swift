internal import Terminal

/// Events in a layout from right to left, where a column counts from the right.
extension ScreenEvent {
  /// The event with its place and its arrow key as the screen has laid them out.
  func turned(columns: Int) -> ScreenEvent {
    switch self {
    case .input(.key(let key, let modifiers)): return .input(.key(key.turned, modifiers))
    case .input(.mouse(var mouse)):
      mouse.point.column = columns - 1 - mouse.point.column
      return .input(.mouse(mouse))
    default: return self
    }
  }
}

extension Key {
  /// The arrow key that points the other way along a line; any other key is itself.
  var turned: Key {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}
