package import CSVSource
package import Files
package import Rows

/// A source of a project, as it is read.
package struct ProjectSource {
  package var path: String
  /// The project's folder, which links on the path's way must not leave; nil for a bare source.
  package var root: String?
  /// The bytes, if they are at hand because the file cannot be read twice.
  package var bytes: [UInt8]?
  /// The name in the pack.
  package var name: String
  package var format: SourceFormat
  package var reading = SourceReading()
  /// The template over the file; nil if its rows are questions.
  package var template: Template?

  package init(
    path: String, root: String?, bytes: [UInt8]? = nil, name: String, format: SourceFormat,
    reading: SourceReading = SourceReading(), template: Template? = nil
  ) {
    self.path = path
    self.root = root
    self.bytes = bytes
    self.name = name
    self.format = format
    self.reading = reading
    self.template = template
  }

  /// The bytes of the source, at hand or in its file.
  package func input() throws(FileError) -> CSVInput {
    if let bytes { return .bytes(bytes, name: path) }
    return .file(SharedFile(try InputFile(path, within: root)))
  }
}
