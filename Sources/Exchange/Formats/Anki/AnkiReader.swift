internal import Diagnostics
internal import Kinds
internal import TextUnicode

extension ExchangeFormat {
  /// The text that Anki exports and imports as "Notes in Plain Text".
  static let anki = ExchangeFormat(
    "anki", "Anki notes",
    reader: FormatReader(
      takes:
        "notes that packtool has written, also with items to put in order and pairs to match; notes whose back is a number, as facts, and all others as questions for a typed answer; tags; the deck as title",
      loses: "markup, sounds, further fields, note types; notes with gaps",
      recognises: AnkiReader.recognises, read: AnkiReader.read),
    writer: FormatWriter(
      suffix: "txt",
      fields: .of(
        [.choice, .number, .portrait, .typed, .order, .pairs],
        beside: ["Id", "Image", "Alt", "Explanation", "Source", "Tags", "AsOf"]),
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
  static let fields =
    ExchangedQuestion.rightFields + [
      "Prompt", "Answer", "Accepted", "Explanation", "Source", "Fact", "Value", "Unit",
      "AsOf", "Name", "Number",
      "Position", "From", "To", "Inducted", "Note",
    ] + ExchangedQuestion.itemFields
    + ExchangedQuestion.pairFields.filter {
      !ExchangedQuestion.rightFields.contains($0)
    }
}

/// Reads notes of Anki: those that this program has written, and those with a number or another text on the back.
struct AnkiReader {
  private let file: ImportedFile
  private let header: AnkiHeader
  private var losses = FileLosses()

  static func recognises(_ file: ImportedFile) -> Bool {
    let start = file.bytes.prefix(1 << 12)
    return AnkiHeader.begins(start.dropFirst(start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let text = try file.text()
    let header = AnkiHeader(text)
    sink.deck.title = header.deck
    var reader = AnkiReader(file: file, header: header)
    for row in AnkiRows(text, separator: header.separator) {
      sink.item(at: file.place(row.bytes)) { reader.read(row, &$0) }
    }
    reader.losses.note(in: &sink)
  }

  private init(file: ImportedFile, header: AnkiHeader) {
    (self.file, self.header) = (file, header)
  }

  private mutating func read(_ row: AnkiRows.Row, _ sink: inout ImportSink) {
    let place = file.place(row.bytes)
    if row.isOpen {
      return sink.leaveOut(
        .malformedQuestion, "left out: a field has no closing quotation mark", at: place,
        help: "double the quotation marks within a field, or take its opening mark away")
    }
    func column(_ name: String) -> String? {
      header.columns[name].flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil }
    }
    let special = Set(header.columns.values)
    let fields = row.fields.indices.filter { !special.contains($0) }.map { row.fields[$0] }
    let tags =
      header.tags + (column("tags column") ?? "").split(separator: " ").map(String.init)
    take(deck: column("deck column"), at: place, &sink)
    let back = fields.dropFirst().first ?? ""
    if header.isHTML, let front = fields.first, let note = AnkiNote(front: front, back: back) {
      note.read(tags: tags, at: place, &sink)
    } else {
      if let guid = column("guid column"), !guid.isEmpty {
        losses.add(.valueDropped, "GUIDs", at: place)
      }
      if column("notetype column") != nil { losses.add(.valueDropped, "note types", at: place) }
      readOther(fields, tags, at: place, &sink)
    }
  }

  private mutating func take(deck: String?, at place: Place, _ sink: inout ImportSink) {
    guard let deck, !deck.isEmpty else { return }
    if sink.deck.title == nil { sink.deck.title = deck }
    if sink.deck.title != deck { losses.add(.valueDropped, "names of further decks", at: place) }
  }

  // MARK: - Notes of others

  private func readOther(
    _ fields: [String], _ tags: [String], at place: Place, _ sink: inout ImportSink
  ) {
    func leaveOut(_ code: Code, _ message: String) {
      sink.leaveOut(code, "left out: \(message)", at: place)
    }
    guard fields.count > 1 else {
      return leaveOut(.malformedQuestion, "it has no second field")
    }
    if fields.contains(where: { $0.utf8.hasBytes(of: "{{c1::") }) {
      return leaveOut(.noGameForIt, "it asks to fill a gap")
    }
    var texts = QuestionTexts()
    let front = texts.prompt(plain(fields[0], &texts))
    let back = texts.other(plain(fields[1], &texts))
    if back.isEmpty { return leaveOut(.noRightAnswer, "its back is empty") }
    var question =
      fact(front, back, at: place, &sink)
      ?? .typed(front, answers: [back], refused: [], at: place)
    question.tags = tags
    let others = fields.dropFirst(2).map { plain($0, &texts).text }.filter { !$0.isEmpty }
    if let first = others.first {
      let more = others.count > 1 ? " and \(others.count - 1) more" : ""
      sink.note(.valueDropped, "the further field \"\(first)\"\(more) is lost", at: place)
    }
    texts.finish(&question, &sink, subject: nil) { NamedBytes(file.neighbour($0)) }
    sink.add(question)
  }

  /// A field as plain text. Sounds are taken out of it.
  private func plain(_ field: String, _ texts: inout QuestionTexts) -> PlainText {
    var field = field
    if field.utf8.hasBytes(of: "[sound:") {
      texts.lose(media: "a sound")
      field = field.replacing(#/\[sound:[^\]]*\]/#, with: "")
    }
    return header.isHTML ? PlainText(html: field) : PlainText(plain: field)
  }

  /// A question for a number; its unit is behind the number, or in brackets at the end of the question.
  private func fact(
    _ front: String, _ back: String, at place: Place, _ sink: inout ImportSink
  ) -> ExchangedQuestion? {
    if let value = NumberAndTolerance.plain(back), !back.trimmed.contains(" ") {
      return .fact(front, value: value, unitInPromptAt: place, &sink, subject: nil)
    }
    let words = back.trimmed.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let value = NumberAndTolerance.plain(String(words[0])),
      words[1].unicodeScalars.count <= 40, !words[1].contains(where: \.isNumber)
    else { return nil }
    return .fact(front, value: value, unit: String(words[1]), at: place)
  }
}
