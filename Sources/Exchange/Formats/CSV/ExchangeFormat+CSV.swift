internal import Kinds

extension ExchangeFormat {
  /// Tables of text, in any dialect of CSV.
  static let csv = ExchangeFormat(
    "csv", "CSV",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind; templates of Kahoot, Quizizz and Blooket; other columns by --map",
      loses: "columns without a field, time limits; questions with several right answers",
      recognises: CSVTableReader.recognises, read: CSVTableReader.read),
    writer: FormatWriter(
      suffix: "csv", fields: allFields, hasTranslations: true, deck: [], write: CSVTableWriter.write
    ))

  /// All fields of all kinds.
  static let allFields = Dictionary(
    uniqueKeysWithValues: ContentKind.all.map { ($0.name, Set($0.fieldNames)) })
}
