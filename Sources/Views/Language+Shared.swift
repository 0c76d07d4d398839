internal import Games
package import PackFormat
package import Words

/// The number of questions, and the sentences at the end of a game, which all games share.
extension Language {
  package func counted(questions: some BinaryInteger) -> String {
    self(.questions, ["n": .count(questions)])
  }

  /// The sentence about the high score after a game.
  package func record(_ isNew: Bool, best: Int64) -> String {
    isNew ? self(.newRecord) : self(.highScoreIs, ["best": .count(best)])
  }

  package var gameOver: String { self(.gameOver) }
}

extension String {
  /// The text with each `{name}` that has a value replaced by it, in one pass.
  func filled(_ value: (String) -> String?) -> String {
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      // No name contains a brace, so each character is visited once.
      let name = rest[open...].dropFirst().prefix { $0 != "{" && $0 != "}" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}", let value = value(String(name))
      {
        filled += value
        rest = rest[name.endIndex...].dropFirst()
      } else {
        filled += "{" + name
        rest = rest[name.endIndex...]
      }
    }
    return filled + rest
  }
}

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
