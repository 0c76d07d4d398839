internal import Kinds
package import PackFormat
internal import Rows

/// A language of a pack, with the number of texts in it.
package struct LanguageListing: Equatable {
  package let language: String
  package let texts: Int
  /// The number of texts in the pack's own language.
  package let all: Int

  /// The language, such as `ru`, or `ru (12 of 15 texts)` if texts are missing.
  var text: String { texts == all ? language : "\(language) (\(texts) of \(all) texts)" }

  /// Returns the pack's own language, then the others in the order of their tags.
  static func all(of pack: PackReader) throws(PackError) -> [LanguageListing] {
    let card = pack.header.card
    let columns = pack.kindTable.columns
    let own = card.titles.first?.language ?? ""
    let named = card.titles.map { $0.language } + columns.map { $0.language }
    let others = Set(named).subtracting([own, ""]).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let texts = textColumns(of: pack)
    let all = try count(of: texts.filter { $0.language.isEmpty }, in: pack)
    var found = [LanguageListing(language: own, texts: all, all: all)]
    for language in others {
      let count = try count(of: texts.filter { $0.language == language }, in: pack)
      found.append(LanguageListing(language: language, texts: count, all: all))
    }
    return found
  }

  /// Returns the columns with translatable texts, in every language.
  package static func textColumns(of pack: PackReader) -> [PackColumn] {
    let columns = pack.kindTable.columns
    let kind = ContentKind.named(pack.header.card.kind)
    return columns.filter { column in
      guard column.type == .string, let kind else { return false }
      // A pack may lack its table's schema, so a column is translatable if it has a translation.
      return kind.form.isSchemaOfProject
        ? columns.contains { $0.name == column.name && !$0.language.isEmpty }
        : kind.schema.field(column.name)?.isTranslatable == true
    }
  }

  private static func count(
    of columns: [PackColumn], in pack: PackReader
  ) throws(PackError) -> Int {
    var count = 0
    for column in columns { count += try pack.valueCount(of: column) }
    return count
  }
}
