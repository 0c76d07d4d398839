internal import Diagnostics
internal import PackFormat

/// The derived ids of rows without an id (FORMAT.md, "Ids of questions"), compared with the ids that are given.
///
/// The prompts differ in every row, and so do the ids derived from them. A conflict needs a given id: one that was
/// derived before the prompt was reworded.
struct DerivedIds {
  private let kind: String
  private let asked: String
  private var seen = SeenKeys()
  private var column: Int?
  private var idColumn: Int?
  /// True if some source gives ids; otherwise nothing is computed.
  var areNeeded = false

  /// Nil for a kind without derived ids.
  init?(kind: String?, _ schema: TableSchema) {
    guard let kind, schema.field("Id")?.constraints.unique == true,
      let asked = schema.asked
    else { return nil }
    self.kind = kind
    self.asked = asked.name
  }

  mutating func bind(_ columns: [Binding.Column]) {
    column = columns.firstIndex(ofField: asked)
    idColumn = columns.firstIndex(ofField: "Id")
    if idColumn != nil { areNeeded = true }
  }

  /// The finding for a row whose id, given or derived, is the id of another row; `given` are all given ids.
  mutating func finding(_ row: TypedRow, _ file: String, given: SeenKeys) -> Finding? {
    guard areNeeded else { return nil }
    guard let idColumn, idColumn < row.values.count, row.values[idColumn] != .missing else {
      return findingWithoutId(row, file, given)
    }
    guard let id = row.text(idColumn), QuestionId.hasDerivedForm(id),
      let other = seen.place(of: Self.key(of: id))
    else { return nil }
    return finding(
      id, Place(file, row.places[idColumn]), label: "again",
      related: Related(other, "derived from this \(asked), as the row has no Id"))
  }

  private mutating func findingWithoutId(
    _ row: TypedRow, _ file: String, _ given: SeenKeys
  ) -> Finding? {
    guard let column, column < row.values.count, let text = row.text(column) else { return nil }
    let id = Array(QuestionId.derive(kind: kind, text: text).utf8)[...]
    let key = Self.key(of: id)
    let place = Place(file, row.places[column])
    guard let first = given.place(of: key) else {
      _ = seen.insert(key, at: place)
      return nil
    }
    return finding(
      id, place, label: "derived from this \(asked), as the row has no Id",
      related: Related(first, "first used here"))
  }

  private func finding(
    _ id: ArraySlice<UInt8>, _ place: Place, label: String, related: Related
  ) -> Finding {
    Finding(
      .notUnique, "two questions have one Id: \(Quoted.quoted(id))", at: place, label: label,
      help: "give the row without an Id one of its own", related: [related])
  }

  private static func key(of id: ArraySlice<UInt8>) -> SeenKeys.Key {
    var hasher = SeenKeys.KeyHasher()
    hasher.add(id)
    return hasher.finish()
  }
}
