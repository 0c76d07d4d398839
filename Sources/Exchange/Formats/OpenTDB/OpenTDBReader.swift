internal import Bytes
internal import Diagnostics
internal import Rows

extension ExchangeFormat {
  /// The JSON of the programming interface of the Open Trivia Database.
  static let opentdb = ExchangeFormat(
    "opentdb", "Open Trivia Database",
    reader: FormatReader(
      takes:
        "single choice and true/false questions; categories as tags, difficulties; texts with HTML entities, in URL encoding or Base64",
      loses: "nothing that the database has",
      recognises: OpenTDBReader.recognises, read: OpenTDBReader.read))
}

/// Reads the answer of the Open Trivia Database, or a bare list of its questions.
struct OpenTDBReader {
  private let file: ImportedFile
  private let encoding: OpenTDBText
  /// The number of texts that differ from what the file has.
  private var decodedCount = 0

  /// True for JSON whose first questions have the names of the database.
  static func recognises(_ file: ImportedFile) -> Bool {
    let start = file.bytes.prefix(1 << 14)
    let first = start.first { $0 > 0x20 && $0 < 0x80 }
    return (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
      && start.hasBytes(of: "\"correct_answer\"") && start.hasBytes(of: "\"incorrect_answers\"")
      && (first == UInt8(ascii: "[") || start.hasBytes(of: "\"results\""))
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let json = try JSON(file)
    guard let questions = json.array ?? json["results"]?.array else {
      throw unreadable(
        file, json, "there is no list `results` with questions",
        help: "import the file as the database sent it, or name its format with --from")
    }
    if let code = json["response_code"] {
      if questions.isEmpty, code.scalar != "0" {
        throw unreadable(
          file, code, "the database has sent no questions, but code \(code.scalar ?? "")",
          help: "ask it for fewer questions, or again after some seconds")
      }
      sink.deck.licence = "CC-BY-SA-4.0"
      sink.deck.credits = ["Open Trivia Database (opentdb.com)"]
      sink.deck.language = "en"
    }
    noteMembers(of: json, besides: ["response_code", "results"], file, nil, &sink)
    var reader = OpenTDBReader(file: file, encoding: encoding(of: questions))
    for question in questions {
      sink.item(at: file.place(question.bytes)) { reader.read(question, &$0) }
    }
    if reader.decodedCount > 0 {
      let texts = reader.decodedCount == 1 ? "text is" : "texts are"
      sink.note(
        .decodedText, "\(reader.decodedCount) \(texts) read from \(reader.encoding.title)",
        at: file.place(0..<0))
    }
  }

  private init(file: ImportedFile, encoding: OpenTDBText) {
    (self.file, self.encoding) = (file, encoding)
  }

  private static func unreadable(
    _ file: ImportedFile, _ json: JSON, _ message: String, help: String
  ) -> ImportError {
    ImportError(Finding(.unreadableImport, message, at: file.place(json.bytes), help: help))
  }

  /// The encoding of all texts, by those of the first hundred questions.
  private static func encoding(of questions: [JSON]) -> OpenTDBText {
    OpenTDBText(
      of: questions.prefix(100).flatMap { question in
        ["type", "category", "difficulty", "question", "correct_answer"].compactMap {
          question[$0]?.string
        }
      })
  }

  // MARK: - Questions

  private static let members = [
    "type", "difficulty", "category", "question", "correct_answer", "incorrect_answers",
  ]

  private mutating func read(_ json: JSON, _ sink: inout ImportSink) {
    let place = file.place(json.bytes)
    func leaveOut(_ code: Code, _ message: String) {
      sink.leaveOut(code, "left out: \(message)", at: place)
    }
    guard let prompt = json["question"]?.scalar else {
      return leaveOut(.malformedQuestion, "it has no text named \"question\"")
    }
    let answers = json["incorrect_answers"]?.array ?? []
    guard answers.count <= ExchangedQuestion.mostListed else {
      return leaveOut(.malformedQuestion, "it has \(answers.count) wrong answers")
    }
    let encoded = [prompt, json["correct_answer"]?.scalar ?? ""] + answers.map { $0.scalar ?? "" }
    let labels = ["type", "difficulty", "category"].map { json[$0]?.scalar ?? "" }
    let texts = (encoded + labels).map(encoding.decoded)
    if let index = texts.firstIndex(of: nil) {
      return leaveOut(
        .malformedQuestion, "\"\((encoded + labels)[index])\" is not \(encoding.title)")
    }
    let decoded = texts.compactMap { $0 }
    let (type, difficulty, category) = (
      decoded[encoded.count], decoded[encoded.count + 1], decoded[encoded.count + 2]
    )
    guard ["multiple", "boolean", ""].contains(type) else {
      return leaveOut(.noGameForIt, "its type is \"\(type)\"")
    }
    decodedCount += zip(encoded + labels, decoded).count { $0 != $1 }
    Self.noteMembers(of: json, besides: Self.members, file, nil, &sink)
    var question = ExchangedQuestion.choice(
      decoded[0], right: decoded[1], wrong: Array(decoded[2..<encoded.count]), at: place)
    question.tags = [category].filter { !$0.isEmpty }
    question["Difficulty"] = Self.difficulties[difficulty] ?? difficulty
    sink.add(question)
  }

  private static let difficulties = ["easy": "1", "medium": "3", "hard": "5"]

  /// Records the values of an object that have no place in a project.
  private static func noteMembers(
    of json: JSON, besides known: [String], _ file: ImportedFile, _ subject: String?,
    _ sink: inout ImportSink
  ) {
    guard case .object(let members) = json.value else { return }
    for member in members where !known.contains(member.name) {
      sink.note(
        .valueDropped, "the value \"\(member.name)\" is lost",
        at: file.place(member.value.bytes), subject: subject)
    }
  }
}

/// The encoding of the texts within a JSON file of the Open Trivia Database.
enum OpenTDBText {
  case entities
  case percent
  case base64

