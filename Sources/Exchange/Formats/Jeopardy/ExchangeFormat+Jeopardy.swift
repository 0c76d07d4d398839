extension ExchangeFormat {
  /// Lists of clues of a television show, in CSV or with tabs.
  static let jeopardy = ExchangeFormat(
    "jeopardy", "Jeopardy clues (TSV, CSV)",
    reader: FormatReader(
      takes: "clues whose answer is a number, as facts; categories as tags",
      loses: "clues whose answer is a text, as they have no wrong answers; values, rounds, dates",
      recognises: JeopardyReader.recognises, read: JeopardyReader.read))
}
