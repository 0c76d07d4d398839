package import Diagnostics
internal import Kinds
internal import Rows

extension ExchangeFormat {
  /// The JSON of this program, which has room for all that a pack states of its questions.
  static let json = ExchangeFormat(
    "json", "packtool JSON",
    reader: FormatReader(
      takes:
        "all fields of all kinds, translations, facts about the pack; pictures beside the file",
      loses: "members that the form does not have",
      recognises: QuestionsReader.recognises, read: QuestionsReader.read),
    writer: FormatWriter(
      suffix: "json",
      fields: .all, hasTranslations: true, deck: Set(DeckInfo.Part.allCases),
      write: QuestionsWriter.write))
}

/// The names in a JSON file of this program; `schemas/exchange/questions.schema.json` describes the form.
enum QuestionsForm {
  static let name = "packtool-questions"
  static let version = 1
  /// The fields that hold several values, separated by semicolons in a table and an array in JSON.
  static let lists: Set<String> = ["Tags", "Pin", "Hints", "Accepted", "Refused"]
  /// The name of the array that holds the values of Wrong1 to Wrong7.
  static let wrong = "Wrong"

  /// Returns the number of a field such as `Wrong2`, from 0 on; nil for other fields.
  static func wrongNumber(_ field: Substring) -> Int? {
    guard field.hasPrefix(wrong), field.utf8.count == wrong.utf8.count + 1,
      let digit = field.utf8.last, 0x31...0x37 ~= digit
    else { return nil }
    return Int(digit - 0x31)
  }

  /// Splits `Prompt@de` into the field and the language.
  static func split(_ name: String) -> (field: Substring, language: Substring?) {
    guard let at = name.firstIndex(of: "@") else { return (name[...], nil) }
    return (name[..<at], name[name.index(after: at)...])
  }
}

extension ExchangeFormat {
  /// Returns the fault of a file that begins as JSON with objects or texts does; nil if it has none, or begins
  /// otherwise.
  package static func jsonFault(of file: ImportedFile) -> Finding? {
    let start = file.bytes.lazy.filter { $0 > 0x20 && $0 < 0x80 }.prefix(2).map { $0 }
    let openings = "{[".utf8
    guard let first = start.first, openings.contains(first),
      file.suffix == "json"
        || start.count == 2 && (start[1] == UInt8(ascii: "\"") || openings.contains(start[1]))
    else { return nil }
    do throws(ImportError) {
      _ = try JSON(file)
      return nil
    } catch {
      return error.finding
    }
  }
}

/// Reads the JSON that `QuestionsWriter` writes.
struct QuestionsReader {
  private let file: ImportedFile
  private let kind: ContentKind
  private let language: String?

  static func recognises(_ file: ImportedFile) -> Bool {
    let start = file.bytes.prefix(1 << 12)
    return start.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
      && start.hasBytes(of: "\"\(QuestionsForm.name)\"")
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let json = try JSON(file)
    func unreadable(_ part: JSON?, _ message: String, _ help: String) -> ImportError {
      let place = file.place((part ?? json).bytes)
      return ImportError(Finding(.unreadableImport, message, at: place, help: help))
    }
    guard json["format"]?.string == QuestionsForm.name else {
      throw unreadable(
        json["format"], "the file does not state the format \"\(QuestionsForm.name)\"",
        "begin the file with {\"format\": \"\(QuestionsForm.name)\", \"version\": 1")
    }
    guard json["version"]?.scalar == "\(QuestionsForm.version)" else {
      throw unreadable(
        json["version"], "the file is not of version \(QuestionsForm.version) of its format",
        "write \"version\": \(QuestionsForm.version), or use a newer packtool")
    }
    let names = ContentKind.all.map(\.name)
    guard let name = json["kind"]?.string, names.contains(name),
      let kind = ContentKind.named(name)
    else {
      throw unreadable(
        json["kind"], "the file does not state a kind of content",
        "write \"kind\": and one of \(names.joined(separator: ", "))")
    }
    guard let questions = json["questions"]?.array else {
      throw unreadable(
        json["questions"], "there is no list \"questions\"", "write \"questions\": [ … ]")
    }
    let members = ["$schema", "format", "version", "kind", "pack", "questions"]
    noteMembers(of: json, besides: members, file, &sink)
    readPack(json["pack"], file, &sink)
    let reader = QuestionsReader(file: file, kind: kind, language: sink.deck.language)
    for question in questions {
      sink.item(at: file.place(question.bytes)) { reader.read(question, &$0) }
    }
  }

