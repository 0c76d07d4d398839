internal import Diagnostics
internal import Kinds
internal import Rows
internal import TextUnicode
internal import XMLSource

/// One item of QTI 2 or 3, with the names of QTI 2.
struct QTIItem {
  let item: MarkupElement
  private let source: QTISource
  let place: Place
  var texts = QuestionTexts()
  private(set) var id: String?
  /// The places of the remarks that are taken.
  private var taken: Set<Int> = []

  init(_ item: MarkupElement, _ source: QTISource) {
    (self.item, self.source) = (item, source)
    place = source.file.place(item.range)
  }

  mutating func read(_ losses: inout FileLosses, _ sink: inout ImportSink) {
    id = source.id(item["identifier"] ?? "", &losses, at: place)
    guard let body = item.child("itemBody") else {
      return leaveOut(.malformedQuestion, "it has no item body", &sink)
    }
    if item.child("templateDeclaration") != nil {
      return leaveOut(.noGameForIt, "its text is made by a template", &sink)
    }
    let interactions = Self.interactions(in: body)
    guard let interaction = interactions.first else {
      return leaveOut(.noGameForIt, "it has nothing to answer", &sink)
    }
    guard interactions.count == 1 else {
      return leaveOut(.noGameForIt, "it asks for \(interactions.count) answers", &sink)
    }
    switch interaction.name {
    case "choiceInteraction": readChoice(interaction, body, &losses, &sink)
    case "orderInteraction": readOrder(interaction, body, &losses, &sink)
    case "matchInteraction": readPairs(interaction, body, &losses, &sink)
    case "gapMatchInteraction": readGaps(interaction, body, &losses, &sink)
    case "inlineChoiceInteraction", "hottextInteraction":
      readChoice(interaction, body, &losses, &sink)
    case "textEntryInteraction": readEntry(interaction, body, &losses, &sink)
    case "extendedTextInteraction": readLongEntry(interaction, body, &losses, &sink)
    case "sliderInteraction": readSlider(interaction, body, &losses, &sink)
    default: leaveOut(.noGameForIt, "it is of the type \(interaction.name)", &sink)
    }
  }

  func leaveOut(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.leaveOut(code, "left out: \(message)", at: place, subject: id)
  }

  func note(_ code: Code, _ message: String, _ sink: inout ImportSink) {
    sink.note(code, message, at: place, subject: id)
  }

  /// The interactions in an element, in their order.
  private static func interactions(in element: MarkupElement) -> [MarkupElement] {
    element.children.flatMap { child in
      child.name.hasSuffix("Interaction") ? [child] : interactions(in: child)
    }
  }

  // MARK: - Answers

  func declaration(of interaction: MarkupElement) -> MarkupElement? {
    item.children("responseDeclaration").first {
      $0["identifier"] == interaction["responseIdentifier"]
    }
  }

  /// The right values of a response, or those to which its mapping gives the most points.
  func rightValues(_ declaration: MarkupElement?) -> [String] {
    let correct = declaration?.child("correctResponse")?.children("value").map(\.text.trimmed) ?? []
    if !correct.isEmpty { return correct }
    let entries = points(declaration).filter { $0.points > 0 }
    let most = entries.map(\.points).max() ?? 0
    return entries.filter { $0.points == most }.map(\.key)
  }

  func points(_ declaration: MarkupElement?) -> [(key: String, points: Double)] {
    let entries = declaration?.child("mapping")?.children("mapEntry") ?? []
    return entries.map { ($0["mapKey"] ?? "", Double(decimal: $0["mappedValue"] ?? "") ?? 0) }
  }

  private mutating func readChoice(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let declaration = declaration(of: interaction)
    let right = rightAnswers(declaration)
    let isMultiple = declaration?["cardinality"] == "multiple"
    guard right.count <= (isMultiple ? ExchangedQuestion.mostRight : 1) else {
      return leaveOut(.severalRight, "it has \(right.count) right answers", &sink)
    }
    let elements = Self.choices(of: interaction)
    guard elements.count <= QuestionTexts.mostChoices else {
      return leaveOut(.tooLongToImport, QuestionTexts.tooMany(elements.count), &sink)
    }
    let names = elements.map { $0["identifier"]?.trimmed ?? "" }
    guard !right.isEmpty, right.allSatisfy(names.contains) else {
      return leaveOut(.noRightAnswer, "no answer is marked as right", &sink)
    }
    notePoints(declaration, right, &sink)
    if interaction["shuffle"] == "false" || elements.contains(where: { $0["fixed"] == "true" }) {
      losses.add(.settingDropped, "the order of choices", at: place)
    }
    let choices = zip(elements, names).map { element, name in
      ExchangedChoice(
        text: texts.choice(PlainText(element.content.filter(Self.isShown))),
        isRight: right.contains(name), remark: remark(on: element, named: name))
    }
    finish(.choice(prompt(body), choices, at: place), &losses, &sink)
  }

  /// The elements that can be chosen: those of a list, or words of a text.
  private static func choices(of interaction: MarkupElement) -> [MarkupElement] {
    switch interaction.name {
    case "inlineChoiceInteraction": interaction.children("inlineChoice")
    case "hottextInteraction": interaction.descendants(["hottext"])
    default: interaction.children("simpleChoice")
    }
  }

  /// The right values of a choice: all of its response, or those that bring points where several are asked for.
  private func rightAnswers(_ declaration: MarkupElement?) -> [String] {
    let isMultiple = declaration?["cardinality"] == "multiple"
    let correct = declaration?.child("correctResponse")?.children("value") ?? []
    guard isMultiple, correct.isEmpty else { return rightValues(declaration) }
    return points(declaration).filter { $0.points > 0 }.map(\.key)
  }

