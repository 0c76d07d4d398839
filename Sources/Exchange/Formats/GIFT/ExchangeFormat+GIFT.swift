extension ExchangeFormat {
  /// The text format of Moodle, with one question a paragraph and its answers in braces.
  static let gift = ExchangeFormat(
    "gift", "Moodle GIFT",
    reader: FormatReader(
      takes:
        "single choice, true/false and numerical questions, and questions for a typed text; ids, tags, categories as tags, general feedback as explanation",
      loses:
        "feedback of single answers, weights, tolerances; pairs, essays, and those with several right answers",
      recognises: GIFTReader.recognises, read: GIFTReader.read),
    writer: FormatWriter(
      suffix: "gift",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
          "Id",
          "Tags", "Explanation",
        ],
        "facts": ["Fact", "Value", "Unit", "Id", "Tags"],
        "short-answer": ["Prompt", "Answer", "Accepted", "Refused", "Id", "Tags", "Explanation"],
      ],
      deck: [], write: GIFTWriter.write))
}
