internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// Items of QTI 1.2 with texts to put in order, or with pairs.
extension QTIOldItem {
  mutating func readOrder(
    _ response: MarkupElement, _ presentation: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let labels = named(response)
    let right = rules.together ?? []
    let items = right.compactMap { labels[$0] }
    guard items.count == labels.count, items.count == right.count, Set(right).count == right.count
    else { return leaveOut(.noRightAnswer, "its order is not stated for all items", &sink) }
    if let fault = ExchangedQuestion.fault(ofItems: items.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    finish(.ordering(prompt(presentation), items, at: place), &losses, &sink)
  }

  /// Reads an item in which each text on the left asks for one of the same texts on the right.
  mutating func readPairs(
    _ responses: [MarkupElement], _ presentation: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let names = responses.map { Self.labels(of: $0).map { $0["ident"]?.trimmed ?? "" } }
    guard let first = responses.first, names.allSatisfy({ $0 == names[0] }), !names[0].isEmpty
    else { return leaveOut(.noGameForIt, "it asks for \(responses.count) answers", &sink) }
    let labels = named(first)
    let rights = responses.map { rules.answer(to: $0["ident"] ?? "") }
    let pairs = zip(responses, rights).compactMap { response, right -> ExchangedPair? in
      guard let right = right.flatMap({ labels[$0] }) else { return nil }
      return ExchangedPair(left: texts.choice(QTIOldText.text(of: response)), right: right)
    }
    guard pairs.count == responses.count else {
      return leaveOut(.noRightAnswer, "not each of its texts on the left has its right side", &sink)
    }
    let used = Set(rights.compactMap(\.self))
    guard used.count == pairs.count else {
      return leaveOut(.noGameForIt, "one of its texts belongs to several", &sink)
    }
    let extras = names[0].filter { !used.contains($0) }.compactMap { labels[$0] }
    if let fault = ExchangedQuestion.fault(ofPairs: pairs.count, extras: extras.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    let prompt = texts.prompt(QTIOldText.text(of: presentation, without: QTIOldText.responses))
    finish(.matching(prompt, pairs, extras: extras, at: place), &losses, &sink)
  }

  /// The texts of the labels of a response by their names.
  private mutating func named(_ response: MarkupElement) -> [String: String] {
    var named: [String: String] = [:]
    for label in Self.labels(of: response).prefix(QuestionTexts.mostChoices) {
      named[label["ident"]?.trimmed ?? ""] = texts.choice(QTIOldText.text(of: label))
    }
    return named
  }
}
