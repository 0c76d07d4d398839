package import PackFormat

/// A text column in the player's language, with the pack's own language where a text is not
/// translated.
package struct LocalColumn: Sendable {
  private let own: PackColumn?
  private let translated: PackColumn?

  package init(_ table: PackTable, _ name: String, language: String) {
    own = table.optionalColumn(name, .string)
    translated = language.isEmpty ? nil : table.optionalColumn(name, .string, language: language)
  }

  /// The columns that are read.
  var columns: [PackColumn?] { [own, translated] }

  /// True if the table has the column.
  package var exists: Bool { own != nil }

  /// Returns the text of a row; nil if it has none.
  package func text(_ reader: PackReader, _ row: Int) throws(PackError) -> String? {
    if let translated, let text = try reader.string(translated, row) { return text }
    guard let own else { return nil }
    return try reader.string(own, row)
  }
}

/// The texts of a game that a pack replaces, such as `<text name="wrong">` in its manifest.
package struct PackTexts: Sendable {
  private var texts: [(name: String, language: String, text: String)] = []

  /// Far more than any game has.
  private static let most = 1_000

  package init(_ reader: PackReader) throws(PackError) {
    guard let table = reader.table(.texts), let names = table.optionalColumn("Name", .string),
      let languages = table.optionalColumn("Language", .string),
      let column = table.optionalColumn("Text", .string)
    else { return }
    try reader.checkSize(of: table, most: Self.most, [names, languages, column], "texts")
    for row in 0..<table.rowCount {
      guard let name = try reader.string(names, row), let text = try reader.string(column, row)
      else { continue }
      texts.append((name, try reader.string(languages, row) ?? "", text))
    }
  }

  /// Returns the pack's text in `language`, or else in its own language; nil if the pack does not
  /// replace this text.
  package func text(_ name: String, language: String) -> String? {
    texts.first { $0.name == name && $0.language == language }?.text
      ?? texts.first { $0.name == name && $0.language.isEmpty }?.text
  }
}

/// A text of a game that a pack may replace.
package struct TextSpecification: Sendable {
  package let name: String
  /// The placeholders that the text may contain, without braces: `name` for `{name}`.
  package let placeholders: [String]
  package let meaning: String

  package init(_ name: String, _ placeholders: [String], _ meaning: String) {
    self.name = name
    self.placeholders = placeholders
    self.meaning = meaning
  }
}
