package import PackFormat

/// The description of a pack, its authors, credits and licence.
package struct PackAbout: Sendable, Equatable {
  /// The description in the player's language if there is one, else in the pack's own.
  package private(set) var description: String?
  package private(set) var authors: [String] = []
  package let credits: PackCredits

  /// Reads what a pack says of itself.
  package init(_ reader: PackReader, language: String) throws(PackError) {
    credits = try PackCredits(reader, language: language)
    guard let table = reader.table(.about), let keys = table.optionalColumn("Key", .string),
      let languages = table.optionalColumn("Language", .string),
      let column = table.optionalColumn("Text", .string)
    else { return }
    for row in 0..<table.rowCount {
      guard let key = try reader.string(keys, row), let text = try reader.string(column, row)
      else { continue }
      switch key {
      case "author": authors.append(text)
      case "description":
        let isTranslated = try reader.string(languages, row) == language
        if description == nil || isTranslated { description = text }
      default: break
      }
    }
  }
}

/// The credits and the licence of a pack.
package struct PackCredits: Sendable, Equatable {
  package private(set) var credits: [String] = []
  /// The licence as an SPDX expression.
  package private(set) var licence: String?

  /// Far more than any real pack has.
  private static let most = 1_000

  /// Reads the credits of a pack. They are in `language` only if all of them are translated, so
  /// that none is lost.
  package init(_ reader: PackReader, language: String) throws(PackError) {
    guard let table = reader.table(.about), let keys = table.optionalColumn("Key", .string),
      let languages = table.optionalColumn("Language", .string),
      let column = table.optionalColumn("Text", .string)
    else { return }
    try reader.checkSize(
      of: table, most: Self.most, [keys, languages, column], "lines about the pack")
    var own: (language: String, texts: [String])?
    var translated: [String] = []
    for row in 0..<table.rowCount {
      guard let key = try reader.string(keys, row), let text = try reader.string(column, row)
      else { continue }
      if key == "licence" { licence = text }
      guard key == "credit" else { continue }
      let spoken = try reader.string(languages, row) ?? ""
      if spoken == language { translated.append(text) }
      if own == nil { own = (spoken, []) }
      if spoken == own?.language { own?.texts.append(text) }
    }
    guard let own else { return }
    credits = translated.count >= own.texts.count ? translated : own.texts
  }
}
