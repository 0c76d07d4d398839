extension ExchangeFormat {
  /// A sheet in CommonMark with tables, to read or to publish.
  static let markdown = ExchangeFormat(
    "markdown", "Markdown",
    writer: FormatWriter(
      suffix: "md",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
          "Pin", "Image", "Alt", "Explanation", "Source",
        ],
        "facts": ["Fact", "Value", "Unit", "AsOf", "Source"],
        "roster": [
          "Name", "Image", "Alt", "Number", "Position", "From", "To", "Inducted", "Note", "Source",
        ],
        "short-answer": [
          "Prompt", "Answer", "Accepted", "Image", "Alt", "Explanation", "Source",
        ],
        "number-duel": ["Level", "From", "To", "Computer", "Hints", "Attempts"],
        "sum-grid": [
          "Level", "FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo",
        ],
      ],
      deck: [.title, .version, .description, .licence, .authors, .credits, .date],
      write: MarkdownWriter.write))
}
