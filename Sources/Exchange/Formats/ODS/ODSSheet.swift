internal import Diagnostics
internal import XMLSource

/// The rows of one sheet of an OpenDocument spreadsheet.
struct ODSSheet {
  private static let mostColumns = 16_384
  /// The most cells with a text that stand in the file once and are repeated.
  private static let mostRepeated = 200_000

  private let origin: TableOrigin
  private var questions: TableQuestions
  private var row = 0
  private var repeated = 0
  private var faults = SheetFaults()
  /// The areas of several rows below the header that are merged: their number, and the first cell.
  private var merged: (count: Int, first: String)?
  private var hasComments = false

  init(_ origin: TableOrigin, _ options: ImportOptions) {
    self.origin = origin
    questions = TableQuestions(origin, options)
  }

  var name: String { origin.sheet ?? "" }
  var hasHeader: Bool { questions.hasHeader }
  var firstRow: [String] { questions.firstRow }

  /// True if the file stands for far more cells than are in it.
  var isTooLarge: Bool { repeated > Self.mostRepeated }

  mutating func take(_ element: MarkupElement, _ sink: inout ImportSink) {
    let count = Self.count(element["table:number-rows-repeated"])
    defer { row = row.addingReportingOverflow(count).partialValue }
    if questions.isGivenUp || isTooLarge { return }
    let cells = cells(element)
    if cells.isEmpty { return }
    repeated += (count - 1).multipliedReportingOverflow(by: cells.count).partialValue
    if isTooLarge { return }
    for index in 0..<count {
      var taken = TableRow(number: row + index + 1)
      taken.cells = cells
      questions.take(taken, &sink)
    }
  }

  func finish(_ sink: inout ImportSink) {
    guard hasHeader else { return }
    let place = origin.file.place(0..<0)
    if let merged {
      let areas = merged.count == 1 ? "an area" : "\(merged.count) areas"
      sink.note(
        .valueDropped,
        "\(areas) of \(name) merged over several rows, first \(merged.first); only the first row has the value",
        at: place, help: "write the value into each row that it is for")
    }
    if hasComments { sink.note(.valueDropped, "the comments on cells are not taken", at: place) }
    faults.note(origin, &sink)
    questions.finish(&sink)
  }

  // MARK: - Cells

  private mutating func cells(_ element: MarkupElement) -> [TableRow.Cell] {
    var cells: [TableRow.Cell] = []
    var column = 0
    for case .element(let cell) in element.content {
      let kind = cell.localName
      guard kind == "table-cell" || kind == "covered-table-cell" else { continue }
      guard column < Self.mostColumns else { break }
      let count = Self.count(cell["table:number-columns-repeated"])
      if kind == "table-cell", let text = text(of: cell, column),
        !text.allSatisfy(\.isWhitespace)
      {
        let repetitions = min(count, Self.mostColumns - column)
        repeated += repetitions - 1
        if isTooLarge { return [] }
        for index in 0..<repetitions {
          cells.append(TableRow.Cell(column: column + index, text: text))
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
    let first = "\(TableOrigin.letters(column))\(row + 1)"
    merged = (count: (merged?.count ?? 0) + 1, first: merged?.first ?? first)
  }

  private mutating func text(of cell: MarkupElement, _ column: Int) -> String? {
    if cell.child("annotation") != nil { hasComments = true }
    let shown = cell.children("p").map { ODSText.text(of: $0) }.joined(separator: "\n")
    // LibreOffice writes truth values so that it takes from other formats.
    if cell["table:formula"] == "of:=TRUE()" { return "True" }
    if cell["table:formula"] == "of:=FALSE()" { return "False" }
    switch cell["office:value-type"] {
    case "float", "currency": return cell["office:value"].map { TableNumber.stored($0) } ?? shown
    case "percentage":
      return cell["office:value"].map { TableNumber.stored($0, hundredfold: true) } ?? shown
    case "boolean": return cell["office:boolean-value"] == "true" ? "True" : "False"
    case "date": return cell["office:date-value"].map { ODSText.date($0) } ?? shown
    case "time": return cell["office:time-value"].map { ODSText.time($0) } ?? shown
    default: break
    }
    guard cell["table:formula"] != nil else { return shown }
    // An error has no value of its own, and is shown as Err:502 or #N/A.
    let isError = shown.hasPrefix("Err:") || shown.hasPrefix("#")
    if isError || shown.isEmpty { faults.add(isError ? .error : .missing, row + 1, column) }
    return isError ? nil : shown
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
    guard text.hasPrefix("PT"), parts.count == 3, let seconds = Double(parts[2]) else {
      return text
    }
    return seconds == 0 ? "\(parts[0]):\(parts[1])" : "\(parts[0]):\(parts[1]):\(parts[2])"
  }
}
