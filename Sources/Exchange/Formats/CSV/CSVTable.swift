internal import Bytes
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rewriting
internal import TextUnicode

/// A CSV file of another program: its header, wherever it stands among the first lines, and its dialect.
struct CSVTable {
  /// The delimiters that are tried, the most frequent one first.
  private static let delimiters = Array(",;\t|".utf8)
  /// The bytes in which the header is looked for.
  private static let headLength = 1 << 16
  /// A byte that stands in no text, for files whose quotes are ordinary characters.
  private static let noQuote: UInt8 = 1

  private let file: ImportedFile
  /// The start of the header.
  let start: Int
  let delimiter: UInt8
  private var quote = UInt8(ascii: "\"")
  /// The texts of the rows above the header, which are not taken.
  let rowsAbove: Int
  /// False if the first row is a question.
  private let hasHeader: Bool

  /// Opens a table without a header; throws if its delimiter is not clear.
  init(headless file: ImportedFile) throws(ImportError) {
    var findings = Findings(limit: 1)
    var found: UInt8?
    do throws(FileError) {
      let reader = try CSVReader.open(
        .bytes(file.bytes, name: file.path), CSVReader.Options(), findings: &findings)
      if reader.header != nil { found = reader.dialect.delimiter }
    } catch {
      throw ImportError(Finding(.unreadableImport, error.message, at: file.place(0..<0)))
    }
    guard let found else {
      let finding = findings.kept.first
      throw ImportError(
        Finding(
          .unreadableImport, finding?.message ?? "the file is empty",
          at: finding?.place ?? file.place(0..<0), help: finding?.help))
    }
    (self.file, delimiter) = (file, found)
    (start, rowsAbove, hasHeader) = (0, 0, false)
  }

