internal import Terminal
internal import Words

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
