/// The rows that a new project starts with, for its author to replace.
package struct Sample: Sendable {
  /// The names of the fields, as in the schema.
  package let fields: [String]
  package let rows: [[String]]
  /// The game settings with which so few rows are enough.
  package var rules: [(name: String, value: String)] = []
  /// The files of the folder `images`.
  package var images: [(name: String, bytes: [UInt8])] = []
  /// The files beside the manifest.
  package var files: [(name: String, bytes: [UInt8])] = []
}
