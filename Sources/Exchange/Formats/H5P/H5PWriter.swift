internal import Diagnostics
internal import Hashing
internal import Kinds
internal import PackFormat
internal import Pictures

/// Writes a question set of H5P without the libraries that play it, which the platform has.
enum H5PWriter {
  /// Writes as many questions as an archive has room for that can be read back.
  static func write(
    _ deck: ExportedDeck, _ options: ExportOptions, _ output: inout ExportOutput
  ) throws(ExportError) {
    var archive = ExportedPackage(options.archives, pictures: "content/images/")
    var questions: [String] = []
    var libraries: Set = [H5PLibrary.set]
    let head = H5PHead(deck.info, &output)
    let about = head.about(H5PLibrary.all).utf8.count
    var length = head.start.utf8.count + head.end.utf8.count
    for number in 0..<deck.count {
      let question = try deck.question(number)
      let item = H5PWriterItem(
        question, id: H5PLibrary.id(deck.info.id ?? "", try deck.id(number)),
        picture: archive.pictureName(of: question).map { "images/" + $0 })
      guard let (library, text) = item.content else {
        output.leaveOut(.questionNotExported, "left out: \(item.fault)", question)
        continue
      }
      let bytes = text.utf8.count + 1
      guard archive.takes(question, texts: [about, length + bytes], &output) else { continue }
      if question.picture != nil { libraries.insert(H5PLibrary.image) }
      length += bytes
      libraries.insert(library)
      questions.append(text)
    }
    archive.add("h5p.json", head.about(H5PLibrary.all.filter(libraries.contains)))
    archive.add(
      "content/content.json", head.start + questions.joined(separator: ",") + head.end)
    try archive.write(to: &output)
  }
}

/// A library of H5P in the version whose form is written.
struct H5PLibrary: Hashable {
  let name: String
  let version: (major: Int, minor: Int)

  private init(_ name: String, _ major: Int, _ minor: Int) {
    self.name = name
    version = (major, minor)
  }

  static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name with the version, as in `H5P.MultiChoice 1.16`.
  var title: String { "\(name) \(version.major).\(version.minor)" }

  // A set takes exactly these versions of question types.
  static let set = H5PLibrary("H5P.QuestionSet", 1, 20)
  static let choice = H5PLibrary("H5P.MultiChoice", 1, 16)
  static let blanks = H5PLibrary("H5P.Blanks", 1, 14)
  static let words = H5PLibrary("H5P.DragText", 1, 10)
  static let image = H5PLibrary("H5P.Image", 1, 1)
  static let all = [set, choice, blanks, words, image]

  /// An identifier in the form of a UUID that a question of a pack has in each export.
  static func id(_ pack: String, _ question: String) -> String {
    var digest = QuickSHA256()
    digest.update(Array("h5p\n\(pack)\n\(question)".utf8)[...])
    let digits = Array(digest.finish().hex.prefix(32))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }
}

/// The parts of an archive around its questions.
struct H5PHead {
  private let info: DeckInfo
  /// The language as H5P can state it.
  private let language: String?
  private let licence: (name: String, version: String?)?

  /// Records what H5P cannot state about the pack.
  init(_ info: DeckInfo, _ output: inout ExportOutput) {
    self.info = info
    let isPlain = { (tag: String) in
      tag.utf8.count <= 10 && tag.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || $0 == 0x2D }
    }
    language = info.language.flatMap { isPlain($0) ? $0 : nil }
    licence = info.licence.flatMap(Self.licence)
    if let lost = info.language, language == nil {
      output.note(.deckInfoNotExported, "H5P has no place for the language \(lost)")
    }
    if let lost = info.licence, licence == nil {
      output.note(.deckInfoNotExported, "H5P has no place for the licence \(lost)")
    }
  }

  /// A licence of Creative Commons in H5P's words, such as `CC BY-SA` and `4.0`; nil for other licences.
  private static func licence(_ id: String) -> (name: String, version: String?)? {
    if id == "CC0-1.0" { return ("CC0 1.0", nil) }
    let parts = id.split(separator: "-").map(String.init)
    guard parts.count > 2, parts[0] == "CC", let version = parts.last,
      ["1.0", "2.0", "2.5", "3.0", "4.0"].contains(version)
    else { return nil }
    let name = parts[1..<parts.count - 1].joined(separator: "-")
    return ["BY", "BY-SA", "BY-ND", "BY-NC", "BY-NC-SA", "BY-NC-ND"].contains(name)
      ? ("CC " + name, version) : nil
  }

  /// The text of `h5p.json`.
  func about(_ libraries: [H5PLibrary]) -> String {
    var members: [(key: String, value: JSONText)] = [
      ("title", .string(info.title ?? "Questions")), ("language", .string(language ?? "und")),
      ("mainLibrary", .string(H5PLibrary.set.name)), ("embedTypes", .array([.string("div")])),
      ("license", .string(licence?.name ?? "U")),
    ]
    if let version = licence?.version { members.append(("licenseVersion", .string(version))) }
    let authors = info.authors.map {
      JSONText.object([("name", .string($0)), ("role", .string("Author"))])
    }
    if !authors.isEmpty { members.append(("authors", .array(authors))) }
    let dependencies = libraries.map {
      JSONText.object([
        ("machineName", .string($0.name)), ("majorVersion", .integer($0.version.major)),
        ("minorVersion", .integer($0.version.minor)),
      ])
    }
    members.append(("preloadedDependencies", .array(dependencies)))
    return JSONText.object(members).text
  }

  /// The text of the content before its questions, and behind them.
  var start: String {
    guard let about = info.description else { return "{\"questions\":[" }
    let intro = JSONText.object([
      ("showIntroPage", .bool(true)), ("introduction", .string(H5PWriterItem.paragraph(about))),
    ])
    return "{\"introPage\":\(intro.text),\"questions\":["
  }

  let end = "]}"
}

