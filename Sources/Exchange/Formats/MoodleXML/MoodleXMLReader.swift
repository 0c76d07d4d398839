internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode
internal import XMLSource

extension ExchangeFormat {
  /// The XML format of Moodle's question bank.
  static let moodleXML = ExchangeFormat(
    "moodle-xml", "Moodle XML",
    reader: FormatReader(
      takes:
        "questions with one or several right choices, true/false, numerical, short-answer, ordering and matching questions; ids, tags, categories as tags, pictures, general feedback as explanation, feedback of choices",
      loses:
        "markup, other feedback, hints, points, tolerances, sounds and videos; questions of other types, and those of which one of several right answers is enough",
      recognises: MoodleXMLReader.recognises, read: MoodleXMLReader.read),
    writer: FormatWriter(
      suffix: "xml",
      fields: .of(
        [.choice, .number, .typed, .order, .pairs],
        beside: QuestionForm.remarks.union(["Id", "Image", "Alt", "Explanation", "Tags", "Refused"])
      ),
      hasPictures: true, deck: [.title, .description], write: MoodleXMLWriter.write))
}

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

/// The categories of a file, and the names that questions share; known before the questions are read.
struct MoodleCategories {
  /// The first two different paths of categories that have questions; an empty one stands for no category.
  private var paths: [[String]] = []
  private var current: [String] = []
  private var names: [String: Int] = [:]

  /// Reads a file up to its end for its categories and names alone.
  init(_ file: ImportedFile) throws(ImportError) {
    var categories = MoodleCategories()
    try XMLRecords.read(file.bytes, named: file.path, charging: file.budget, ["question"]) {
      categories.see($0)
    }
    self = categories
  }

  private init() {}

  private mutating func see(_ question: MarkupElement) {
    if let path = Self.path(of: question) {
      current = path
      return
    }
    if !paths.contains(current), paths.count < 2 { paths.append(current) }
    if let name = MoodleText.plain(question.child("name")) { names[name, default: 0] += 1 }
  }

  /// True if all questions are in one category, which then is the title of the deck.
  var isOne: Bool { paths.count == 1 && !paths[0].isEmpty }

  /// The path of the only category; empty if there are none or several.
  var only: [String] { isOne ? paths[0] : [] }

  /// True if no other question has the name.
  func isUnique(_ name: String) -> Bool { names[name] == 1 }

  /// The path that a question of the type `category` states, from behind `top`; nil for other questions.
  static func path(of question: MarkupElement) -> [String]? {
    guard question["type"] == "category" else { return nil }
    let text = MoodleText.plain(question.child("category")) ?? ""
    // A slash within a name is written twice.
    let parts = text.replacing("//", with: "\u{0}").split(separator: "/").map {
      String($0.replacing("\u{0}", with: "/")).trimmed
    }
    let isPlace = { (part: String) in
      part == "top" || part.hasPrefix("$") && part.hasSuffix("$") || part.isEmpty
    }
    return parts.drop(while: isPlace).filter { !$0.hasPrefix("Default for ") }
  }
}

/// The texts of Moodle's elements, which state their format.
enum MoodleText {
  /// Returns the text of an element such as `<questiontext>`, in whose child `text` it stands.
  static func rich(_ element: MarkupElement?) -> PlainText {
    guard let element else { return PlainText(plain: "") }
    let text = element.child("text")?.text ?? element.text
    let isPlain = ["plain_text", "markdown"].contains(element["format"])
    return isPlain ? PlainText(plain: text.collapsed) : PlainText(html: text)
  }

  /// Returns the text of an element that has no markup; nil if it is empty.
  static func plain(_ element: MarkupElement?) -> String? {
    guard let element else { return nil }
    let text = (element.child("text")?.text ?? element.text).collapsed
    return text.isEmpty ? nil : text
  }
}

/// The settings of a question in Moodle XML, which the rules of a game take the place of.
enum MoodleSettings {
  /// The values of settings that Moodle gives every question, and that say nothing.
  private static let usual: [String: Set<String>] = [
    "penalty": ["", "0", "0.1", "0.3333333", "1"], "hidden": ["", "0"],
    "shuffleanswers": ["", "1", "true"], "answernumbering": ["", "abc"],
    "selecttype": ["", "ALL"], "unitgradingtype": ["", "0"], "unitpenalty": ["", "0.1"],
    "usecase": ["", "0"],
  ]
  /// The elements that are read, or that only concern how Moodle shows a question.
  private static let known: Set = [
    "name", "questiontext", "generalfeedback", "idnumber", "single", "answer", "tags", "units",
    "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback", "shownumcorrect", "hint",
    "showstandardinstruction", "subquestion", "layouttype", "selectcount", "gradingtype",
    "showgrading", "numberingstyle", "showunits", "unitsleft", "version", "text",
  ]

  /// Counts the settings of a question that differ from the usual ones, and elements that are not read.
  static func count(in element: MarkupElement, at place: Place, _ losses: inout FileLosses) {
    for child in element.children where !Self.known.contains(child.localName) {
      let name = child.localName
      let value = Self.number(MoodleText.plain(child) ?? "")
      if name == "defaultgrade" {
        if value != "1", value != "" {
          losses.add(.pointsDropped, "points other than 1", at: place)
        }
      } else if let usual = Self.usual[name] {
        if !usual.contains(value) { losses.add(.settingDropped, "the setting \(name)", at: place) }
      } else if !value.isEmpty {
        losses.add(.valueDropped, "the value of <\(name)>", at: place)
      }
    }
  }

  /// Returns a number without zeros at its end, and any other text as it is.
  private static func number(_ text: String) -> String {
    guard text.contains("."), Double(decimal: text) != nil else { return text }
    let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.drop {
      $0 == UInt8(ascii: ".")
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}
