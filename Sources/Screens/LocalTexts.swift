internal import Games
internal import PackFormat

/// The texts of a game that a pack replaces, in the language in which the pack is played.
struct LocalTexts {
  private let texts: PackTexts
  private let language: String

  init(_ reader: PackReader, _ settings: GameSettings) throws(PackError) {
    texts = try PackTexts(reader)
    language = settings.texts
  }

  /// Returns the pack's text of a name; nil if the pack does not replace it.
  func text(_ name: String) -> String? { texts.text(name, language: language) }
}