  /// Finds the header; nil if none of the first rows is one.
  init?(_ file: ImportedFile, isHeader: ([String]) -> Bool) {
    let head = Array(file.bytes.prefix(Self.headLength))
    var start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var rows = 0
    for _ in 0...TableQuestions.mostRowsAbove {
      while start < head.count, head[start] == 0x0A || head[start] == 0x0D { start += 1 }
      guard start < head.count else { return nil }
      let rest = Array(head[start...])
      for delimiter in Self.delimiters {
        guard let names = Self.header(rest, delimiter), isHeader(names) else { continue }
        (self.file, self.start, self.delimiter, rowsAbove) = (file, start, delimiter, rows)
        hasHeader = true
        return
      }
      start = head[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? head.count
      rows += 1
    }
    return nil
  }

  /// The names in the first row; nil if it is none.
  private static func header(_ bytes: [UInt8], _ delimiter: UInt8) -> [String]? {
    var findings = Findings(limit: 0)
    do throws(FileError) {
      let reader = try CSVReader.open(
        .bytes(bytes, name: ""), CSVReader.Options(delimiter: delimiter), findings: &findings)
      return reader.header?.names
    } catch {
      return nil
    }
  }

  // MARK: - Rows

  /// Sends the rows to `take`, the header first if there is one, and records those that cannot be read.
  mutating func read(
    _ sink: inout ImportSink, take: (TableRow, inout ImportSink) -> Void
  ) throws(ImportError) {
    // In a list with tabs, quotes are often ordinary characters.
    if delimiter == UInt8(ascii: "\t"), try hasBrokenQuotes() { quote = Self.noQuote }
    var findings = Findings(limit: ImportLedger.mostOfCode)
    try rows(&findings) { row, width in
      guard let fault = fault(row, width) else { return take(row, &sink) }
      sink.leaveOut(.malformedQuestion, "left out: \(fault)", at: file.place(row.bytes))
    }
    for finding in findings.kept {
      if finding.code == .textUTF16 || finding.code == .csvRecordTooLong {
        throw ImportError(
          Finding(
            .unreadableImport, finding.message, at: place(finding.place.bytes), help: finding.help))
      }
      guard Self.quoteCodes.contains(finding.code) else { continue }
      sink.leaveOut(
        .malformedQuestion, "left out: \(finding.message)", at: place(finding.place.bytes),
        help: finding.help)
    }
    let kept = findings.kept.count { Self.quoteCodes.contains($0.code) }
    let all = findings.codes.all.reduce(0) {
      $0 + (Self.quoteCodes.contains($1.code) ? $1.count : 0)
    }
    sink.leaveOut(.malformedQuestion, count: all - kept)
  }

  private static let quoteCodes: [Code] = [.csvUnclosedQuote, .csvQuoteInCell, .csvAfterQuote]

  private func place(_ bytes: Range<Int>) -> Place {
    file.place(bytes.lowerBound + start..<bytes.upperBound + start)
  }

  private func hasBrokenQuotes() throws(ImportError) -> Bool {
    var findings = Findings(limit: 100)
    try rows(&findings) { _, _ in }
    return findings.kept.contains { Self.quoteCodes.contains($0.code) }
  }

  /// The reason why a row cannot be read; nil if it can. Cells may be missing at its end.
  private func fault(_ row: TableRow, _ width: Int) -> String? {
    if hasHeader, let cell = row.cells.last, cell.column >= width {
      return "the row has \(cell.column + 1) cells, and the header has \(width)"
    }
    return nil
  }

  private func rows(
    _ findings: inout Findings, _ take: (TableRow, Int) -> Void
  ) throws(ImportError) {
    let bytes = start == 0 ? file.bytes : Array(file.bytes[start...])
    let options = CSVReader.Options(delimiter: delimiter, quote: quote)
    do throws(FileError) {
      var reader = try CSVReader.open(
        .bytes(bytes, name: file.path), options, findings: &findings)
      guard let header = reader.header else { return }
      let width = header.names.count
      take(row(header), width)
      var batch = CSVBatch()
      var number = 1
      while try reader.next(&batch, findings: &findings) {
        for index in 0..<batch.count {
          number += 1
          let record = batch[index]
          if record.count != width, !file.budget.charge(.otherWidths) { return }
          take(row(record, batch, number), width)
        }
      }
    } catch {
      throw ImportError(Finding(.unreadableImport, error.message, at: file.place(0..<0)))
    }
  }

  private func row(_ header: CSVHeader) -> TableRow {
    var row = TableRow(number: 1)
    row.bytes = place(header.bytes).bytes
    for (column, name) in header.names.enumerated() where !Self.isBlank(name) {
      row.cells.append(
        TableRow.Cell(column: column, text: name, bytes: place(header.cells[column]).bytes))
    }
    return row
  }

  private func row(_ record: CSVRecord, _ batch: CSVBatch, _ number: Int) -> TableRow {
    let base = batch.base + start
    var row = TableRow(number: number)
    row.bytes = record.bytes.lowerBound + base..<record.bytes.upperBound + base
    for column in 0..<record.count {
      let cell = batch.cell(column, of: record)
      if cell.content.isEmpty { continue }
      let text = String(decoding: batch.value(of: cell), as: UTF8.self)
      if Self.isBlank(text) { continue }
      row.cells.append(
        TableRow.Cell(
          column: column, text: text,
          bytes: cell.bytes.lowerBound + base..<cell.bytes.upperBound + base))
    }
    return row
  }

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(\.isWhiteSpace)
  }
}

/// Writes all fields of all questions as canonical CSV.
enum CSVTableWriter {
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    let columns = try TableColumns(of: deck).names
    let csv = CSVText(delimiter: UInt8(ascii: ","))
    var text = csv.header(columns)
    var escaped = 0
    for number in 0..<deck.count {
      let question = try deck.question(number)
      for (place, column) in columns.enumerated() {
        var value = question[column] ?? ""
        if !options.keepsFormulas, let harmless = FormulaText.escaped(value) {
          value = harmless
          escaped += 1
        }
        csv.append(Array(value.utf8)[...], at: place, of: columns.count, to: &text)
      }
      if text.count > 1 << 16 {
        try output.write(text)
        text = []
      }
    }
    try output.write(text)
    if escaped == 0 { return }
    output.note(
      .exportedTextChanged,
      "\(escaped == 1 ? "a text begins" : "\(escaped) texts begin") as a formula does and \(escaped == 1 ? "has" : "have") an apostrophe in front",
      help: "packtool import takes it off; --formulas keep writes texts as they are")
  }
}
