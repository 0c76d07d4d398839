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
    guard let table = reader.table("about"), let keys = table.optionalColumn("Key", .string),
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
