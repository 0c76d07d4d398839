extension ExchangeFormat {
  /// The JSON of the programming interface of the Open Trivia Database.
  static let opentdb = ExchangeFormat(
    "opentdb", "Open Trivia Database",
    reader: FormatReader(
      takes:
        "single choice and true/false questions; categories as tags, difficulties; texts with HTML entities, in URL encoding or Base64",
      loses: "nothing that the database has",
      recognises: OpenTDBReader.recognises, read: OpenTDBReader.read))
}
