internal import Diagnostics
internal import XMLSource

/// Reads the rows of a sheet, one after the other.
struct XLSXSheet {
  /// The most columns that a sheet of Excel has.
  private static let mostColumns = 16_384

  private let workbook: XLSXWorkbook
  private let origin: TableOrigin
  private var questions: TableQuestions
  private var row = 0
  /// The cells of formulas whose values are not in the file, or are errors.
  private var faults = SheetFaults()
  /// The number of texts in cells themselves of which parts are bold, raised or the like.
  private(set) var markedTexts = 0
  /// The merged areas of several rows.
  private var merged: [String] = []

  init(_ workbook: XLSXWorkbook, _ sheet: XLSXWorkbook.Sheet, _ options: ImportOptions) {
    self.workbook = workbook
    origin = TableOrigin(file: workbook.file, sheet: sheet.name)
    questions = TableQuestions(origin, options)
  }

  /// The texts of the row that most looks like a header, if none is.
  var firstRow: [String] { questions.firstRow }

  /// Sends the questions of the sheet to the sink, and returns true if there is a header.
  mutating func read(_ bytes: [UInt8], _ sink: inout ImportSink) throws(ImportError) -> Bool {
    var reader = self
    var areas: [String] = []
    try XMLRecords.read(bytes, named: workbook.file.path, ["row"]) { element in
      if element.localName == "mergeCell", let area = element["ref"] { areas.append(area) }
    } take: { element in
      reader.take(element, &sink)
    }
    self = reader
    guard questions.hasHeader else { return false }
    merged = areas.filter { Self.hasSeveralRows($0) }
    noteMerged(&sink)
    faults.note(origin, &sink)
    questions.finish(&sink)
    return true
  }

  private mutating func take(_ element: MarkupElement, _ sink: inout ImportSink) {
    if questions.isGivenUp { return }
    row = element["r"].flatMap { Int($0) } ?? (row < .max ? row + 1 : row)
    var taken = TableRow(number: row)
    var column = 0
    for case .element(let cell) in element.content {
      if let place = cell["r"].flatMap({ Self.column($0) }) { column = place }
      guard column < Self.mostColumns else { break }
      if let text = text(of: cell, column), !Self.isBlank(text) {
        taken.cells.append(TableRow.Cell(column: column, text: text))
      }
      column += 1
    }
    questions.take(taken, &sink)
  }

  // MARK: - Cells

  /// True if a text has white space alone. Nearly every text shows by its first byte that it has more.
  private static func isBlank(_ text: String) -> Bool {
    if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
    return text.allSatisfy(\.isWhitespace)
  }

  private mutating func text(of cell: MarkupElement, _ column: Int) -> String? {
    var value: String?
    var hasFormula = false
    var inline: String?
    for case .element(let part) in cell.content {
      switch part.localName {
      case "v": value = part.text
      case "f": hasFormula = true
      case "is":
        inline = XLSXText.text(of: part)
        if XLSXText.hasMarkup(part) { markedTexts += 1 }
      default: break
      }
    }
    if let inline { return inline }
    guard let value, !value.isEmpty else {
      if hasFormula { faults.add(.missing, row, column) }
      return nil
    }
    switch cell["t"] {
    case "s": return Int(value).flatMap { workbook.texts[$0] }
    case "str": return XLSXText.unescaped(value)
    case "b": return value == "1" || value == "true" ? "True" : "False"
    case "e":
      faults.add(.error, row, column)
      return nil
    case "d", "inlineStr": return value
    default:
      let style = cell["s"].flatMap { Int($0) } ?? 0
      let format = workbook.styles.indices.contains(style) ? workbook.styles[style] : .number
      return format.text(value, is1904: workbook.is1904)
    }
  }

  /// The number of the column in a reference such as `B12`, from 0; nil if it has no letters.
  static func column(_ reference: String) -> Int? {
    var number = 0
    for byte in reference.utf8 {
      let letter = byte & 0xDF
      guard 0x41...0x5A ~= letter, byte >= 0x41 else { break }
      number = number * 26 + Int(letter) - 0x40
      guard number <= mostColumns else { return mostColumns }
    }
    return number > 0 ? number - 1 : nil
  }

  // MARK: - Merged areas

  private static func hasSeveralRows(_ area: String) -> Bool {
    let rows = area.split(separator: ":").map { $0.filter(\.isNumber) }
    return rows.count == 2 && rows[0] != rows[1]
  }

  private func noteMerged(_ sink: inout ImportSink) {
    // Areas above the header are titles.
    let areas = merged.filter { area in
      (area.prefix { $0 != ":" }.filter(\.isNumber)).compactMap(\.wholeNumberValue)
        .reduce(0) { min($0 * 10 + $1, 1 << 32) } > questions.headerRow
    }
    guard let first = areas.first else { return }
    let message =
      areas.count == 1
      ? "the cells \(first) of \(origin.sheet ?? "") are merged; only the first row has their value"
      : "\(areas.count) areas of \(origin.sheet ?? "") are merged over several rows, the first is \(first); only the first row of each has the value"
    sink.note(
      .valueDropped, message, at: origin.file.place(0..<0),
      help: "write the value into each row that it is for")
  }
}

/// The cells of a sheet whose values cannot be had.
struct SheetFaults {
  enum Fault {
    /// The formula was never computed.
    case missing
    /// The value is an error such as `#N/A`.
    case error
  }

  private var cells: [Fault: (count: Int, row: Int, column: Int)] = [:]

  mutating func add(_ fault: Fault, _ row: Int, _ column: Int) {
    cells[fault, default: (0, row, column)].count += 1
  }

  func note(_ origin: TableOrigin, _ sink: inout ImportSink) {
    for (fault, what) in [
      (Fault.missing, "without a value, as the program that wrote the file computed none"),
      (.error, "with an error as value"),
    ] {
      guard let (count, row, column) = cells[fault] else { continue }
      let first = "\(TableOrigin.letters(column))\(row) of \(origin.sheet ?? "")"
      let cells =
        count == 1 ? "a formula \(what): \(first)" : "\(count) formulas \(what): first \(first)"
      sink.note(
        .valueDropped, cells, at: origin.file.place(0..<0),
        help: "open the file in a spreadsheet program, and save it")
    }
  }
}
