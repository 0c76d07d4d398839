internal import Rows
internal import Diagnostics
internal import XMLSource

/// The rows of one sheet of an OpenDocument spreadsheet.
struct ODSSheet {
  private static let mostColumns = 16_384
  private let origin: TableOrigin
  private var questions: TableQuestions
  private var row = 0
  private let language: SheetLanguage
  private var faults = SheetFaults()
  /// The rows and columns that are not taken because they are hidden.
  private(set) var hidden = HiddenCells()
  private var hiddenColumns: Set<Int> = []
  /// The number of columns whose elements were read.
  private var columns = 0
  /// The areas of several rows below the header that are merged: their number, and the first cell.
  private var merged: (count: Int, first: Place)?
  private var firstComment: Place?

  init(_ origin: TableOrigin, _ language: SheetLanguage, _ options: ImportOptions) {
    (self.origin, self.language) = (origin, language)
    questions = TableQuestions(origin, options)
  }

  var name: String { origin.sheet ?? "" }
  var hasHeader: Bool { questions.hasHeader }
  var sample: TableSample { questions.sample }

  /// Takes the element of one column, or of several that are alike.
  mutating func take(column element: MarkupElement) {
    let count = Self.count(element["table:number-columns-repeated"])
    let end = min(Self.mostColumns, columns + count)
    if Self.isHidden(element) { hiddenColumns.formUnion(columns..<end) }
    columns = end
  }

  /// True for a row or column that is hidden, or that a filter leaves out.
  private static func isHidden(_ element: MarkupElement) -> Bool {
    ["collapse", "filter"].contains(element["table:visibility"])
  }

  mutating func take(_ element: MarkupElement, _ sink: inout ImportSink) {
    let count = Self.count(element["table:number-rows-repeated"])
    defer { row = row.addingReportingOverflow(count).partialValue }
    if questions.isGivenUp { return }
    let cells = cells(element, sink.budget)
    if cells.isEmpty { return }
    for index in 0..<count {
      guard sink.budget.charge(.cells, cells.count) else { return }
      var taken = TableRow(number: row + index + 1)
      taken.cells = cells
      for cell in cells where hiddenColumns.contains(cell.column) {
        hidden.add(cell, row: taken.number)
      }
      if !hiddenColumns.isEmpty { taken.cells.removeAll { hiddenColumns.contains($0.column) } }
      if Self.isHidden(element) { hidden.add(taken) } else { questions.take(taken, &sink) }
    }
  }

  func finish(_ sink: inout ImportSink) {
    guard hasHeader else { return }
    if let merged {
      let areas = merged.count == 1 ? "an area is" : "\(merged.count) areas are"
      sink.note(
        .valueDropped,
        "\(areas) merged over several rows; only the first row has the value",
        at: merged.first, help: "write the value into each row that it is for")
    }
    if let firstComment {
      sink.note(.valueDropped, "the comments on cells are not taken", at: firstComment)
    }
    hidden.note(origin, &sink)
    faults.note(origin, &sink)
    questions.finish(&sink)
  }

  // MARK: - Cells

  private mutating func cells(_ element: MarkupElement, _ budget: ImportBudget) -> [TableRow.Cell] {
    var cells: [TableRow.Cell] = []
    var column = 0
    for case .element(let cell) in element.content {
      let kind = cell.localName
      guard kind == "table-cell" || kind == "covered-table-cell" else { continue }
      guard column < Self.mostColumns else { break }
      let count = Self.count(cell["table:number-columns-repeated"])
      if kind == "table-cell", let value = value(of: cell, column),
        !value.text.allSatisfy(\.isWhitespace)
      {
        let repetitions = min(count, Self.mostColumns - column)
        guard budget.charge(.cells, repetitions) else { return [] }
        for index in 0..<repetitions {
          cells.append(
            TableRow.Cell(
              column: column + index, text: value.text, exact: value.exact,
              isAsShown: value.isAsShown))
        }
        noteMerged(cell, column)
      }
      column = min(Self.mostColumns, column + count)
    }
    return cells
  }

  private static func count(_ text: String?) -> Int {
    min(max(1, text.flatMap { Int($0) } ?? 1), 1 << 24)
  }