  private static func noteMembers(
    of json: JSON, besides known: [String], _ file: ImportedFile, _ sink: inout ImportSink
  ) {
    guard case .object(let members) = json.value else { return }
    for member in members where !known.contains(member.name) {
      sink.note(
        .valueDropped, "\"\(member.name)\" is lost, as the format has no such member",
        at: file.place(member.value.bytes))
    }
  }

  private static func readPack(
    _ json: JSON?, _ file: ImportedFile, _ sink: inout ImportSink
  ) {
    guard let json else { return }
    func texts(_ name: String) -> [String] {
      json[name]?.array?.compactMap(\.scalar) ?? json[name]?.scalar.map { [$0] } ?? []
    }
    var info = DeckInfo()
    info.id = json["id"]?.scalar
    info.version = json["version"]?.scalar
    info.title = json["title"]?.scalar
    info.description = json["description"]?.scalar
    info.language = json["language"]?.scalar
    info.licence = json["licence"]?.scalar
    info.date = json["date"]?.scalar
    info.authors = texts("authors")
    info.credits = texts("credits")
    sink.deck = info
    noteMembers(of: json, besides: DeckInfo.Part.allCases.map(\.rawValue), file, &sink)
  }

  // MARK: - Questions

  private func read(_ json: JSON, _ sink: inout ImportSink) {
    let place = file.place(json.bytes)
    guard case .object(let members) = json.value else {
      return sink.leaveOut(
        .malformedQuestion, "left out: a question is an object, { … }", at: place)
    }
    let subject = json["Id"]?.scalar
    var question = ExchangedQuestion(kind: kind.name, at: place)
    for member in members {
      let (field, language) = QuestionsForm.split(member.name)
      guard isKnown(field, language) else {
        sink.note(
          .valueDropped, "\"\(member.name)\" is lost, as \(kind.name) has no such field",
          at: file.place(member.value.bytes), subject: subject)
        continue
      }
      guard let texts = texts(of: member.value) else {
        return sink.leaveOut(
          .malformedQuestion, "left out: \"\(member.name)\" is neither a text nor a number",
          at: file.place(member.value.bytes), subject: subject)
      }
      let suffix = language.map { "@\($0)" } ?? ""
      if field == QuestionsForm.wrong, texts.count <= ExchangedQuestion.mostListed {
        for (index, text) in texts.enumerated() {
          question["\(field)\(index + 1)\(suffix)"] = text
        }
      } else if texts.count > 1, !QuestionsForm.lists.contains(String(field)) {
        return sink.leaveOut(
          .malformedQuestion, "left out: \"\(member.name)\" has \(texts.count) values",
          at: file.place(member.value.bytes), subject: subject)
      } else {
        question[member.name] = texts.filter { !$0.isEmpty }.joined(separator: ";")
      }
    }
    sink.add(question)
  }

  private func isKnown(_ field: Substring, _ language: Substring?) -> Bool {
    let isWrong = field == QuestionsForm.wrong && kind.questionForm == .choice
    let known = kind.schema.field(isWrong ? "Wrong1" : String(field))
    guard let language else { return known != nil }
    return known?.isTranslatable == true && DeckInfo.isTag(String(language))
      && String(language) != self.language
  }

  /// The values of an array, or the one value of anything else; nil if one of them has parts of its own.
  private func texts(of json: JSON) -> [String]? {
    var texts: [String] = []
    for item in json.array ?? [json] {
      guard let text = item.scalar ?? (item.value == .null ? "" : nil) else { return nil }
      texts.append(text)
    }
    return texts
  }
}
