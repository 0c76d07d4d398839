extension ExchangeFormat {
  /// Lists of questions in JSON, in the many forms that programs and data sets have.
  static let jsonList = ExchangeFormat(
    "json-list", "JSON, a list of objects",
    reader: FormatReader(
      takes:
        "objects with members named like the fields of any kind; other members by --map, arrays of texts as wrong choices or as choices; objects without choices as questions for a typed answer",
      loses: "members without a field; questions with several right answers",
      recognises: JSONListReader.recognises, read: JSONListReader.read))
}