/// One question of a set.
struct H5PWriterItem {
  private let question: ExchangedQuestion
  private let id: String
  /// The path of the picture in the folder of the content.
  private let picture: String?

  init(_ question: ExchangedQuestion, id: String, picture: String?) {
    (self.question, self.id, self.picture) = (question, id, picture)
  }

  static func paragraph(_ text: String) -> String { "<p>\(EscapedText.of(text))</p>\n" }

  /// The library and the JSON of the question; nil if H5P cannot have it.
  var content: (library: H5PLibrary, text: String)? {
    guard let (library, parameters) = parts else { return nil }
    var members = parameters
    if let media { members.insert(("media", media), at: 0) }
    let part = JSONText.object([
      ("library", .string(library.title)), ("params", .object(members)),
      ("subContentId", .string(id)),
      (
        "metadata",
        .object([
          ("title", .string(QuestionTitle.made(of: question.prompt))), ("license", .string("U")),
        ])
      ),
    ])
    return (library, part.text)
  }

  /// The reason why H5P cannot have the question.
  var fault: String {
    switch question.form {
    case .typed: "an answer has * or \\, which H5P has for gaps"
    case .pairs where H5PPlaces.areAll(question.pairs.map(\.left)):
      "its texts on the left are the numbers that H5P has for an order"
    default: "a text has *, \\ or :, which H5P has for words to drag"
    }
  }

  private var parts: (H5PLibrary, [(key: String, value: JSONText)])? {
    switch question.form {
    case .choice: (.choice, choice)
    case .typed: blanks.map { (.blanks, $0) }
    case .order:
      words(
        question.items.enumerated().map {
          ExchangedPair(left: H5PPlaces.text($0 + 1), right: $1)
        }, extras: []
      ).map { (.words, $0) }
    case .pairs:
      question.extraTexts.isEmpty && H5PPlaces.areAll(question.pairs.map(\.left))
        ? nil : words(question.pairs, extras: question.extraTexts).map { (.words, $0) }
    default: nil
    }
  }

  private var media: JSONText? {
    guard let picture, let type = question.picture.flatMap({ PictureType(beginningOf: $0.bytes) })
    else { return nil }
    let file = JSONText.object([
      ("path", .string(picture)),
      ("mime", .string("image/\(type == .jpeg ? "jpeg" : type.suffix)")),
    ])
    let parameters = JSONText.object([
      ("file", file), ("alt", .string(question["Alt"] ?? "")),
    ])
    return .object([
      (
        "type",
        .object([("library", .string(H5PLibrary.image.title)), ("params", parameters)])
      )
    ])
  }

  private var choice: [(key: String, value: JSONText)] {
    let answers = ChoiceOrder.choices(of: question).map { choice in
      let remark = choice.remark.map { "<div>\(EscapedText.of($0))</div>\n" } ?? ""
      return JSONText.object([
        ("text", .string("<div>\(EscapedText.of(choice.text))</div>\n")),
        ("correct", .bool(choice.isRight)),
        (
          "tipsAndFeedback",
          .object([
            ("tip", .string("")), ("chosenFeedback", .string(remark)),
            ("notChosenFeedback", .string("")),
          ])
        ),
      ])
    }
    return [("question", .string(Self.paragraph(question.prompt))), ("answers", .array(answers))]
  }

  /// The task and a gap; the case of letters does not count.
  private var blanks: [(key: String, value: JSONText)]? {
    let answers = question.rightAnswers
    guard !answers.joined().contains(where: { "*\\".contains($0) }) else { return nil }
    let gap = answers.map {
      EscapedText.of($0).replacing("/", with: "\\/").replacing(":", with: "\\:")
    }
    return [
      ("text", .string(Self.paragraph(question.prompt))),
      ("questions", .array([.string("<p>*\(gap.joined(separator: "/"))*</p>\n")])),
      ("behaviour", .object([("caseSensitive", .bool(false))])),
    ]
  }

  /// A line for each pair, with the word to drag between asterisks.
  private func words(
    _ pairs: [ExchangedPair], extras: [String]
  ) -> [(key: String, value: JSONText)]? {
    let words = pairs.map(\.right) + extras
    guard !words.joined().contains(where: { "*\\:".contains($0) }),
      !pairs.contains(where: { $0.left.contains("*") })
    else { return nil }
    let lines = pairs.map { "\(EscapedText.of($0.left)) *\(EscapedText.of($0.right))*" }
    let others = extras.map { "*\(EscapedText.of($0))*" }
    return [
      ("taskDescription", .string(Self.paragraph(question.prompt))),
      ("textField", .string(lines.joined(separator: "\n"))),
      ("distractors", .string(others.joined(separator: " "))),
    ]
  }
}
