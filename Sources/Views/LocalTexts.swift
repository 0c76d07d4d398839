internal import Games
package import PackFormat

/// The texts of a game that a pack replaces, in the language in which the pack is played.
package struct LocalTexts {
  private let texts: PackTexts
  private let language: String

  package init(_ reader: PackReader, language: String) throws(PackError) {
    texts = try PackTexts(reader)
    self.language = language
  }

  /// Returns the pack's text of a name; nil if the pack does not replace it.
  package func text(_ name: String) -> String? { texts.text(name, language: language) }
}
