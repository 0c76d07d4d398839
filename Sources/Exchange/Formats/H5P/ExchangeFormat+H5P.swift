extension ExchangeFormat {
  /// The archives of H5P, in which questions are JSON.
  static let h5p = ExchangeFormat(
    "h5p", "H5P",
    reader: FormatReader(
      takes:
        "multiple choice with one right answer, single choice sets, true/false, texts with one gap, and these in question sets and columns; pictures, sources",
      loses:
        "markup, tips and feedback, settings and words of buttons, sounds and videos; contents of other types, and questions with several right answers",
      isOfText: false,
      recognises: H5PReader.recognises, read: H5PReader.read))
}
