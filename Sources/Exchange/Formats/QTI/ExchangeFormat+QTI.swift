extension ExchangeFormat {
  /// The exchange format of learning platforms: Question and Test Interoperability, versions 1.2 to 3.0.
  static let qti = ExchangeFormat(
    "qti", "QTI",
    reader: FormatReader(
      takes:
        "single choice, true/false, numbers and typed texts of QTI 1.2 (as Canvas has it), 2.1, 2.2 and 3.0, as a file, a package or an unpacked package; ids, keywords, difficulty, pictures, general feedback as explanation",
      loses:
        "markup, feedback of single answers, points, tolerances, sounds and videos; items of other types, and those with several right answers",
      recognises: QTIReader.recognises, read: QTIReader.read),
    writer: FormatWriter(
      suffix: "zip",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
          "Id", "Image", "Alt", "Explanation", "Tags", "Difficulty",
        ],
        "facts": ["Fact", "Value", "Unit", "Id", "Tags", "Difficulty"],
      ],
      hasPictures: true, deck: [.title, .description, .language, .licence],
      write: QTIWriter.write))
}
