/// What a new project of a kind starts from: rows to be replaced by one's own.
struct Sample: Sendable {
  /// The fields that the rows have, named as in the schema.
  let fields: [String]
  let rows: [[String]]
  /// The rules with which so few rows make a game.
  var rules: [(name: String, value: String)] = []
  /// Files for the folder `images`.
  var images: [(name: String, bytes: [UInt8])] = []
  /// Files beside the manifest.
  var files: [(name: String, bytes: [UInt8])] = []
}
