internal import PackFormat

/// The columns of a table of questions that several kinds have.
struct SharedQuestionColumns: Sendable {
  /// The texts and the picture of one question.
  struct Row {
    let prompt: String?
    let picture: Int?
    let pictureText: String?
    let explanation: String?
    let source: String?
  }

  private let prompts: LocalColumn
  private let pictures: PictureColumn
  private let pictureTexts: LocalColumn
  private let explanations: LocalColumn
  private let sources: LocalColumn

  init(_ table: PackTable, in reader: PackReader, language: String) {
    prompts = LocalColumn(table, "Prompt", language: language)
    pictures = PictureColumn(table, "Image", in: reader)
    pictureTexts = LocalColumn(table, "Alt", language: language)
    explanations = LocalColumn(table, "Explanation", language: language)
    sources = LocalColumn(table, "Source", language: language)
  }

  func row(_ reader: PackReader, _ index: Int) throws(PackError) -> Row {
    Row(
      prompt: try prompts.text(reader, index), picture: try pictures.picture(reader, index),
      pictureText: try pictureTexts.text(reader, index),
      explanation: try explanations.text(reader, index), source: try sources.text(reader, index))
  }
}
