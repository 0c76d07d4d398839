internal import Diagnostics
internal import Kinds

extension ExchangeFormat {
  /// Tables of text, in any dialect of CSV.
  static let csv = ExchangeFormat(
    "csv", "CSV",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind; templates of Kahoot, Quizizz and Blooket; other columns by --map",
      loses: "columns without a field, time limits; questions with several right answers",
      recognises: CSVTableReader.recognises, read: CSVTableReader.read),
    writer: FormatWriter(
      suffix: "csv", fields: .all, hasTranslations: true, deck: [], write: CSVTableWriter.write))
}

/// Reads CSV of any dialect with the columns of a kind, of a known program, or those that `--map` names.
enum CSVTableReader {
  static func recognises(_ file: ImportedFile) -> Bool {
    if file.isArchive { return false }
    if ["csv", "tsv", "tab"].contains(file.suffix) { return true }
    return CSVTable(file, isHeader: { isHeader($0, ImportOptions()) }) != nil
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    _ = try file.text()
    var table = try table(file, options)
    var questions = TableQuestions(TableOrigin(file: file), options)
    questions.skip(rowsAbove: table.rowsAbove)
    var formulas = FormulaCells()
    try table.read(&sink) { row, sink in questions.take(formulas.unescaped(row), &sink) }
    formulas.note(file, &sink)
    guard questions.hasHeader else { throw TableHeader.missing(in: file, [], options) }
    questions.finish(&sink)
  }

  private static func table(
    _ file: ImportedFile, _ options: ImportOptions
  ) throws(ImportError) -> CSVTable {
    if !options.hasHeader { return try CSVTable(headless: file) }
    guard let table = CSVTable(file, isHeader: { isHeader($0, options) }) else {
      throw TableHeader.missing(in: file, firstNames(file), options)
    }
    return table
  }

  private static func isHeader(_ names: [String], _ options: ImportOptions) -> Bool {
    let names = names.enumerated().map { ($0.offset, $0.element) }.filter { !$0.1.isEmpty }
    return TableMapping(header: names, options) != nil
  }

  /// The names of the first line with a delimiter, for the message that no header was found.
  private static func firstNames(_ file: ImportedFile) -> [String] {
    var names: [String] = []
    _ = CSVTable(file) { row in
      if row.count > names.count { names = row }
      return false
    }
    return names
  }
}
