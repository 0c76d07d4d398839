internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode

/// Makes an imported question fit the schema of its kind, and records in the ledger what that changes.
///
/// Limits and spellings are those of the schema, so that they are stated once.
struct Intake {
  /// The parts of a kind's schema that a question is held to before it is written.
  private struct Form {
    var required: [String]
    /// The most characters of each field whose texts are not bound to a pattern.
    var lengths: [String: Int]
    var tagLength: Int
    var difficulties: Set<String>

    init(_ schema: TableSchema) {
      required = schema.fields.filter(\.constraints.required).map(\.name)
      lengths = [:]
      for field in schema.fields where field.constraints.pattern == nil {
        lengths[field.name] = field.constraints.maxLength
      }
      tagLength = schema.field("Tags")?.constraints.maxLength ?? 0
      difficulties = Set((schema.field("Difficulty")?.numberWords ?? [:]).keys)
    }
  }

  private let forms: [String: Form]
  /// The most values that a question may come with. Each is looked for among all of them.
  private static let mostCells = 1000
  /// The ids that are taken, by kind.
  private var ids: [String: Set<String>] = [:]
  /// The number to try next behind the beginning of an id that was taken, by kind.
  private var nextNumbers: [String: [Substring: Int]] = [:]
  /// The percent-encoded texts of the file that is being read: their number, and the first of them.
  private var percentTexts: (count: Int, text: String, meant: String, place: Place)?
  /// The tags and other labels whose new spelling is in the ledger already.
  private var knownLabels: Set<String> = []

  init() {
    forms = Dictionary(
      uniqueKeysWithValues: ContentKind.all.map { ($0.name, Form($0.schema)) })
  }

  /// Returns the question as it goes into the project; nil, with an entry in the ledger, if it cannot.
  mutating func taken(
    _ question: ExchangedQuestion, _ sink: inout ImportSink
  ) -> ExchangedQuestion? {
    guard let form = forms[question.kind] else { return nil }
    guard question.cells.count <= Self.mostCells else {
      sink.refuse(
        .tooLongToImport, "left out: it has \(question.cells.count) answers and other values",
        at: question.place, subject: question["Id"])
      return nil
    }
    var taken = ExchangedQuestion(kind: question.kind, at: question.place)
    taken.sheetColumns = question.sheetColumns
    taken.picture = question.picture
    taken.remarks = question.remarks
    let subject = question["Id"]
    for cell in question.cells {
      taken[cell.field] = plain(cell, of: question, &sink)
    }
    if question.form == .choice {
      guard hasChoices(taken, subject, &sink) else { return nil }
      dropChoices(of: &taken, subject, &sink)
    }
    for field in form.required where taken[field] == nil {
      sink.refuse(
        .refusedByProject, "left out: \(field) is missing", at: taken.place, subject: subject)
      return nil
    }
    for cell in taken.cells {
      guard let limit = form.lengths[Self.name(of: cell.field)] else { continue }
      switch Self.fit(cell, limit) {
      case .fits: break
      case .cut(let text, let length):
        sink.note(
          .importedTextCut,
          "\(cell.field) has \(length) characters and is cut to \(text.unicodeScalars.count)",
          at: taken.place(of: cell.field), subject: subject)
        taken[cell.field] = text
      case .tooLong(let length, let limit):
        sink.refuse(
          .tooLongToImport,
          "left out: \(cell.field) has \(length) characters, and at most \(limit) fit",
          at: taken.place(of: cell.field), subject: subject,
          help: "shorten it in the file, and import the file anew")
        return nil
      }
    }
    spellLabels(of: &taken, form, subject, &sink)
    spellId(of: &taken, &sink)
    return taken
  }

  /// Returns the name of the field without the language of a translation.
  private static func name(of field: String) -> String {
    field.utf8.contains(UInt8(ascii: "@")) ? String(field.prefix { $0 != "@" }) : field
  }

  // MARK: - Texts

  /// Returns a cell's text in one line and in NFC, without characters that no text of a pack may have.
  private mutating func plain(
    _ cell: ExchangedQuestion.Cell, of question: ExchangedQuestion, _ sink: inout ImportSink
  ) -> String {
    var text = cell.text.nfc
    let hasBreak = text.trimmed.unicodeScalars.contains { $0.value < 0x20 }
    text = text.collapsed
    var removed: [String] = []
    if ForbiddenCharacter.first(in: text) != nil {
      while let forbidden = ForbiddenCharacter.first(in: text) {
        if !removed.contains(forbidden.name) { removed.append(forbidden.name) }
        text.unicodeScalars.removeAll { $0 == forbidden.scalar }
      }
    }
    if hasBreak || !removed.isEmpty {
      let parts =
        (hasBreak ? ["spaces stand in place of line breaks"] : [])
        + removed.map { "the character \($0) is left out" }
      sink.note(
        .textChanged, "in \(cell.field), \(parts.joined(separator: ", and "))",
        at: question.place(of: cell.field), subject: question["Id"])
    }
    text = text.collapsed
    if cell.field != "Image", let percent = PercentText(text) {
      percentTexts =
        percentTexts.map { ($0.count + 1, $0.text, $0.meant, $0.place) }
        ?? (1, text, percent.text, question.place)
    }
    return text
  }

  /// Records how many texts of a file are percent-encoded. They are taken as they are, since no format says what they
  /// mean.
  mutating func notePercentTexts(in sink: inout ImportSink) {
    guard let (count, text, meant, place) = percentTexts else { return }
    percentTexts = nil
    sink.note(
      .percentTextKept,
      "\(count == 1 ? "1 text is" : "\(count) texts are") percent-encoded, as web addresses are: "
        + "\(text.quoted()) may mean \(meant.quoted())",
      at: place, help: "decode the file, or run packtool fix --unsafe on the project")
  }

