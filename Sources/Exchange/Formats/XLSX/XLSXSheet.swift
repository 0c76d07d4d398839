internal import Diagnostics
internal import XMLSource

/// Reads the rows of a sheet, one after the other.
struct XLSXSheet {
  /// The most columns that a sheet of Excel has.
  private static let mostColumns = 16_384

  private let workbook: XLSXWorkbook
  /// The path of the part that has the cells.
  private let path: String
  private let origin: TableOrigin
  private var questions: TableQuestions
  private var row = 0
  /// The rows and columns that are not taken because they are hidden.
  private(set) var hidden = HiddenCells()
  private var hiddenColumns: Set<Int> = []
  /// The number of columns up to the last one that is known to be hidden.
  private var columnsRead = 0
  /// The cells whose values cannot be had.
  private var faults = SheetFaults()
  /// The number of texts in cells themselves of which parts are bold, raised or the like.
  private(set) var markedTexts = 0
  /// The merged areas of several rows.
  private var merged: [String] = []

  init(_ workbook: XLSXWorkbook, _ sheet: XLSXWorkbook.Sheet, _ options: ImportOptions) {
    self.workbook = workbook
    path = workbook.file.path(of: sheet.path)
    origin = TableOrigin(file: workbook.file, sheet: sheet.name)
    questions = TableQuestions(origin, options)
  }

  /// The first rows, if none of them is a header.
  var sample: TableSample { questions.sample }

  /// Sends the questions of the sheet to the sink, and returns true if there is a header.
  mutating func read(_ bytes: [UInt8], _ sink: inout ImportSink) throws(ImportError) -> Bool {
    var reader = self
    var areas: [String] = []
    try XMLRecords.read(bytes, named: path, charging: workbook.file.budget, ["row"]) { element in
      if element.localName == "mergeCell", let area = element["ref"] { areas.append(area) }
      if element.localName == "col" { reader.take(column: element) }
    } take: { element in
      reader.take(element, &sink)
    }
    self = reader
    guard questions.hasHeader else { return false }
    merged = areas.filter { Self.hasSeveralRows($0) }
    noteMerged(&sink)
    hidden.note(origin, &sink)
    faults.note(origin, &sink)
    questions.finish(&sink)
    return true
  }

  private mutating func take(column element: MarkupElement) {
    guard Self.isSet(element["hidden"]), let first = element["min"].flatMap({ Int($0) }),
      let last = element["max"].flatMap({ Int($0) }), 1...Self.mostColumns ~= first, first <= last
    else { return }
    // Columns stand in their order, so that none is looked at twice.
    let end = min(last, Self.mostColumns)
    let start = max(first - 1, columnsRead)
    if start < end { hiddenColumns.formUnion(start..<end) }
    columnsRead = max(columnsRead, end)
  }

  private static func isSet(_ attribute: String?) -> Bool {
    attribute == "1" || attribute == "true"
  }

  private mutating func take(_ element: MarkupElement, _ sink: inout ImportSink) {
    if questions.isGivenUp { return }
    row = element["r"].flatMap { Int($0) } ?? (row < .max ? row + 1 : row)
    var taken = TableRow(number: row)
    var column = 0
    for case .element(let cell) in element.content {
      if let place = cell["r"].flatMap({ Self.column($0) }) { column = place }
      guard column < Self.mostColumns else { break }
      if let value = value(of: cell, column), !Self.isBlank(value.text) {
        let cell = TableRow.Cell(
          column: column, text: value.text, exact: value.exact, isAsShown: value.isAsShown)
        if hiddenColumns.contains(column) {
          hidden.add(cell, row: row)
        } else {
          taken.cells.append(cell)
        }
      }
      column += 1
    }
    if Self.isSet(element["hidden"]) { return hidden.add(taken) }
    questions.take(taken, &sink)
  }

  // MARK: - Cells

  /// True if a text has white space alone. Nearly every text shows by its first byte that it has more.
  private static func isBlank(_ text: String) -> Bool {
    if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
    return text.allSatisfy(\.isWhitespace)
  }

  private mutating func value(of cell: MarkupElement, _ column: Int) -> SheetValue? {
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
    let style = cell["s"].flatMap { Int($0) } ?? 0
    let format = workbook.styles.indices.contains(style) ? workbook.styles[style] : nil
    func shown(_ text: String) -> SheetValue { SheetValue(text: format?.text(text) ?? text) }
    if let inline { return shown(inline) }
    guard let value, !value.isEmpty else {
      if hasFormula { faults.add(.missing, row, column) }
      return nil
    }
    switch cell["t"] {
    case "s": return Int(value).flatMap { workbook.texts[$0] }.map(shown)
    case "str": return shown(XLSXText.unescaped(value))
    case "b": return SheetValue(text: workbook.setting.language.word(Self.isSet(value)))
    case "e":
      faults.add(.error, row, column)
      return nil
    case "d": return SheetValue(text: value, exact: .moment(value), isAsShown: false)
    case "inlineStr": return SheetValue(text: value)
    default:
      switch (format ?? .general).value(value, workbook.setting) {
      case .value(let value): return value
      case .hidden: faults.add(.hidden, row, column)
      case .noDay: faults.add(.noDay, row, column)
      }
      return nil
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
      ? "the cells \(first) are merged; only the first row has their value"
      : "\(areas.count) areas are merged over several rows, the first is \(first); only the first row of each has the value"
    let corner = first.prefix { $0 != ":" }
    sink.note(
      .valueDropped, message,
      at: origin.place(
        column: Self.column(String(corner)) ?? 0, row: Int(corner.filter(\.isNumber)) ?? 1),
      help: "write the value into each row that it is for")
  }
}
