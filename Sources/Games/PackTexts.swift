package import PackFormat

/// A text column in the language of the player, and in the pack's own where it is not translated.
package struct LocalColumn: Sendable {
  private let own: PackColumn?
  private let translated: PackColumn?

  package init(_ table: PackTable, _ name: String, language: String) {
    own = table.column(name)
    translated = language.isEmpty ? nil : table.column(name, language: language)
  }

  /// The columns that it reads.
  var columns: [PackColumn?] { [own, translated] }

  /// Whether the table has such a column at all.
  package var exists: Bool { own != nil }

  /// The text of a row; nil where it has none.
  package func text(_ reader: PackReader, _ row: Int) throws(PackError) -> String? {
    if let translated, let text = try reader.string(translated, row) { return text }
    guard let own else { return nil }
    return try reader.string(own, row)
  }
}

/// The texts of a game that a pack brings, by name: `<text name="wrong">` of its manifest.
package struct PackTexts: Sendable {
  private var texts: [(name: String, language: String, text: String)] = []

  /// Many times what any game has.
  private static let most = 1_000

  package init(_ reader: PackReader) throws(PackError) {
    guard let table = reader.table("texts"), let names = table.column("Name"),
      let languages = table.column("Language"), let column = table.column("Text")
    else { return }
    try reader.checkSize(of: table, most: Self.most, [names, languages, column], "texts")
    for row in 0..<table.rowCount {
      guard let name = try reader.string(names, row), let text = try reader.string(column, row)
      else { continue }
      texts.append((name, try reader.string(languages, row) ?? "", text))
    }
  }

  /// The pack's text in this language, else in its own, whose language is empty; nil where it has none.
  package func text(_ name: String, language: String) -> String? {
    texts.first { $0.name == name && $0.language == language }?.text
      ?? texts.first { $0.name == name && $0.language.isEmpty }?.text
  }
}

/// A text of the game that a pack may put in its own words.
package struct TextSpecification: Sendable {
  package let name: String
  /// What may stand in braces, to be replaced in play: `name` for `{name}`.
  package let placeholders: [String]
  package let meaning: String

  package init(_ name: String, _ placeholders: [String], _ meaning: String) {
    self.name = name
    self.placeholders = placeholders
    self.meaning = meaning
  }
}
