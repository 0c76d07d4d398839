internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// Reads Moodle XML, one question at a time.
struct MoodleXMLReader {
  private let file: ImportedFile
  private let categories: MoodleCategories
  /// The path of the category that the next questions belong to.
  private var path: [String] = []
  private var losses = FileLosses()

  /// True if the first question states its type. Those of a project's own XML, whose root has the same name, do not.
  static func recognises(_ file: ImportedFile) -> Bool {
    guard XMLRecords.rootName(of: file.bytes) == "quiz" else { return false }
    let head = String(decoding: file.bytes.prefix(1 << 16), as: UTF8.self)
    let parts = head.split(separator: "<question", maxSplits: 1)
    return parts.count < 2 || parts[1].prefix { $0 != ">" }.contains("type=")
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    var reader = MoodleXMLReader(file: file, categories: try MoodleCategories(file))
    if let title = reader.categories.only.last { sink.deck.title = title }
    try XMLRecords.read(file.bytes, named: file.path, charging: file.budget, ["question"]) {
      element in
      reader.take(element, &sink)
    }
    reader.losses.note(in: &sink)
  }

  private init(file: ImportedFile, categories: MoodleCategories) {
    (self.file, self.categories) = (file, categories)
  }

  private mutating func take(_ element: MarkupElement, _ sink: inout ImportSink) {
    if let path = MoodleCategories.path(of: element) {
      self.path = path
      return takeDescription(of: element, &sink)
    }
    var question = MoodleQuestion(
      element, place: file.place(element.range), tags: tags(of: element))
    question.name(uniquelyIn: categories)
    sink.item(at: file.place(element.range)) { question.read(&losses, &$0) }
  }

  private func takeDescription(of category: MarkupElement, _ sink: inout ImportSink) {
    let text = MoodleText.rich(category.child("info")).text
    if text.isEmpty { return }
    if categories.isOne, path == categories.only {
      sink.deck.description = text
    } else {
      sink.note(
        .valueDropped, "the description of the category \"\(path.joined(separator: "/"))\" is lost",
        at: file.place(category.range))
    }
  }

  /// The tags of a question and the names of its categories, without the one that is the title.
  private func tags(of question: MarkupElement) -> [String] {
    let own = question.child("tags")?.children("tag").compactMap { MoodleText.plain($0) } ?? []
    let names = categories.isOne ? path.dropLast() : path[...]
    var known: Set<String> = []
    // A semicolon would end the tag.
    return (names + own).map { $0.replacing(";", with: " ") }.filter { known.insert($0).inserted }
  }
}
