extension ExchangeFormat {
  /// The XML format of Moodle's question bank.
  static let moodleXML = ExchangeFormat(
    "moodle-xml", "Moodle XML",
    reader: FormatReader(
      takes:
        "single choice, true/false, numerical and short-answer questions; ids, tags, categories as tags, pictures, general feedback as explanation",
      loses:
        "markup, feedback of single answers, hints, points, tolerances, sounds and videos; questions of other types, and those with several right answers",
      recognises: MoodleXMLReader.recognises, read: MoodleXMLReader.read),
    writer: FormatWriter(
      suffix: "xml",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
          "Id", "Image", "Alt", "Explanation", "Tags",
        ],
        "facts": ["Fact", "Value", "Unit", "Id", "Tags"],
        "short-answer": [
          "Prompt", "Answer", "Accepted", "Refused", "Id", "Image", "Alt", "Explanation", "Tags",
        ],
      ],
      hasPictures: true, deck: [.title, .description], write: MoodleXMLWriter.write))
}
