internal import Terminal
internal import Words

/// The effect of keys on lists, the same on every screen.
extension Key {
  /// True for the keys that take what is selected, or go on.
  var isConfirmation: Bool { self == .enter || self == .character(" ") }

  /// The first visible line of a list of `count` lines after this key; nil if it does not scroll.
  ///
  /// `top` is the first visible line now, and `rows` the number of visible lines.
  func scrolling(_ top: Int, rows: Int, of count: Int) -> Int? {
    let page = max(1, rows - 1)
    let wanted: Int
    switch self {
    case .up: wanted = top - 1
    case .down: wanted = top + 1
    case .pageUp: wanted = top - page
    case .pageDown: wanted = top + page
    case .home: wanted = 0
    case .end: wanted = count
    default: return nil
    }
    return max(0, min(wanted, count - rows))
  }

  /// The index of the item that this key selects, out of `count`; nil if it selects nothing.
  func selecting(_ selected: Int?, of count: Int) -> Int? {
    switch self {
    case .up, .left: selected.map { ($0 + count - 1) % count } ?? count - 1
    case .down, .right, .tab: selected.map { ($0 + 1) % count } ?? 0
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }
}

/// Keys that name a choice by its number, or by its letter in either layout of the keyboard.
enum ChoiceKey {
  /// The Russian letters on the keys `a` to `i`.
  private static let russian: [Character] = ["ф", "и", "с", "в", "у", "а", "п", "р", "ш"]

  /// The index of the choice that a key names, out of `count`; nil for any other key.
  static func choice(_ key: Key, of count: Int) -> Int? {
    guard case .character(let character) = key else { return nil }
    let letter = russian.firstIndex(of: Character(character.lowercased()))
    if let letter { return letter < count ? letter : nil }
    return ChoiceText.choice(String(character), of: count)
  }
}

extension KeyHint {
  /// The keys while a number is typed: letters are no commands then.
  static func typing(_ language: Language) -> [KeyHint] {
    [
      KeyHint(key: .enter, name: "ENTER", label: language(.guess)),
      KeyHint(key: .backspace, name: "BACKSPACE", label: language(.erase)),
      KeyHint(key: .escape, name: "ESC", label: language(.discard)),
    ]
  }
}

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
