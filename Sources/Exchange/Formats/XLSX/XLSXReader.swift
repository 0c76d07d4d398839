internal import Archives
internal import Diagnostics

/// Reads the sheets of a workbook that have a header of questions.
enum XLSXReader {
  static func recognises(_ file: ImportedFile) -> Bool {
    guard file.isArchive, let archive = try? ZipArchive(file.bytes) else { return false }
    return archive.contains(XLSXWorkbook.mainPart)
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let workbook = try XLSXWorkbook(file)
    var sheets = WorkbookSheets(file, options, workbook.sheets.map(\.name))
    try sheets.checkNames()
    for sheet in workbook.sheets where sheets.isWanted(sheet.name, isHidden: sheet.isHidden) {
      let bytes = try file.member(
        sheet.path, of: workbook.archive, limit: XLSXWorkbook.longest)
      var reader = XLSXSheet(workbook, sheet, options)
      sheets.add(sheet.name, hasHeader: try reader.read(bytes, &sink), firstRow: reader.firstRow)
    }
    try sheets.finish(&sink)
    let place = file.place(0..<0)
    if workbook.hasParts("xl/comments") || workbook.hasParts("xl/threadedComments") {
      sink.note(.valueDropped, "the comments on cells are not taken", at: place)
    }
    if workbook.hasParts("xl/media/") {
      sink.note(
        .mediaDropped, "the pictures in the workbook are not taken", at: place,
        help: "save them as files, and write their names into a column Image")
    }
  }
}
