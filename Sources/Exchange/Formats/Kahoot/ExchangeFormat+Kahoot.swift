extension ExchangeFormat {
  /// The template for Excel from which Kahoot takes questions. The reader of workbooks reads it.
  static let kahoot = ExchangeFormat(
    "kahoot", "Kahoot (XLSX template)",
    writer: FormatWriter(
      suffix: "xlsx",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
        ]
      ],
      deck: [], write: KahootWriter.write))
}