  private func notePoints(
    _ declaration: MarkupElement?, _ right: [String], _ sink: inout ImportSink
  ) {
    let points = points(declaration)
    let wrong = points.filter { !right.contains($0.key) }.map(\.points)
    if right.count > 1 {
      let rights = points.filter { right.contains($0.key) }.map(\.points)
      if Set(rights).count > 1 || Set(wrong).count > 1 {
        note(.pointsDropped, "the weights of single answers are lost", &sink)
      }
    } else if case let weighed = wrong.count(where: { $0 != 0 }), weighed > 0 {
      note(.pointsDropped, "the weights of \(weighed) wrong answers are lost", &sink)
    }
  }

  /// The remark that is shown for a choice: within it, or below the item under its name.
  private mutating func remark(on choice: MarkupElement, named name: String) -> String? {
    let inner = choice.descendants(["feedbackInline"]).filter { $0["identifier"]?.trimmed == name }
    let remarks = inner + item.children("modalFeedback").filter { isRemark($0, on: name) }
    taken.formUnion(remarks.map(\.range.lowerBound))
    let found = remarks.map { texts.other(PlainText($0.content)) }.filter { !$0.isEmpty }
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  private func isRemark(_ feedback: MarkupElement, on name: String) -> Bool {
    feedback["identifier"]?.trimmed == name && feedback["showHide"] != "hide"
      && !isGeneral(feedback)
  }

  // MARK: - Texts

  /// The elements beside the text that a question asks with.
  private static let asides: Set = [
    "feedbackInline", "feedbackBlock", "rubricBlock", "stylesheet", "templateBlock",
    "templateInline",
  ]

  static func isShown(_ node: MarkupNode) -> Bool {
    guard case .element(let element) = node else { return true }
    return !asides.contains(element.name)
  }

  mutating func prompt(_ body: MarkupElement) -> String {
    let whole = PlainText(Self.question(body.content, gap: ""))
    let gapped = PlainText(Self.question(body.content, gap: " _____ "))
    // A gap at the end of a question needs no line.
    return texts.prompt(gapped.text == whole.text + " _____" ? whole : gapped)
  }

  /// The interactions that stand in a line of text.
  private static let gaps: Set = ["textEntryInteraction", "inlineChoiceInteraction"]

  /// The elements of HTML that stand for those around and in a text whose words are chosen.
  private static let htmlNames = ["hottextInteraction": "div", "prompt": "div", "hottext": "span"]

  /// The nodes that ask: an interaction leaves its own question, or a gap.
  private static func question(_ nodes: [MarkupNode], gap: String) -> [MarkupNode] {
    nodes.filter(isShown).map { node in
      guard case .element(var element) = node else { return node }
      if gaps.contains(element.name) { return .text(gap) }
      if let name = htmlNames[element.name] {
        element.name = name
      } else if element.name.hasSuffix("Interaction") {
        element.content = element.child("prompt")?.content ?? []
        element.name = "div"
      }
      element.content = question(element.content, gap: gap)
      return .element(element)
    }
  }

  // MARK: - What all types have

  private static let known: Set = [
    "responseDeclaration", "outcomeDeclaration", "responseProcessing", "itemBody", "modalFeedback",
    "assessmentStimulusRef",
  ]

  mutating func finish(
    _ question: ExchangedQuestion, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    var question = question
    question["Id"] = id
    source.describe(&question)
    takeFeedback(&question, &sink)
    for child in item.children where !Self.known.contains(child.name) {
      losses.add(.valueDropped, "the value of <\(child.name)>", at: place)
    }
    if item.child("assessmentStimulusRef") != nil {
      note(.valueDropped, "the shared text that the item is about is lost", &sink)
    }
    source.note(title: item["title"], of: question, &losses, &sink)
    texts.finish(&question, &sink, subject: id, bytes: source.bytes)
    sink.add(question)
  }

  /// Takes the feedback that is always shown as explanation, and records all other remarks.
  private mutating func takeFeedback(
    _ question: inout ExchangedQuestion, _ sink: inout ImportSink
  ) {
    let modal = item.children("modalFeedback")
    let general = modal.first(where: isGeneral)
    if let general {
      let text = texts.other(PlainText(general.content))
      if question.form != .number {
        question["Explanation"] = text
      } else if !text.isEmpty {
        note(.valueDropped, "the general feedback \"\(text)\" is lost", &sink)
      }
    }
    let others = modal.filter { $0["identifier"] != general?["identifier"] }
    let asides = item.child("itemBody")?.descendants(Self.asides) ?? []
    let left = (asides + others).filter { !taken.contains($0.range.lowerBound) }
    let lost =
      question.takeRemarks()
      + left.map { texts.other(PlainText($0.content)) }.filter { !$0.isEmpty }
    guard let first = lost.first else { return }
    let more = lost.count > 1 ? " and \(lost.count - 1) more" : ""
    note(.feedbackDropped, "the remark \"\(first)\"\(more) is lost", &sink)
  }

  /// True if the feedback is shown whatever the answer is.
  private func isGeneral(_ feedback: MarkupElement) -> Bool {
    let identifier = feedback["identifier"] ?? ""
    let outcome = item.children("outcomeDeclaration").first {
      $0["identifier"] == feedback["outcomeIdentifier"]
    }
    let values = outcome?.child("defaultValue")?.children("value") ?? []
    return identifier.lowercased().contains("general")
      || values.contains { $0.text.trimmed == identifier }
  }
}
