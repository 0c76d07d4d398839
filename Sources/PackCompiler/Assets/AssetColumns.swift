internal import Diagnostics
internal import Rows

/// Which columns of a source name pictures, and which say what they show.
struct AssetColumns {
  private let file: String
  private let pictures: [Int]
  private let alt: Int?
  private let subject: Int?
  private let advice: String
  /// Whether somebody is shown the pictures, and may be unable to see them.
  private let needsWords: Bool

  /// `subject` is the column of what a picture stands for; nil where that is for another app to say.
  init(_ columns: [Binding.Column], subject: String?, file: String) {
    self.file = file
    pictures = columns.indices.filter { columns[$0].field?.isAsset == true }
    alt = columns.firstIndex(ofField: "Alt")
    self.subject = subject.flatMap { columns.firstIndex(ofField: $0) }
    needsWords = subject != nil
    advice =
      "give each its own picture" + (subject == "Alt" ? ", or describe it in the same words" : "")
  }

  /// Notes the pictures of a row, and misses what describes them.
  func note(_ row: TypedRow, number: Int, on shelf: inout AssetStore) {
    for column in pictures {
      guard let name = row.string(column) else { continue }
      let place = Place(file, row.places[column])
      _ = shelf.use(
        name, of: subject.flatMap { row.string($0) }, number: number, at: place,
        advice: advice)
      if needsWords, alt.map({ row.values[$0] == .missing }) ?? true {
        shelf.addMissingAlt(name, at: place)
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