  private mutating func noteMerged(_ cell: MarkupElement, _ column: Int) {
    guard hasHeader, Self.count(cell["table:number-rows-spanned"]) > 1 else { return }
    let first = origin.place(column: column, row: row + 1)
    merged = (count: (merged?.count ?? 0) + 1, first: merged?.first ?? first)
  }

  private mutating func value(of cell: MarkupElement, _ column: Int) -> SheetValue? {
    if cell.child("annotation") != nil, firstComment == nil {
      firstComment = origin.place(column: column, row: row + 1)
    }
    let paragraphs = cell.children("p")
    let shown = paragraphs.map { ODSText.text(of: $0) }.joined(separator: "\n")
    // LibreOffice writes truth values so that it takes from other formats.
    if cell["table:formula"] == "of:=TRUE()" { return SheetValue(text: language.word(true)) }
    if cell["table:formula"] == "of:=FALSE()" { return SheetValue(text: language.word(false)) }
    let type = cell["office:value-type"] ?? ""
    if let (exact, fallback, isAsShown) = stored(cell, type) {
      // Programs that do not show cells write no text beside the value.
      if paragraphs.isEmpty {
        return SheetValue(text: fallback, exact: exact, isAsShown: isAsShown)
      }
      if shown.isEmpty { faults.add(.hidden, row + 1, column) }
      return SheetValue(text: shown, exact: exact)
    }
    if type == "boolean", let truth = cell["office:boolean-value"] {
      return SheetValue(text: language.word(truth == "true"))
    }
    guard cell["table:formula"] != nil else { return SheetValue(text: shown) }
    // An error has no value of its own, and is shown as Err:502 or #N/A.
    let isError = shown.hasPrefix("Err:") || shown.hasPrefix("#")
    if isError || shown.isEmpty { faults.add(isError ? .error : .missing, row + 1, column) }
    return isError ? nil : SheetValue(text: shown)
  }

  /// Returns the stored number or day of a cell, and a text for it where the file has none.
  private func stored(
    _ cell: MarkupElement, _ type: String
  ) -> (exact: SheetValue.Exact, text: String, isAsShown: Bool)? {
    switch type {
    case "float", "currency", "percentage":
      guard let text = cell["office:value"] else { return nil }
      guard let number = SheetDecimal(text) else { return (.number(text), text, true) }
      if type == "percentage" {
        let hundredfold = number.shifted(by: 2)
        let shown = hundredfold.general(mark: language.decimalMark)
        return (.number(hundredfold.plain + "%"), shown + "%", true)
      }
      return (.number(number.plain), number.general(mark: language.decimalMark), true)
    case "date":
      return cell["office:date-value"].map { (.moment(ODSText.date($0)), ODSText.date($0), false) }
    case "time":
      return cell["office:time-value"].map { (.moment(ODSText.time($0)), ODSText.time($0), false) }
    default: return nil
    }
  }
}

/// The texts and values of cells of OpenDocument spreadsheets.
enum ODSText {
  /// Returns the text of a paragraph with the spaces, tabs and line breaks that elements stand for.
  static func text(of element: MarkupElement) -> String {
    var text = ""
    for node in element.content {
      switch node {
      case .text(let part): text += part
      case .element(let child):
        switch child.localName {
        case "s":
          let count = child["text:c"].flatMap { Int($0) } ?? 1
          text += String(repeating: " ", count: min(max(0, count), 1000))
        case "tab": text += "\t"
        case "line-break": text += "\n"
        // Notes, and the reading of letters of East Asia.
        case "note", "annotation", "ruby-text": break
        default: text += Self.text(of: child)
        }
      }
    }
    return text
  }

  /// Returns a day without a time at midnight.
  static func date(_ text: String) -> String {
    text.hasSuffix("T00:00:00") ? String(text.dropLast(9)) : text
  }

  /// Returns a duration such as `PT13H30M00S` as the time 13:30.
  static func time(_ text: String) -> String {
    let parts = text.dropFirst(2).split { !$0.isNumber && $0 != "." }.map(String.init)
    guard text.hasPrefix("PT"), parts.count == 3, let seconds = Double(decimal: parts[2]) else {
      return text
    }
    return seconds == 0 ? "\(parts[0]):\(parts[1])" : "\(parts[0]):\(parts[1]):\(parts[2])"
  }
}
