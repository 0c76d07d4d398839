internal import CSVSource
internal import Files
internal import Rows

/// A source of a project, as it is read.
struct ProjectSource {
  var path: String
  /// The bytes, if they are at hand because the file cannot be read twice.
  var bytes: [UInt8]?
  /// The name in the pack.
  var name: String
  var format: SourceFormat
  var reading = SourceReading()
  /// The template over the file; nil if its rows are questions.
  var template: Template?

  /// The bytes of the source, at hand or in its file.
  func input() throws(FileError) -> CSVInput {
    if let bytes { return .bytes(bytes, name: path) }
    return .file(SharedFile(try InputFile(path)))
  }
}