  /// The encoding that the texts of a file have together.
  init(of texts: some Sequence<String>) {
    var (isBase64, isPercent, hasPercent) = (true, true, false)
    var isEmpty = true
    for text in texts where !text.isEmpty {
      isEmpty = false
      isBase64 =
        isBase64 && text.utf8.count.isMultiple(of: 4) && OpenTDBText.base64.decoded(text) != nil
      isPercent = isPercent && text.utf8.allSatisfy(Self.isURLCharacter)
      hasPercent = hasPercent || text.utf8.contains { $0 == UInt8(ascii: "%") }
    }
    if isBase64, !isEmpty {
      self = .base64
    } else {
      self = isPercent && hasPercent ? .percent : .entities
    }
  }

  private static func isURLCharacter(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || "-._~%+".utf8.contains(byte)
  }

  /// The name of the encoding in the ledger.
  var title: String {
    switch self {
    case .entities: "HTML entities"
    case .percent: "URL encoding"
    case .base64: "Base64"
    }
  }

  /// Returns the text that is meant; nil if the encoding is broken.
  func decoded(_ text: String) -> String? {
    switch self {
    case .entities: text.utf8.contains(UInt8(ascii: "&")) ? Self.withoutEntities(text) : text
    case .percent: Self.withoutPercents(text)
    case .base64: Base64.decoded(text.utf8).flatMap { String(validating: $0, as: UTF8.self) }
    }
  }

  private static func withoutEntities(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let entity = HTMLEntities.match(bytes, at: index) {
        decoded += entity.text.utf8
        index = entity.end
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  /// Decodes `%C3%A9`. The older of the two URL encodings of the database has a plus for a space; both encode a plus.
  private static func withoutPercents(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "%"):
        let digits = String(decoding: bytes[(index + 1)...].prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, digits.utf8.first != UInt8(ascii: "+"),
          let byte = UInt8(digits, radix: 16)
        else { return nil }
        decoded.append(byte)
        index += 3
      case UInt8(ascii: "+"):
        decoded.append(0x20)
        index += 1
      case let byte:
        decoded.append(byte)
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }
}
