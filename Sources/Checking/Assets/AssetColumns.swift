internal import Diagnostics
internal import Projects
internal import Rows

/// The columns of a source that name or describe pictures.
struct AssetColumns {
  private let file: String
  private let pictures: [Int]
  private let alt: Int?
  private let subject: Int?
  private let advice: String
  /// True if a game shows the pictures, so that each needs a description.
  private let needsWords: Bool

  /// `subject` is the column that says what a picture shows; nil if no game shows pictures.
  init(_ columns: [Binding.Column], subject: String?, file: String) {
    self.file = file
    pictures = columns.indices.filter { columns[$0].field?.isAsset == true }
    alt = columns.firstIndex(ofField: "Alt")
    self.subject = subject.flatMap { columns.firstIndex(ofField: $0) }
    needsWords = subject != nil
    advice =
      "give each its own picture" + (subject == "Alt" ? ", or describe it in the same words" : "")
  }

  /// Records the pictures of a row, and reports missing descriptions.
  func note(_ row: TypedRow, number: Int, on store: inout AssetStore) {
    for column in pictures {
      guard let name = row.string(column) else { continue }
      let place = Place(file, row.places[column])
      _ = store.use(
        name, of: subject.flatMap { row.string($0) }, number: number, at: place,
        advice: advice)
      if needsWords, alt.map({ row.values[$0] == .missing }) ?? true {
        store.addMissingAlt(name, at: place)
      }
    }
  }
}

extension AssetStore {
  mutating func addMissingAlt(_ name: String, at place: Place) {
    findings.add(
      Finding(
        .missingAlt, "nothing describes the picture \(name.quoted())", at: place,
        help: "say in Alt what it shows"))
  }
}
