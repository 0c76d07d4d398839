extension ExchangeFormat {
  /// The text that Anki exports and imports as "Notes in Plain Text".
  static let anki = ExchangeFormat(
    "anki", "Anki notes",
    reader: FormatReader(
      takes:
        "notes that packtool has written; notes whose back is a number, as facts, and all others as questions for a typed answer; tags; the deck as title",
      loses: "markup, sounds, further fields, note types; notes with gaps",
      recognises: AnkiReader.recognises, read: AnkiReader.read),
    writer: FormatWriter(
      suffix: "txt",
      fields: [
        "choice-quiz": [
          "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Wrong4", "Wrong5", "Wrong6", "Wrong7",
          "Id", "Image", "Alt", "Explanation", "Source", "Tags",
        ],
        "facts": ["Fact", "Value", "Unit", "Id", "Source", "AsOf", "Tags"],
        "roster": [
          "Name", "Image", "Id", "Alt", "Number", "Position", "From", "To", "Inducted", "Note",
          "Source",
        ],
        "short-answer": [
          "Prompt", "Answer", "Accepted", "Id", "Image", "Alt", "Explanation", "Source", "Tags",
        ],
      ],
      deck: [.title], write: AnkiWriter.write))
}

/// The HTML of a note of this program. Each value is in an element whose class is the name of its field in small
/// letters, so that it is found again after Anki's editor was there.
enum AnkiForm {
  /// The class of the outermost element on either side, followed on the front by the kind.
  static let root = "packtool"
  /// The attribute of the front with the question's own id.
  static let id = "data-id"
  static let choices = "choices"
  /// The fields whose values are the text of an element.
  static let fields = [
    "Prompt", "Right", "Answer", "Accepted", "Explanation", "Source", "Fact", "Value", "Unit",
    "AsOf", "Name", "Number",
    "Position", "From", "To", "Inducted", "Note",
  ]
}
