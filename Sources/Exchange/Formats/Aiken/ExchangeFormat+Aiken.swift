extension ExchangeFormat {
  /// The plainest text format of Moodle: a question, its lettered choices, and the letter of the right one.
  static let aiken = ExchangeFormat(
    "aiken", "Aiken",
    reader: FormatReader(
      takes: "single choice questions",
      loses: "nothing that the format has; questions that are not written as it asks",
      recognises: AikenReader.recognises, read: AikenReader.read),
    writer: FormatWriter(
      suffix: "txt",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
        ]
      ],
      deck: [], write: AikenWriter.write))
}
