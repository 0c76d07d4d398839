internal import Diagnostics

/// The choice among the sheets of a workbook, and the ledger of those that are not taken.
struct WorkbookSheets {
  private let file: ImportedFile
  private let options: ImportOptions
  private let names: [String]
  private var hidden: [String] = []
  /// The sheets without questions.
  private var others: [String] = []
  /// The first rows of the sheet with the widest header.
  private var sample = TableSample()
  private var hasQuestions = false
  /// The hidden rows and columns of sheets without a header, in words.
  private var unseen: [String] = []

  init(_ file: ImportedFile, _ options: ImportOptions, _ names: [String]) {
    (self.file, self.options, self.names) = (file, options, names)
  }

  /// Throws if there is no sheet of the name that the user wants.
  func checkNames() throws(ImportError) {
    guard let wanted = options.sheet, !names.contains(wanted) else { return }
    let list = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    throw ImportError(
      Finding(
        .unreadableImport, "no sheet is named \"\(wanted)\"; the sheets are \(list)",
        at: file.place(0..<0), help: "name one of them, or leave --sheet out"))
  }

  /// True if a sheet is to be read. Hidden ones are only if the user names them.
  mutating func isWanted(_ name: String, isHidden: Bool) -> Bool {
    if let wanted = options.sheet { return name == wanted }
    if isHidden { hidden.append(name) }
    return !isHidden
  }

  mutating func add(_ name: String, hasHeader: Bool, sample: TableSample, hidden: HiddenCells) {
    if hasHeader { hasQuestions = true } else { others.append(name) }
    if !hasHeader, let names = hidden.names { unseen.append("\(names) of \(name)") }
    if !hasHeader, sample.width > self.sample.width { self.sample = sample }
  }

  /// Writes the sheets that are not taken into the ledger; throws if none has questions.
  func finish(_ sink: inout ImportSink) throws(ImportError) {
    guard hasQuestions else {
      throw TableHeader.missing(in: file, sample, options, hidden: unseen.first)
    }
    note(hidden, "hidden, and not taken", &sink, help: "name the sheet with --sheet to take it")
    note(others, "not taken, as no row of it names the columns of questions", &sink, help: nil)
  }

  private func note(
    _ sheets: [String], _ what: String, _ sink: inout ImportSink, help: String?
  ) {
    for name in sheets {
      sink.note(
        .valueDropped, "the sheet \"\(name)\" is \(what)", at: file.place(0..<0), help: help)
    }
  }
}
