internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// The file that an item of QTI is in, and the package around it.
struct QTISource {
  let file: ImportedFile
  /// The path of the file in the package.
  let path: String
  let package: QuestionPackage
  /// The text of the manifest about the file; nil outside of packages.
  let description: QTIMetadata?

  /// Returns the bytes of a picture by its address in the file.
  func bytes(_ address: String) -> NamedBytes {
    let address = address.percentDecoded
    // Canvas has this word in place of the folder with the files.
    let mark = "$IMS-CC-FILEBASE$"
    let paths =
      address.hasPrefix(mark)
      ? ["", "web_resources/"].map { $0 + address.dropFirst(mark.count).drop { $0 == "/" } }
      : [QuestionPackage.path(address, from: path), address].compactMap(\.self)
    for path in paths {
      let path = String(path.prefix { $0 != "?" })
      let bytes = package.bytes(path)
      if case .missing = bytes { continue }
      return bytes
    }
    return .missing
  }

  /// Adds what the manifest says about the item.
  func describe(_ question: inout ExchangedQuestion) {
    guard let description else { return }
    question.tags = description.keywords.map { $0.replacing(";", with: " ") }
    question["Difficulty"] = description.difficulty.map { "\($0)" }
  }

  /// Returns the id that an identifier stands for; nil if it only counts items or was made by a program.
  func id(_ identifier: String, _ losses: inout FileLosses, at place: Place) -> String? {
    // An identifier begins with a letter or a low line, and an id may begin with a digit.
    let id = String(identifier.drop { $0 == "_" }).trimmed
    if id.hasPrefix(QTIWriter.numbered) || id.isEmpty { return nil }
    let digits = id.utf8.reversed().prefix { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 | 0x20 }
    if digits.count >= 16 {
      losses.add(.valueDropped, "identifiers that a program made", at: place)
      return nil
    }
    return id
  }

  /// Records a title that says more than the text of the question.
  func note(
    title: String?, of question: ExchangedQuestion, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let title = (title ?? "").collapsed
    if QuestionTitle.isBeginning(title, of: question.prompt) || title == question["Id"] { return }
    let words = title.split(separator: " ")
    if ["Question", "Item"].contains(words.first), words.count == 1 || Int(words[1]) != nil {
      losses.add(.valueDropped, "titles such as \"\(title)\"", at: question.place)
    } else {
      sink.note(
        .valueDropped, "the title \"\(title)\" is lost", at: question.place,
        subject: question["Id"])
    }
  }
}

/// The names of QTI 3.0 as those of QTI 2, so that one reader serves both.
enum QTIElement {
  /// Returns the element with `choiceInteraction` for `qti-choice-interaction`, and `maxChoices` for `max-choices`.
  ///
  /// Elements of HTML keep their names. Prefixes are dropped.
  static func unified(_ element: MarkupElement) -> MarkupElement {
    var unified = MarkupElement(element.localName, element.attributes, range: element.range)
    if unified.name.hasPrefix("qti-") {
      unified.name = camel(unified.name.dropFirst("qti-".count))
      unified.attributes = element.attributes.map { attribute in
        MarkupElement.Attribute(camel(attribute.name[...]), attribute.value)
      }
    }
    unified.content = element.content.map { node in
      if case .element(let child) = node { .element(Self.unified(child)) } else { node }
    }
    return unified
  }

  private static func camel(_ name: Substring) -> String {
    let words = name.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([words.first.map(String.init) ?? ""] + rest).joined()
  }
}

/// The answers to an item for a typed text: those that bring all points, and those that bring none or a part.
struct QTITypedAnswers {
  private var right: [String]
  private var refused: [String] = []
  private var partly: [String] = []

  /// - `correct`: the answers that the item calls correct.
  /// - `points`: the points of further answers. The most of them are all that can be had.
  init(correct: [String], _ points: [(key: String, points: Double)]) {
    right = correct.filter { !$0.isEmpty }
    let most = points.map(\.points).max() ?? 0
    for (answer, value) in points where !answer.isEmpty && !right.contains(answer) {
      if value <= 0 {
        refused.append(answer)
      } else if value >= most {
        right.append(answer)
      } else {
        partly.append(answer)
      }
    }
  }

  /// Returns the question with its answers; nil if none is right.
  func question(_ prompt: String, at place: Place) -> ExchangedQuestion? {
    right.isEmpty ? nil : .typed(prompt, answers: right, refused: refused, at: place)
  }

  /// The words about answers that cannot be taken; nil if there are none.
  var loss: String? {
    if partly.isEmpty { return nil }
    let listed = partly.map { "\"\($0)\"" }.joined(separator: ", ")
    return "answers worth a part of the points are lost: \(listed)"
  }
}
