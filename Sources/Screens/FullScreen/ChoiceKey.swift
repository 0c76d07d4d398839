internal import Terminal

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
