internal import Diagnostics
internal import Kinds

extension ExchangeFormat {
  /// Tables of text, in any dialect of CSV.
  static let csv = ExchangeFormat(
    "csv", "CSV",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind; templates of Kahoot, Quizizz and Blooket; all choices in one cell; other columns by --map",
      loses: "columns without a field, time limits",
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
    guard questions.hasHeader else { throw TableHeader.missing(in: file, TableSample(), options) }
    questions.finish(&sink)
  }

  private static func table(
    _ file: ImportedFile, _ options: ImportOptions
  ) throws(ImportError) -> CSVTable {
    if !options.hasHeader { return try CSVTable(headless: file) }
    guard let table = CSVTable(file, isHeader: { isHeader($0, options) }) else {
      throw TableHeader.missing(in: file, sample(of: file), options)
    }
    return table
  }

  private static func isHeader(_ names: [String], _ options: ImportOptions) -> Bool {
    let names = names.enumerated().map { ($0.offset, $0.element) }.filter { !$0.1.isEmpty }
    return TableMapping(header: names, options) != nil
  }

  /// The first lines with a delimiter, for the message that no header was found.
  private static func sample(of file: ImportedFile) -> TableSample {
    var rows: [[(column: Int, text: String)]] = []
    _ = CSVTable(file) { row in
      let cells = row.enumerated().map { (column: $0.offset, text: $0.element) }
      rows.append(cells.filter { !$0.text.isEmpty })
      return false
    }
    var sample = TableSample()
    for row in rows where row.count > 1 { sample.add(row) }
    // The other rows are the same lines with another delimiter.
    let width = sample.width
    sample = TableSample()
    for row in rows where row.count == width { sample.add(row) }
    return sample
  }
}

/// Texts that spreadsheets would run as formulas, and the apostrophe that keeps them from doing so.
///
/// A text that has an apostrophe in front of such a beginning already gets one more, so that reading gives each text
/// back as it was.
enum FormulaText {
  /// The text with an apostrophe in front; nil if it is no formula. A number such as -5 is none.
  static func escaped(_ text: String) -> String? { isFormula(text.utf8[...]) ? "'" + text : nil }

  /// The text without the apostrophe that `escaped` put in front; nil if there is none.
  static func unescaped(_ text: String) -> String? {
    guard text.utf8.first == apostrophe, isFormula(text.utf8.dropFirst()) else { return nil }
    return String(decoding: text.utf8.dropFirst(), as: UTF8.self)
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isFormula(_ text: Substring.UTF8View) -> Bool {
    let rest = text.drop { $0 == apostrophe }
    guard let first = rest.first, "=+-@\t\r".utf8.contains(first) else { return false }
    return !isNumber(rest.dropFirst(), behind: first)
  }

  /// True for digits behind a sign, with at most one decimal sign between them.
  private static func isNumber(_ digits: Substring.UTF8View, behind sign: UInt8) -> Bool {
    guard "+-".utf8.contains(sign) else { return false }
    let parts = digits.split(omittingEmptySubsequences: false) { ".,".utf8.contains($0) }
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }
}

/// Takes the apostrophes off the formulas of a table, and counts them for the ledger.
struct FormulaCells {
  private var count = 0
  private var first = 0..<0

  /// The row with its texts as they were before an export escaped them.
  mutating func unescaped(_ row: TableRow) -> TableRow {
    var row = row
    for index in row.cells.indices {
      guard let text = FormulaText.unescaped(row.cells[index].text) else { continue }
      row.cells[index].text = text
      if count == 0 { first = row.cells[index].bytes }
      count += 1
    }
    return row
  }

  /// Records how many texts lost an apostrophe.
  func note(_ file: ImportedFile, _ sink: inout ImportSink) {
    if count == 0 { return }
    sink.note(
      .textChanged,
      "\(count == 1 ? "a text is" : "\(count) texts are") taken without the apostrophe in front of a formula",
      at: file.place(first))
  }
}
