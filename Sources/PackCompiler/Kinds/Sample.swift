/// The rows that a new project starts with, for its author to replace.
struct Sample: Sendable {
  /// The names of the fields, as in the schema.
  let fields: [String]
  let rows: [[String]]
  /// The game settings with which so few rows are enough.
  var rules: [(name: String, value: String)] = []
  /// The files of the folder `images`.
  var images: [(name: String, bytes: [UInt8])] = []
  /// The files beside the manifest.
  var files: [(name: String, bytes: [UInt8])] = []
}
