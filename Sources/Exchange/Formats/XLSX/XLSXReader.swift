internal import Archives
internal import Diagnostics

extension ExchangeFormat {
  /// Workbooks of Excel and of all programs that write its form.
  static let xlsx = ExchangeFormat(
    "xlsx", "Excel workbook (XLSX)",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind on all sheets; templates of Kahoot, Quizizz and Blooket; other columns by --map",
      loses:
        "columns without a field, time limits, pictures and comments in the workbook, hidden sheets, rows and columns",
      isOfText: false,
      recognises: XLSXReader.recognises, read: XLSXReader.read),
    writer: FormatWriter(
      suffix: "xlsx", fields: .all, hasTranslations: true, deck: [], write: XLSXWriter.write))
}

/// Reads the sheets of a workbook that have a header of questions.
enum XLSXReader {
  static func recognises(_ file: ImportedFile) -> Bool {
    if file.isOldContainer, ["xls", "xlsx"].contains(file.suffix) { return true }
    guard file.isArchive, let archive = try? ZipArchive(file.bytes) else { return false }
    return archive.contains(XLSXWorkbook.mainPart)
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    if file.isOldContainer {
      throw ImportError(
        Finding(
          .unreadableImport, "the workbook is in the old form XLS, or has a password",
          at: file.place(0..<0), help: "save it as XLSX without a password"))
    }
    let workbook = try XLSXWorkbook(file, options)
    var sheets = WorkbookSheets(file, options, workbook.sheets.map(\.name))
    try sheets.checkNames()
    var markedTexts = workbook.markedTexts
    for sheet in workbook.sheets where sheets.isWanted(sheet.name, isHidden: sheet.isHidden) {
      let bytes = try file.member(
        sheet.path, of: workbook.archive, limit: XLSXWorkbook.longest)
      var reader = XLSXSheet(workbook, sheet, options)
      let hasHeader = try reader.read(bytes, &sink)
      sheets.add(
        sheet.name, hasHeader: hasHeader, sample: reader.sample, hidden: reader.hidden)
      markedTexts += reader.markedTexts
    }
    try sheets.finish(&sink)
    let place = file.place(0..<0)
    if workbook.hasParts("xl/comments") || workbook.hasParts("xl/threadedComments") {
      sink.note(.valueDropped, "the comments on cells are not taken", at: place)
    }
    if markedTexts > 0 {
      sink.note(
        .markupDropped,
        "bold, raised and other letters became plain text: \(markedTexts == 1 ? "1 text" : "\(markedTexts) texts")",
        at: place)
    }
    if workbook.hasParts("xl/media/") {
      sink.note(
        .mediaDropped, "the pictures in the workbook are not taken", at: place,
        help: "save them as files, and write their names into a column Image")
    }
  }
}
