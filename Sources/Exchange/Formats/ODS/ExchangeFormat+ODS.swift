extension ExchangeFormat {
  /// Workbooks of LibreOffice and other programs with OpenDocument.
  static let ods = ExchangeFormat(
    "ods", "OpenDocument spreadsheet (ODS)",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind on all sheets; templates of Kahoot, Quizizz and Blooket; other columns by --map",
      loses:
        "columns without a field, time limits, pictures and comments in the workbook, hidden sheets, rows and columns; questions with several right answers",
      isOfText: false,
      recognises: ODSReader.recognises, read: ODSReader.read))
}
