internal import TextUnicode
internal import XMLSource

/// The texts of an item of QTI 1.2 that are to be matched: several responses with one list of choices.
///
/// Canvas has the text on the left in each response, with the whole list. Blackboard has it beside the response, and the
/// list once behind all of them.
struct QTIOldPairs {
  /// A text on the left side.
  struct Left {
    var text: PlainText
    /// The name of its response, and the names that the choices have in it.
    var response: String
    var choices: [String]
  }

  private(set) var lefts: [Left] = []
  private(set) var rights: [PlainText] = []
  /// The places where the elements with these texts begin.
  private(set) var places: Set<Int> = []

  /// Nil if the responses have different choices.
  init?(_ responses: [MarkupElement], in presentation: MarkupElement) {
    let labels = responses.map { $0.descendants(["response_label"]) }
    guard let first = labels.first, (2...QuestionTexts.mostChoices).contains(responses.count),
      first.count <= QuestionTexts.mostChoices,
      labels.allSatisfy({ $0.count == first.count }),
      responses.allSatisfy({ $0["rcardinality"] ?? "Single" == "Single" })
    else { return nil }
    let names = labels.map { $0.map { $0["ident"]?.trimmed ?? "" } }
    if let block = Self.rightBlock(in: presentation) {
      rights = block.children.map { QTIOldText.text(of: $0) }
      places.insert(block.range.lowerBound)
    } else {
      rights = first.map { QTIOldText.text(of: $0) }
      for (others, texts) in zip(names, labels).dropFirst() where others != names[0] {
        guard texts.map({ QTIOldText.text(of: $0) }) == rights else { return nil }
      }
    }
    guard rights.count == first.count else { return nil }
    let scoped = Self.scoped(presentation)
    guard scoped.count == responses.count else { return nil }
    for (pair, names) in zip(scoped, names) {
      places.insert(pair.scope.range.lowerBound)
      let response = pair.response["ident"]?.trimmed ?? ""
      lefts.append(
        Left(text: QTIOldText.text(of: pair.scope), response: response, choices: names))
    }
  }

  /// The numbers of the texts that have one of some names in the choices of a left text.
  func rights(of left: Left, among values: Set<String>) -> [Int] {
    left.choices.indices.filter { values.contains(left.choices[$0]) }
  }

  /// The responses in an element, each with the innermost element that has its text and no other response.
  private static func scoped(
    _ element: MarkupElement
  ) -> [(response: MarkupElement, scope: MarkupElement)] {
    if QTIOldText.responses.contains(element.localName) { return [(element, element)] }
    var found = element.children.flatMap(scoped)
    if found.count == 1 {
      let text = QTIOldText.text(of: found[0].scope)
      if text.text.isEmpty, text.images.isEmpty { found[0].scope = element }
    }
    return found
  }

  /// The element with the texts on the right side, as Blackboard has it.
  private static func rightBlock(in element: MarkupElement) -> MarkupElement? {
    if element["class"] == "RIGHT_MATCH_BLOCK" { return element }
    for child in element.children {
      if let block = rightBlock(in: child) { return block }
    }
    return nil
  }
}