  private enum Fit {
    case fits
    case cut(String, length: Int)
    case tooLong(Int, limit: Int)
  }

  /// The fields that a question can be without, and whose text is cut if it is too long.
  private static let cutFields = ["Explanation", "Source", "Alt", "Note", "Position"]

  private static func fit(_ cell: ExchangedQuestion.Cell, _ limit: Int) -> Fit {
    // A text has at least as many bytes as characters.
    if cell.text.utf8.count <= limit { return .fits }
    let length = cell.text.unicodeScalars.count
    if length <= limit { return .fits }
    guard cutFields.contains(name(of: cell.field)) else { return .tooLong(length, limit: limit) }
    let start = String(cell.text.unicodeScalars.prefix(limit - 1))
    let end = start.lastIndex(of: " ").map { String(start[..<$0]) } ?? start
    return .cut(end.trimmed + "…", length: length)
  }

  // MARK: - Choices

  private func hasChoices(
    _ question: ExchangedQuestion, _ subject: String?, _ sink: inout ImportSink
  ) -> Bool {
    let missing: (Code, String)? =
      question.right.isEmpty
      ? (.noRightAnswer, "no answer is marked as right")
      : question.wrong.isEmpty ? (.noWrongAnswer, "it has no wrong answer") : nil
    guard let (code, message) = missing else { return true }
    sink.refuse(code, "left out: \(message)", at: question.place, subject: subject)
    return false
  }

  private func dropChoices(
    of question: inout ExchangedQuestion, _ subject: String?, _ sink: inout ImportSink
  ) {
    let most = ExchangedQuestion.mostChoices - max(1, question.rights.count)
    let wrong = question.wrongChoices
    // Choices without text leave no gap.
    let fields = question.cells.filter(\.isWrong).map(\.field)
    let hasGap = fields.count > most || fields.last != "Wrong\(fields.count)"
    guard hasGap, !question.cells.contains(where: \.isTranslation) else { return }
    question.setWrong(Array(wrong.prefix(most)))
    guard wrong.count > most else { return }
    let dropped = wrong.dropFirst(most).map { "\"\($0.text)\"" }.joined(separator: ", ")
    sink.note(
      .choicesDropped, "only \(most) wrong answers are taken; left out: \(dropped)",
      at: question.place, subject: subject)
  }

  // MARK: - Labels and ids

  private mutating func spellLabels(
    of question: inout ExchangedQuestion, _ form: Form, _ subject: String?,
    _ sink: inout ImportSink
  ) {
    var tags: [String] = []
    var known: Set<String> = []
    for tag in question.tags {
      let spelt = Self.tag(tag)
      if !spelt.isEmpty, known.insert(spelt).inserted { tags.append(spelt) }
      if spelt != tag, knownLabels.insert(tag).inserted {
        let fate = spelt.isEmpty ? "is left out" : "is written \"\(spelt)\""
        sink.note(
          .labelChanged, "the tag \"\(tag)\" \(fate)", at: question.place(of: "Tags"),
          subject: subject)
      }
    }
    let limit = form.tagLength
    var length = tags.reduce(-1) { $0 + $1.unicodeScalars.count + 1 }
    while length > limit, let last = tags.popLast() {
      length -= last.unicodeScalars.count + 1
      sink.note(
        .labelChanged, "the tag \"\(last)\" is left out: all tags have at most \(limit) characters",
        at: question.place(of: "Tags"), subject: subject)
    }
    question.tags = tags
    guard let difficulty = question["Difficulty"] else { return }
    if let number = Int(difficulty), 1...5 ~= number { return }
    if form.difficulties.contains(difficulty.lowercased()) { return }
    question["Difficulty"] = nil
    sink.note(
      .labelChanged, "the difficulty \"\(difficulty)\" is left out: it is no number from 1 to 5",
      at: question.place(of: "Difficulty"), subject: subject)
  }

  /// Returns a tag in letters, digits, spaces and hyphens.
  private static func tag(_ text: String) -> String {
    var tag = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
        tag.append(scalar)
      default: tag.append(scalar == "-" ? "-" : " ")
      }
    }
    return String(tag).collapsed
  }

  private mutating func spellId(of question: inout ExchangedQuestion, _ sink: inout ImportSink) {
    guard let given = question["Id"] else { return }
    let slug = Self.slug(given)
    guard !slug.isEmpty else {
      question["Id"] = nil
      sink.note(
        .idChanged,
        "the id \"\(given)\" has no letter or digit that an id may have; it is left out",
        at: question.place(of: "Id"), subject: given)
      return
    }
    var id = slug
    let start = slug.prefix(56)
    while !ids[question.kind, default: []].insert(id).inserted {
      let number = nextNumbers[question.kind, default: [:]][start] ?? 2
      id = start + "-\(number)"
      nextNumbers[question.kind, default: [:]][start] = number + 1
    }
    question["Id"] = id
    if id == given { return }
    let reason = id == slug ? "" : ", as another question has its id"
    sink.note(
      .idChanged, "the id \"\(given)\" is written \(id)\(reason)", at: question.place(of: "Id"),
      subject: given)
  }

  /// Returns a text in the letters of ids, at most 64 of them.
  static func slug(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let slug = words.joined(separator: "-").prefix(64)
    return String(slug.hasSuffix("-") ? slug.dropLast() : slug)
  }
}
