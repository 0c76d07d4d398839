internal import CSVSource
internal import Diagnostics
internal import Files
internal import Projects
internal import Rows

/// A CSV source whose header was read: reading goes on behind it without reading the header again.
struct OpenedCSV {
  let source: ProjectSource
  /// The file as it was when the header was read; nil for bytes at hand.
  let stamp: FileStamp?
  /// The findings about everything above the first row.
  let findings: Findings
  /// The columns by the header row; nil without one, and then no row can be judged.
  let binding: Binding?
  private let start: CSVReader.Start

  init(
    _ source: ProjectSource, _ schema: TableSchema, _ languages: SourceLanguages,
    _ findings: Findings
  ) throws(FileError) {
    var findings = findings.emptied
    stamp = source.bytes == nil ? FileStamp(source.path, within: source.root) : nil
    let options = CSVReader.Options(
      delimiter: source.reading.delimiter,
      headers: KnownHeaders([schema.requiredNames, source.reading.renamed.map(\.from)]))
    let reader = try CSVReader.open(try source.input(), options, findings: &findings)
    start = reader.start
    binding = start.header.map { Binding($0, to: schema, languages, source.reading) }
    self.source = source
    self.findings = findings
  }

  var header: CSVHeader? { start.header }

  /// A reader of the rows below the header.
  func reader() throws(FileError) -> CSVReader {
    CSVReader(try source.input(), from: start)
  }

  /// True if the source has a column of ids.
  var hasIds: Bool { binding?.columns.firstIndex(ofField: "Id") != nil }
}
