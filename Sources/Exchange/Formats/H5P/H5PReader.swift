internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode

extension ExchangeFormat {
  /// The archives of H5P, in which questions are JSON.
  static let h5p = ExchangeFormat(
    "h5p", "H5P",
    reader: FormatReader(
      takes:
        "multiple choice with one or several right answers, single choice sets, true/false, texts with one gap, words and texts to drag, paragraphs to sort, and these in question sets and columns; pictures, sources, feedback of choices",
      loses:
        "markup, tips, other feedback than that of choices, settings and words of buttons, sounds and videos; contents of other types",
      isOfText: false,
      recognises: H5PReader.recognises, read: H5PReader.read),
    writer: FormatWriter(
      suffix: "h5p",
      fields: .of(
        [.choice, .typed, .order, .pairs], beside: QuestionForm.remarks.union(["Image", "Alt"])),
      hasPictures: true, deck: [.title, .description, .language, .licence, .authors],
      write: H5PWriter.write))
}

/// Reads an archive of H5P, whose content is one tree of questions.
struct H5PReader {
  private static let head = "h5p.json"
  private static let body = "content/content.json"

  private let package: QuestionPackage
  private let content: ImportedFile
  private var losses = FileLosses()

  static func recognises(_ file: ImportedFile) -> Bool {
    guard file.isArchive, let package = try? QuestionPackage(archive: file) else { return false }
    return package.names.contains(head) && package.names.contains(body)
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let package = try QuestionPackage(archive: file)
    let head = try package.needed(head, of: file)
    let content = try package.needed(body, of: file)
    sink.hold(head.bytes, as: head.path)
    sink.hold(content.bytes, as: content.path)
    let about = try json(head)
    var metadata = H5PMetadata(about)
    metadata.describe(&sink.deck)
    // It is the title of the deck, and of no question.
    metadata.title = nil
    var reader = H5PReader(package: package, content: content)
    let library = about["mainLibrary"]?.string ?? ""
    let parameters = try json(content)
    sink.item(at: content.place(parameters.bytes)) {
      reader.read(parameters, library, metadata, &$0)
    }
    reader.losses.note(in: &sink)
  }

  private init(package: QuestionPackage, content: ImportedFile) {
    (self.package, self.content) = (package, content)
  }

  private static func json(_ file: ImportedFile) throws(ImportError) -> JSON {
    file.budget.charge(.textBytes, file.bytes.count)
    do throws(JSONError) { return try file.budget.parse(file.bytes[...]) } catch {
      throw ImportError(Finding(.unreadableImport, error.message, at: file.place(at: error.offset)))
    }
  }

  // MARK: - Contents

  /// Reads a content of a library, such as `H5P.MultiChoice`.
  private mutating func read(
    _ parameters: JSON, _ library: String, _ metadata: H5PMetadata, _ sink: inout ImportSink
  ) {
    let place = content.place(parameters.bytes)
    // Below it stands the version, as in `H5P.MultiChoice 1.16`.
    switch library.split(separator: " ").first.map(String.init) ?? "" {
    case "H5P.QuestionSet": readSet(parameters, &sink)
    case "H5P.Column":
      for part in parameters["content"]?.array ?? [] { readPart(part["content"] ?? part, &sink) }
    case "H5P.SingleChoiceSet":
      for choice in parameters["choices"]?.array ?? [] {
        var question = question(choice, metadata)
        sink.item(at: content.place(choice.bytes)) { question.readSingleChoice(&losses, &$0) }
      }
      noteFeedback(parameters, &sink)
      countSettings(parameters)
    case "H5P.MultiChoice":
      var question = question(parameters, metadata)
      question.readMultipleChoice(&losses, &sink)
      noteFeedback(parameters, &sink)
      countSettings(parameters)
    case "H5P.TrueFalse":
      var question = question(parameters, metadata)
      question.readTrueFalse(&losses, &sink)
      countSettings(parameters)
    case "H5P.DragText", "H5P.DragQuestion", "H5P.SortParagraphs":
      var question = question(parameters, metadata)
      question.readItems(&losses, &sink)
      noteFeedback(parameters, &sink)
      countSettings(parameters)
    case "H5P.Blanks":
      let parts = parameters["questions"]?.array ?? []
      if parts.isEmpty {
        sink.leaveOut(.malformedQuestion, "left out: it has no text with gaps", at: place)
      }
      for text in parts {
        var question = question(parameters, metadata)
        sink.item(at: content.place(text.bytes)) {
          question.readBlanks(H5PBlanks(text.string ?? ""), &losses, &$0)
        }
      }
      noteFeedback(parameters, &sink)
      countSettings(parameters)
    case "H5P.AdvancedText", "H5P.Text", "H5P.Image", "H5P.Video", "H5P.Audio":
      sink.lose("a part of the type \(library) is lost", at: place)
    default:
      sink.leaveOut(.noGameForIt, "left out: it is of the type \"\(library)\"", at: place)
    }
  }

