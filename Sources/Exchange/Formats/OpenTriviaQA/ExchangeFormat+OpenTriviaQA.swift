extension ExchangeFormat {
  /// The text files of the OpenTriviaQA collection, one for each category.
  static let opentriviaqa = ExchangeFormat(
    "opentriviaqa", "OpenTriviaQA",
    reader: FormatReader(
      takes: "single choice and true/false questions; the name of the file as tag",
      loses: "text between the questions; questions whose right answer is none of the choices",
      recognises: OpenTriviaQAReader.recognises, read: OpenTriviaQAReader.read))
}
