internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// Items of QTI 1.2 with texts to put in order, or with pairs.
extension QTIOldItem {
  mutating func readOrder(
    _ response: MarkupElement, _ presentation: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let labels = response.descendants(["response_label"])
    let names = labels.map { $0["ident"]?.trimmed ?? "" }
    guard let order = rules.order(of: response["ident"]?.trimmed ?? ""),
      order.count == names.count, Set(names) == Set(order), Set(order).count == order.count
    else { return leaveOut(.noRightAnswer, "its order is not stated for all items", &sink) }
    if let fault = ExchangedQuestion.fault(ofItems: order.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    var named: [String: String] = [:]
    for (name, label) in zip(names, labels) {
      named[name] = texts.choice(QTIOldText.text(of: label))
    }
    // The text that asks stands before the items, or with them; beside it may stand words such as "first" and "last".
    var prompt = texts.prompt(
      QTIOldText.text(of: presentation, without: [response.range.lowerBound]))
    let beside = texts.prompt(QTIOldText.text(of: response))
    if prompt.isEmpty {
      prompt = beside
    } else if !beside.isEmpty {
      note(.valueDropped, "the text \"\(beside)\" beside the items is lost", &sink)
    }
    finish(.ordering(prompt, order.compactMap { named[$0] }, at: place), &losses, &sink)
  }

  mutating func readPairs(
    _ pairs: QTIOldPairs, _ presentation: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let values = rules.valuesByResponse
    let rights = pairs.lefts.map { pairs.rights(of: $0, among: values[$0.response] ?? []) }
    guard rights.allSatisfy({ $0.count == 1 }) else {
      return leaveOut(.noRightAnswer, "not each of its texts on the left has its right side", &sink)
    }
    let used = rights.flatMap(\.self)
    guard Set(used).count == used.count else {
      return leaveOut(.noGameForIt, "one of its texts belongs to several", &sink)
    }
    let extras = pairs.rights.indices.filter { !used.contains($0) }
    if let fault = ExchangedQuestion.fault(ofPairs: used.count, extras: extras.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    if rules.areWeighed { note(.pointsDropped, "the weights of single pairs are lost", &sink) }
    let made = zip(pairs.lefts, used).map { left, right in
      ExchangedPair(left: texts.choice(left.text), right: texts.choice(pairs.rights[right]))
    }
    let prompt = texts.prompt(QTIOldText.text(of: presentation, without: pairs.places))
    let others = extras.map { texts.choice(pairs.rights[$0]) }
    finish(.matching(prompt, made, extras: others, at: place), &losses, &sink)
  }
}
