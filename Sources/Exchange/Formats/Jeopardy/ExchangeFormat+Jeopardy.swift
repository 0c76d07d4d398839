extension ExchangeFormat {
  /// Lists of clues of a television show, in CSV or with tabs.
  static let jeopardy = ExchangeFormat(
    "jeopardy", "Jeopardy clues (TSV, CSV)",
    reader: FormatReader(
      takes:
        "clues whose answer is a number, as facts, and all others as questions for a typed answer; categories as tags",
      loses: "values, rounds, dates",
      recognises: JeopardyReader.recognises, read: JeopardyReader.read))
}
