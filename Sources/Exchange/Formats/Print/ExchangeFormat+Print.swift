extension ExchangeFormat {
  /// A page of HTML to print: a sheet with boxes to tick, and its key.
  static let print = ExchangeFormat(
    "print", "printable page",
    writer: FormatWriter(
      suffix: "html",
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
      ],
      hasPictures: true,
      deck: [.title, .version, .description, .language, .licence, .authors, .credits, .date],
      write: PrintWriter.write))
}
