internal import Diagnostics
internal import Kinds
internal import TextUnicode
internal import XMLSource

/// A note that this program has written, with the values that are in its HTML.
struct AnkiNote {
  let kind: String
  private var values: [(field: String, text: String)] = []
  /// The texts of the lists on the front.
  private var choices: [String] = []
  private var texts = QuestionTexts()
  /// Text that is in no value, because a person has added it.
  private var further: [String] = []

  /// Nil if the front is none that this program has written.
  init?(front: String, back: String) {
    guard front.utf8.hasBytes(of: "\(AnkiForm.root) "),
      let nodes = HTMLDocument(front)?.nodes,
      let root = nodes.elements.first(where: { Self.kind(of: $0) != nil }),
      let kind = Self.kind(of: root)
    else { return nil }
    self.kind = kind
    if let id = root[AnkiForm.id] { values.append(("Id", id)) }
    read(root.content)
    read(HTMLDocument(back)?.nodes ?? [])
  }

  private static func kind(of element: MarkupElement) -> String? {
    let classes = (element["class"] ?? "").split(separator: " ").map(String.init)
    guard classes.count >= 2, classes[0] == AnkiForm.root else { return nil }
    return ExchangeFormat.anki.writer?.fields[classes[1]] == nil ? nil : classes[1]
  }

  private static let fields = Dictionary(
    uniqueKeysWithValues: AnkiForm.fields.map { ($0.lowercased(), $0) })

  private mutating func read(_ nodes: [MarkupNode]) {
    for node in nodes {
      switch node {
      case .text(let text):
        let hasWords = text.unicodeScalars.contains {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        if hasWords { further.append(text.collapsed) }
      case .element(let element): read(element)
      }
    }
  }

  private mutating func read(_ element: MarkupElement) {
    let name = element.localName
    if let field = element["class"].flatMap({ Self.fields[$0] }) {
      values.append((field, text(of: element)))
    } else if name == "li" {
      choices.append(text(of: element))
    } else if name == "img", let source = element["src"], !source.isEmpty {
      values.append(("Image", source))
      values.append(("Alt", element["alt"] ?? ""))
    } else {
      read(element.content)
    }
  }

  private mutating func text(of element: MarkupElement) -> String {
    element.children.isEmpty ? element.text : texts.other(PlainText(element.content))
  }

  /// Sends the question of the note to the sink.
  func read(tags: [String], at place: Place, _ sink: inout ImportSink) {
    var question = ExchangedQuestion(kind: kind, at: place)
    for (field, text) in values where question[field] == nil { question[field] = text }
    let subject = question["Id"]
    if question.form == .choice {
      var wrong = choices
      for right in question.right.isEmpty ? [""] : question.rights {
        guard let index = wrong.firstIndex(of: right) else {
          return sink.leaveOut(
            .noRightAnswer, "left out: its right answer \"\(right)\" is none of the choices",
            at: place, subject: subject)
        }
        wrong.remove(at: index)
      }
      for (number, text) in wrong.prefix(ExchangedQuestion.mostListed).enumerated() {
        question["Wrong\(number + 1)"] = text
      }
    }
    if [.order, .pairs].contains(question.form), choices.sorted() != question.itemTexts.sorted() {
      return sink.leaveOut(
        .noRightAnswer, "left out: the items of its front are not those of its back", at: place,
        subject: subject, help: "write an item alike on both sides of the note")
    }
    question.tags = tags.map { $0.replacing("_", with: " ") }
    if !further.isEmpty {
      sink.note(
        .valueDropped, "the text \"\(further.joined(separator: " "))\" is lost", at: place,
        subject: subject)
    }
    texts.finish(&question, &sink, subject: subject) { _ in .missing }
    sink.add(question)
  }
}

extension [MarkupNode] {
  fileprivate var elements: [MarkupElement] {
    compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
  }
}
