internal import Kinds
internal import Projects
internal import Rows

/// The columns of a table that is written: the required fields, and all others that some question has.
struct TableColumns {
  /// The names in the order of the schema; translations follow their field, in the order of their languages.
  private(set) var names: [String] = []

  init(of deck: ExportedDeck) throws(ExportError) {
    guard let schema = ContentKind.named(deck.kind)?.schema else { return }
    var used = Set(schema.requiredNames)
    for number in 0..<deck.count { used.formUnion(try deck.question(number).fields) }
    let translated = Dictionary(grouping: used.filter { $0.contains("@") }.sorted()) {
      String($0.prefix { $0 != "@" })
    }
    for field in schema.fields {
      if used.contains(field.name) { names.append(field.name) }
      names += translated[field.name] ?? []
    }
  }
}
