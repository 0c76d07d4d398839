internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// Items of QTI 2 and 3 that ask for a typed text or a number.
extension QTIItem {
  mutating func readEntry(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let declaration = declaration(of: interaction)
    switch declaration?["baseType"] ?? "" {
    case "integer", "float": readNumber(declaration, body, &losses, &sink)
    case "string": readText(declaration, body, &losses, &sink)
    default: leaveOut(.noGameForIt, "it asks for a typed value", &sink)
    }
  }

  /// Reads a field for a longer text. Without an answer that is right, only people can judge it.
  mutating func readLongEntry(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let declaration = declaration(of: interaction)
    guard !rightValues(declaration).allSatisfy(\.isEmpty) else {
      return leaveOut(.noGameForIt, "it asks for a text, and no answer is marked as right", &sink)
    }
    guard declaration?["cardinality"] ?? "single" == "single" else {
      return leaveOut(.noGameForIt, "it asks for several texts", &sink)
    }
    readEntry(interaction, body, &losses, &sink)
  }

  mutating func readSlider(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let ends = ["lowerBound", "upperBound"].compactMap { interaction[$0] }.joined(separator: " to ")
    if !ends.isEmpty { note(.settingDropped, "the ends of the slider are lost: \(ends)", &sink) }
    readNumber(declaration(of: interaction), body, &losses, &sink)
  }

  private mutating func readText(
    _ declaration: MarkupElement?, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let answers = QTITypedAnswers(
      correct: declaration?.child("correctResponse")?.children("value").map(\.text.trimmed) ?? [],
      points(declaration))
    guard let question = answers.question(prompt(body), at: place) else {
      return leaveOut(.noRightAnswer, "no answer is marked as right", &sink)
    }
    if let loss = answers.loss { note(.pointsDropped, loss, &sink) }
    let entries = declaration?.child("mapping")?.children("mapEntry") ?? []
    if entries.contains(where: { $0["caseSensitive"] == "true" }) {
      losses.add(.settingDropped, "that capitals count", at: place)
    }
    finish(question, &losses, &sink)
  }

  private mutating func readNumber(
    _ declaration: MarkupElement?, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let right = rightValues(declaration)
    guard let spelt = right.first else {
      return leaveOut(.noRightAnswer, "no number is marked as right", &sink)
    }
    guard right.count == 1 else {
      return leaveOut(.severalRight, "it has \(right.count) right numbers", &sink)
    }
    guard let value = DecimalText.plain(spelt) else {
      return leaveOut(.noGameForIt, "\"\(spelt)\" is no number", &sink)
    }
    if let tolerance { note(.toleranceDropped, "the tolerance \(tolerance) is lost", &sink) }
    let fact = ExchangedQuestion.fact(
      prompt(body), value: value, unitInPromptAt: place, &sink, subject: id)
    finish(fact, &losses, &sink)
  }

  /// The tolerance of the rule that compares numbers.
  private var tolerance: String? {
    item.child("responseProcessing")?.descendants(["equal"]).lazy.filter {
      $0["toleranceMode"] ?? "exact" != "exact"
    }.compactMap { $0["tolerance"] }.first
  }
}