  private func question(_ parameters: JSON, _ metadata: H5PMetadata) -> H5PQuestion {
    let package = package
    return H5PQuestion(parameters, metadata, place: content.place(parameters.bytes)) { path in
      QuestionPackage.path(String(path.prefix { $0 != "#" }), from: Self.body)
        .map(package.bytes) ?? .missing
    }
  }

  private mutating func readPart(_ part: JSON, _ sink: inout ImportSink) {
    sink.item(at: content.place(part.bytes)) { sink in
      guard let library = part["library"]?.string, let parameters = part["params"] else {
        return sink.leaveOut(
          .malformedQuestion, "left out: it has no type or no content",
          at: content.place(part.bytes))
      }
      read(parameters, library, H5PMetadata(part["metadata"]), &sink)
    }
  }

  private mutating func readSet(_ parameters: JSON, _ sink: inout ImportSink) {
    for part in parameters["questions"]?.array ?? [] { readPart(part, &sink) }
    let place = content.place(parameters.bytes)
    let intro = parameters["introPage"]?["introduction"]?.string ?? ""
    let text = PlainText(html: intro).text
    if !text.isEmpty {
      if sink.deck.description == nil {
        sink.deck.description = text
      } else {
        sink.note(.valueDropped, "the introduction \"\(text)\" is lost", at: place)
      }
    }
    noteFeedback(parameters, &sink)
    noteFeedback(parameters["endGame"], &sink)
    guard case .object(let members) = parameters.value,
      members.contains(where: { !["questions", "introPage"].contains($0.name) })
    else { return }
    losses.add(
      .settingDropped, "settings of a set, such as the share of points to pass", at: place,
      isOfQuestions: false)
  }

  // MARK: - What is lost

  private func noteFeedback(_ parameters: JSON?, _ sink: inout ImportSink) {
    guard let parameters else { return }
    let ranges = parameters["overallFeedback"]?.array ?? []
    let remarks = ranges.compactMap { $0["feedback"]?.string }.map { PlainText(html: $0).text }
      .filter { !$0.isEmpty }
    guard let first = remarks.first else { return }
    let more = remarks.count > 1 ? " and \(remarks.count - 1) more" : ""
    sink.note(
      .feedbackDropped, "the remark \"\(first)\"\(more) about points is lost",
      at: content.place(parameters.bytes))
  }

  private mutating func countSettings(_ parameters: JSON) {
    guard parameters["behaviour"] != nil || parameters["UI"] != nil || parameters["l10n"] != nil
    else { return }
    losses.add(
      .settingDropped, "settings, such as attempts and the words of buttons",
      at: content.place(parameters.bytes))
  }
}

/// The facts that H5P states about a content or about one question.
struct H5PMetadata {
  var title: String?
  let language: String?
  let licence: String?
  let authors: [String]
  let source: String?

  init(_ metadata: JSON?) {
    func text(_ name: String) -> String? {
      let text = metadata?[name]?.string?.collapsed ?? ""
      return text.isEmpty ? nil : text
    }
    title = text("title")
    let tongue = text("defaultLanguage") ?? text("language")
    // `und` stands for no language.
    language = tongue == "und" ? nil : tongue
    licence = text("license").flatMap { Self.licence($0, text("licenseVersion")) }
    authors = metadata?["authors"]?.array?.compactMap { $0["name"]?.string?.collapsed } ?? []
    source = text("source")
  }

  /// Returns the id of SPDX for a licence of Creative Commons, and other licences in H5P's words.
  private static func licence(_ name: String, _ version: String?) -> String? {
    switch name {
    case "U": return nil
    case "C": return "Copyright"
    case "PD": return "Public domain"
    case "CC0 1.0": return "CC0-1.0"
    default: break
    }
    if name.hasPrefix("CC BY"), let number = version?.split(separator: " ").first {
      return name.replacing(" ", with: "-") + "-" + number
    }
    return version.map { "\(name) \($0)" } ?? name
  }

  func describe(_ deck: inout DeckInfo) {
    (deck.title, deck.language, deck.licence) = (title, language, licence)
    deck.authors = authors.filter { !$0.isEmpty }
  }
}
