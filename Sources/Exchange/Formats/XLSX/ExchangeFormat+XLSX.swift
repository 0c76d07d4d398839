extension ExchangeFormat {
  /// Workbooks of Excel and of all programs that write its form.
  static let xlsx = ExchangeFormat(
    "xlsx", "Excel workbook (XLSX)",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind on all sheets; templates of Kahoot, Quizizz and Blooket; other columns by --map",
      loses:
        "columns without a field, time limits, pictures and comments in the workbook, hidden sheets, rows and columns; questions with several right answers",
      isOfText: false,
      recognises: XLSXReader.recognises, read: XLSXReader.read),
    writer: FormatWriter(
      suffix: "xlsx", fields: allFields, hasTranslations: true, deck: [], write: XLSXWriter.write))
}
